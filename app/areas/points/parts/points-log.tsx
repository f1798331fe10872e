import { Card } from '#kit/ui/card.tsx'
import { classes } from '#kit/ui/classes.ts'
import { ListEnd } from '#kit/ui/list-end.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { pointsLog } from '../contract.ts'

type Entry = CallOutput<typeof pointsLog>['list'][number]

/** So many at a time. */
export const LOG_SIZE = 10

/** Where points came from and went to, the newest first. */
export function PointsLog({ first }: { first: readonly Entry[] }) {
  const { items, state, more } = useMorePages({
    first,
    size: LOG_SIZE,
    load: async (page) => (await callApi(pointsLog, { page, page_size: LOG_SIZE })).list,
    idOf: ({ log_id }) => log_id,
  })
  return (
    <Card title="积分明细">
      <ul className="divide-y divide-line">
        {items.map(({ log_id, title, amount, growth, add_time }) => (
          <li key={log_id} className="flex items-center justify-between gap-12 py-12">
            <div className="min-w-0">
              <p className="text-16">{title}</p>
              <p className="text-12 text-ink-3 tabular-nums">{add_time.slice(0, 16)}</p>
            </div>
            <p
              className={classes(
                'shrink-0 text-right text-16 font-medium tabular-nums',
                amount < 0 ? 'text-ink-2' : 'text-accent-ink',
              )}
            >
              {signed(amount)}
              {growth > 0 && <span className="block text-12 font-normal text-ink-3">成长值 +{growth}</span>}
            </p>
          </li>
        ))}
      </ul>
      {/* Only who wants to reads on: the rule stands below. */}
      {(state !== 'end' || items.length > LOG_SIZE) && <ListEnd state={state} more={more} after={items.length} />}
    </Card>
  )
}

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount).replace('-', '−'))
