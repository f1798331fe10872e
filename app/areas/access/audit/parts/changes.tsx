import type { CallOutput } from '#kit/wire/call.ts'
import type { deskAuditList } from '../contract.ts'
import { changesOf } from '../rules.ts'

type Line = CallOutput<typeof deskAuditList>['list'][number]

/** What an act changed: each value before and after; what stayed is left out where both are told. */
export function Changes({ before, after }: Pick<Line, 'before' | 'after'>) {
  const changed = changesOf(before, after)
  if (changed.length === 0) return <span className="text-ink-3">—</span>
  return (
    <span className="inline-flex flex-wrap gap-x-12 text-12">
      {changed.map((change) => (
        <span key={change.name}>
          <span className="text-ink-3">{change.name} </span>
          {change.before !== undefined && <s className="text-ink-3">{change.before}</s>}
          {change.before !== undefined && change.after !== undefined && ' → '}
          {change.after}
        </span>
      ))}
    </span>
  )
}
