import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import type { ReadablePart } from '../rules/readable.ts'

/** One kind of what is stored about somebody, to be opened. */
export function OwnPart({ part: { title, keptBecause, entries } }: { part: ReadablePart }) {
  return (
    <Card>
      <Disclosure title={`${title}（${entries.length}）`}>
        {keptBecause && <p className="pb-8 text-ink-3">注销后仍会保存：{keptBecause}</p>}
        <ul className="divide-y divide-line">
          {entries.map((lines, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own, and never change
            <li key={at} className="py-12">
              <dl className="grid gap-4">
                {lines.map(({ name, value }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor have lines
                  <div key={place} className="flex flex-wrap justify-between gap-x-16">
                    <dt className="shrink-0 text-ink-3">{name}</dt>
                    <dd className="min-w-0 break-words whitespace-pre-wrap text-ink">{unbroken(value)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  )
}
