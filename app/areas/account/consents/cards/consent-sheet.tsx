import { type FormEvent, useId, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { useSend } from '#kit/wire/browser/use-act.ts'
import { sayConsent } from '../contract.ts'
import { useTexts } from '../parts/use-texts.ts'
import { type Document, documents } from '../rules.ts'
import { Paragraphs } from './paragraphs.tsx'

interface ConsentSheetProps {
  /** The texts that are asked for. */
  lacking: readonly Document[]
  title: string
  /** Why they are asked for now, and what happens without. */
  children: string
  /** The word for no. */
  decline: string
  onAnswer: (agreed: boolean) => void
}

/** Asks for the consents that are missing: each ticked by their own hand, both answers equally near, and no third way out. */
export function ConsentSheet({ lacking, title, children, decline, onAnswer }: ConsentSheetProps) {
  const form = useId()
  const { texts, trouble, again } = useTexts(lacking)
  const [fault, setFault] = useState('')
  const saying = useSend()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    const missing = lacking.find((document) => !ticked.has(document))
    if (missing) {
      setFault(`请先勾选“${documents[missing]}”`)
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus()
      return
    }
    for (const { document, version } of texts ?? [])
      if (!(await saying.send(sayConsent, { document, version, is_given: 1 }))) return
    onAnswer(true)
  }
  const words = fault || saying.error?.words || trouble
  const action = (
    <div>
      {words && (
        <p role="alert" className="pb-8 text-14 text-danger">
          {words}
        </p>
      )}
      <div className="flex gap-12 *:flex-1">
        <Button kind="secondary" onClick={() => onAnswer(false)}>
          {decline}
        </Button>
        {trouble ? (
          <Button onClick={again}>再试一次</Button>
        ) : (
          <Button type="submit" form={form} busy={saying.busy} disabled={!texts}>
            同意并继续
          </Button>
        )}
      </div>
    </div>
  )
  return (
    <Sheet open mustAnswer title={title} action={action} onClose={() => onAnswer(false)}>
      <form id={form} noValidate onSubmit={submit} onChange={() => setFault('')} className="space-y-8">
        <p className="text-14 text-ink-2">{children}</p>
        {texts ? (
          texts.map((text) => (
            <section key={text.document} className="border-t border-line pt-4">
              <Disclosure title={`${text.title}（第 ${text.version} 版）`}>
                <Paragraphs paragraphs={text.paragraphs} level="h4" />
              </Disclosure>
            </section>
          ))
        ) : (
          <Skeleton className="h-96" />
        )}
        <div className="border-t border-line pt-4">
          {lacking.map((document) => (
            <Checkbox key={document} name={document}>
              我已阅读并同意{documents[document]}
            </Checkbox>
          ))}
        </div>
      </form>
    </Sheet>
  )
}
