import type { CallOutput } from '#kit/wire/call.ts'
import type { unitYuyueInfo } from '../contract.ts'

/** How the hospital lets itself be booked, in plain words. */
export function BookingRulesCard({ rules }: { rules: CallOutput<typeof unitYuyueInfo>['tips'] }) {
  return (
    <dl className="space-y-8 text-14">
      {rules.map(({ name, title, words }) => (
        <div key={name} className="flex gap-12">
          <dt className="w-64 shrink-0 text-ink-3">{title}</dt>
          <dd className="min-w-0 grow">{words}</dd>
        </div>
      ))}
    </dl>
  )
}
