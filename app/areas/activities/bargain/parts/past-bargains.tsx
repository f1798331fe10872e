import { orderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Price } from '#kit/ui/price.tsx'
import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import { bargainAddress } from '../cards/bargain-address.ts'
import { bargainList } from '../contract.ts'
import { BargainGoods } from './bargain-goods.tsx'

/** So many are shown. */
const MOST = 10

/** What the reader has bargained for before: what came of it, and where that is. Nothing where there is none. */
export function PastBargains() {
  const { answer: mine } = useOwnAnswer(bargainList, { page_size: MOST })
  const past = (mine?.list ?? []).filter(({ state }) => state !== 'running')
  if (past.length === 0) return null
  return (
    <section className="space-y-12">
      <h2 className="text-16 font-semibold">我砍过的</h2>
      {past.map((one) => (
        <BargainGoods
          key={one.bargain_id}
          goods={one}
          to={one.order_id ? orderAddress(one.order_id) : bargainAddress(one.bargain_id)}
        >
          <div className="mt-auto flex flex-wrap items-end justify-between gap-8">
            <Price yuan={one.now_price} before={one.price} />
            <span className="text-12 text-ink-2">
              {one.state === 'ordered' ? '已下单，看订单' : '已到时间，没有下单'}
            </span>
          </div>
        </BargainGoods>
      ))}
    </section>
  )
}
