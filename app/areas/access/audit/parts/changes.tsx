import { formatClock } from '#kit/time/day.ts'
import { type HalfDay, halfDayWord } from '#kit/time/spoken.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskAuditList } from '../contract.ts'
import { factNames, valueWords } from '../rules.ts'

type Line = CallOutput<typeof deskAuditList>['list'][number]
type Value = string | number | boolean | null | undefined

/** What an act changed: each value before and after; what stayed is left out where both are told. */
export function Changes({ before, after }: Pick<Line, 'before' | 'after'>) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = names.filter((name) => !before || !after || before[name] !== after[name])
  if (changed.length === 0) return <span className="text-ink-3">—</span>
  return (
    <span className="inline-flex flex-wrap gap-x-12 text-12">
      {changed.map((name) => (
        <span key={name}>
          <span className="text-ink-3">{factNames[name] ?? name} </span>
          {before && name in before && <s className="text-ink-3">{wordsOf(name, before[name])}</s>}
          {before && name in before && after && name in after && ' → '}
          {after && name in after && wordsOf(name, after[name])}
        </span>
      ))}
    </span>
  )
}

const wordsOf = (name: string, value: Value): string => {
  if (value === null || value === undefined || value === '') return '无'
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (name.endsWith('Minutes') && name !== 'holdMinutes') return formatClock(Number(value))
  if (name === 'half') return halfDayWord(value as HalfDay)
  return valueWords[name]?.[String(value)] ?? String(value)
}
