import type { CallOutput } from '#kit/wire/call.ts'
import type { unitStats } from '../contract.ts'

/** How much there is, in one quiet line. */
export function StatsLine({ stats }: { stats: CallOutput<typeof unitStats> }) {
  return (
    <p className="py-8 text-center text-12 text-ink-3 tabular-nums">
      {thousands(stats.unit_count)} 家医院 · {thousands(stats.doctor_count)} 位医生 · {thousands(stats.ill_count)}{' '}
      种疾病
    </p>
  )
}

/** Written out, because machines differ in how they group digits. */
const thousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
