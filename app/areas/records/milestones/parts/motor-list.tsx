import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { milestones } from '../contract.ts'

/** What children learn to do with their bodies, and between which months nearly all of them learn it. Nothing is answered here. */
export function MotorList({ motor, source }: { motor: CallOutput<typeof milestones>['motor']; source: string }) {
  return (
    <Card>
      <Disclosure title="坐、站、爬、走的时间">
        <ul className="divide-y divide-line">
          {motor.map(({ id, words, from, to, state, state_words }) => (
            <li key={id} className="flex min-h-target flex-wrap items-center justify-between gap-x-12 py-6 text-16">
              <span>{words}</span>
              <span className="text-14 text-ink-2 tabular-nums">
                {from}–{to} 个月 <Tag tone={state === 'open' ? 'accent' : 'plain'}>{state_words}</Tag>
              </span>
            </li>
          ))}
        </ul>
        <p className="pt-8 text-12 text-ink-3">{source}</p>
      </Disclosure>
    </Card>
  )
}
