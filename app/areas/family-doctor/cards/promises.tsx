import { Card } from '#kit/ui/card.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { getApplyDetail } from '../contract.ts'

/** What was promised for the term against what was done. */
export function Promises({ promises }: { promises: CallOutput<typeof getApplyDetail>['promises'] }) {
  return (
    <Card title="承诺与完成" aside="本期">
      <ul className="grid gap-12">
        {promises.map(({ kind, name, times, done }) => (
          <li key={kind} className="grid gap-6 text-14">
            <div className="flex justify-between gap-12">
              <span>{name}</span>
              <span className="shrink-0 text-ink-2 tabular-nums">
                已完成 {done}/{times} 次
              </span>
            </div>
            <div aria-hidden className="h-6 overflow-hidden rounded-full bg-well">
              <div
                className="h-full rounded-full bg-accent"
                style={{ width: `${Math.min(100, (done / times) * 100)}%` }}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
