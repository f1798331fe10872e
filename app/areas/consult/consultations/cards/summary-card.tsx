import { Card } from '#kit/ui/card.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { askDetail } from '../contract.ts'

/** What the doctor left the patient with. */
export type SummaryShown = NonNullable<CallOutput<typeof askDetail>['summary']>

/** How the doctor sees it, and what to do: what somebody comes back to days later. */
export function SummaryCard({ shown: { summary, advice, add_time } }: { shown: SummaryShown }) {
  const spoken = useSpoken()
  return (
    <Card title="医生小结" aside={spoken(add_time)}>
      <p className="text-16 whitespace-pre-line wrap-anywhere">{summary}</p>
      <h3 className="pt-12 text-14 font-medium text-accent-ink">建议</h3>
      <p className="pt-4 text-16 whitespace-pre-line wrap-anywhere">{advice}</p>
    </Card>
  )
}
