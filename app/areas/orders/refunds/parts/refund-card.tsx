import { GoodsLines } from '#app/areas/orders/checkout/cards/goods-line.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { progressAddress, refundResultAddress, returnProgressAddress } from '../cards/refund-address.ts'
import type { refundList } from '../contract.ts'
import { paidEach } from '../rules/choose.ts'
import { factsOf } from '../states.ts'

/** A refund in the list, as the wire has it. */
export type RefundSeen = CallOutput<typeof refundList>['list'][number]

/** A refund in the list: from whom, what, how much, where it stands. */
export function RefundCard({ refund }: { refund: RefundSeen }) {
  return (
    <Card to={whereTo(refund)}>
      <div className="flex items-baseline justify-between gap-12 pb-12 text-14">
        <span className="min-w-0 truncate font-medium">{refund.unit_name}</span>
        <span className={refund.button.length > 0 ? 'shrink-0 text-warning' : 'shrink-0 text-ink-2'}>
          {refund.state_desc}
        </span>
      </div>
      <GoodsLines
        goods={refund.list.map((one) => ({ ...one, goods_price: paidEach(one.refund_amount, one.buy_num) }))}
      />
      <p className="flex flex-wrap items-center justify-end gap-8 pt-12 text-14 text-ink-2">
        {refund.near_end === 1 && <Tag tone="warning">快到期</Tag>}
        <span>
          {refund.refund_type_name} <Price yuan={refund.amount} size="small" />
        </span>
      </p>
    </Card>
  )
}

/** Goods that go back have their own way; of money alone one sees how far it is, and once that is over what came of it. */
const whereTo = (refund: RefundSeen): string => {
  if (refund.refund_type === 'return') return returnProgressAddress(refund)
  return factsOf(refund.state_id).to.length === 0 ? refundResultAddress(refund) : progressAddress(refund)
}
