import { type MouseEvent, Suspense, useId, useState } from 'react'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { later } from '#kit/ui/later.ts'
import { Link } from '#kit/ui/link.tsx'
import { atSignIn, type Document, documents } from '../rules.ts'
import { textAddress } from './text-address.ts'

const TextSheet = later(async () => (await import('../parts/text-sheet.tsx')).TextSheet)

interface AgreeLineProps {
  ticked: boolean
  /** Why it must be ticked, once somebody has pressed without it. */
  error: string | undefined
  onChange: (ticked: boolean) => void
}

/**
 * The tick, under the name `agree`, by which somebody agrees to the texts where they sign in; never ticked for them. Each text
 * opens over the page, so that what was typed stays; without scripts it is a page of its own.
 */
export function AgreeLine({ ticked, error, onChange }: AgreeLineProps) {
  const id = useId()
  const [reading, setReading] = useState<Document>()
  const read = (event: MouseEvent, document: Document) => {
    event.preventDefault()
    setReading(document)
  }
  return (
    <div>
      <Checkbox
        name="agree"
        checked={ticked}
        aria-invalid={error !== undefined}
        aria-describedby={id}
        onChange={(event) => onChange(event.target.checked)}
      >
        我已阅读并同意
        {atSignIn.map((document) => (
          <Link
            key={document}
            to={textAddress(document)}
            onClick={(event) => read(event, document)}
            className="inline-block text-accent-ink"
          >
            《{documents[document]}》
          </Link>
        ))}
      </Checkbox>
      <p id={id} role="alert" className="text-14 text-danger">
        {error}
      </p>
      <Suspense>{reading && <TextSheet document={reading} onClose={() => setReading(undefined)} />}</Suspense>
    </div>
  )
}
