import { unbroken } from '#kit/ui/unbroken.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { consentText } from '../contract.ts'

type Shown = CallOutput<typeof consentText>['paragraphs']

/** A text, paragraph by paragraph; headings are of this level where it stands. */
export function Paragraphs({ paragraphs, level: Heading }: { paragraphs: Shown; level: 'h2' | 'h4' }) {
  return (
    <div className="space-y-12">
      {paragraphs.map(({ is_heading, words }, at) =>
        is_heading === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
          <Heading key={at} className="pt-8 text-16 font-semibold text-ink">
            {words}
          </Heading>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change while it is read
          <p key={at} className="text-14 leading-relaxed text-ink-2">
            {unbroken(words)}
          </p>
        ),
      )}
    </div>
  )
}
