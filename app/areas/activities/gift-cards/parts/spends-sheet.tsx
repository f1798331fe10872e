import { orderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { SkeletonList } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import { giftCardConsumeDetail } from '../contract.ts'
import type { GiftCard } from './card-face.tsx'

const MOST = 50

/** What was spent with a card. */
export function SpendsSheet({ card: { card_id, card_no }, onClose }: { card: GiftCard; onClose: () => void }) {
  const { answer, hasFailed, again } = useOwnAnswer(giftCardConsumeDetail, { card_id, page_size: MOST })
  const spends = answer?.list
  return (
    <Sheet open title={`尾号 ${card_no} 的使用记录`} onClose={onClose}>
      {!spends && !hasFailed && <SkeletonList rows={2} />}
      {!spends && hasFailed && <Trouble title="没有取到使用记录" onRetry={again} />}
      {spends?.length === 0 && <Empty title="还没有用过" text="用过以后，每一笔都会记在这里。" />}
      {spends && spends.length > 0 && (
        <ul className="divide-y divide-line">
          {spends.map(({ unit_name, amount, back_amount, balance, order_id, time }) => (
            <li key={`${time} ${balance} ${order_id}`} className="flex flex-wrap justify-between gap-x-12 py-12">
              <span className="min-w-0 grow">
                <span className="block text-14">
                  {order_id ? <Link to={orderAddress(order_id)}>{unit_name}的订单</Link> : unit_name}
                </span>
                <span className="block text-12 text-ink-3">{time.slice(0, 16)}</span>
              </span>
              <span className="text-right">
                <span className="block text-14 tabular-nums">−¥{amount}</span>
                {back_amount !== '0.00' && (
                  <span className="block text-12 text-ink-3 tabular-nums">已退回 ¥{back_amount}</span>
                )}
                <span className="block text-12 text-ink-3 tabular-nums">余 ¥{balance}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
