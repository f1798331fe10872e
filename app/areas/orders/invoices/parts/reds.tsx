import { Card } from '#kit/ui/card.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { Invoice } from './load-invoice.ts'
import { PaperButton } from './paper-button.tsx'

/** What took an invoice back, part by part; nothing where nothing did. */
export function Reds({ invoice: { order_id, reds } }: { invoice: Invoice }) {
  if (reds.length === 0) return null
  return (
    <Card title="红字发票">
      <ul className="divide-y divide-line">
        {reds.map((red, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a red-letter invoice has no number before it is issued, and rows hold no state
          <li key={at} className="flex min-h-target items-center justify-between gap-12 py-8 text-14">
            <span className="min-w-0">
              <span className="block">
                −<Price yuan={red.amount} size="small" />
              </span>
              <span className="block text-12 text-ink-3">{red.issue_time ?? red.state_desc}</span>
            </span>
            {red.number && <PaperButton orderId={order_id} number={red.number} small />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
