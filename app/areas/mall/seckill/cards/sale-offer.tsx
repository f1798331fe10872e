import { ChevronRightIcon } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { Countdown } from '#kit/ui/countdown.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Price } from '#kit/ui/price.tsx'
import { address } from '#kit/wire/address.ts'
import { BuyButton } from './buy-button.tsx'
import { Gone } from './gone.tsx'
import type { Sale } from './load-sale.ts'

/** On the page of goods: that they are in a flash sale now, until when, for how much, how many are left. */
export function SaleOffer({ sale }: { sale: Sale | null }) {
  const { revalidate } = useRevalidator()
  if (!sale) return null
  const { session, item } = sale
  return (
    <section className="overflow-hidden rounded-12 bg-card shadow-soft" aria-label="限时秒杀">
      <p className="flex flex-wrap items-center justify-between gap-8 bg-danger-tint px-16 py-8 text-14 text-danger">
        <span className="font-semibold">限时秒杀</span>
        <span>
          距结束 <Countdown seconds={session.span} nearSeconds={600} onEnd={revalidate} />
        </span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-12 px-16 py-12">
        <div className="min-w-0 grow basis-144 space-y-4">
          <Price yuan={item.seckill_price} before={item.price} size="large" />
          <p className="text-12 text-ink-3">
            {item.special_name}，每人限 {item.limit_num} 件
          </p>
          <Gone percent={item.sold_percent} left={item.stock} />
        </div>
        <BuyButton {...sale} />
      </div>
      <Link
        to={activityAddress(sale)}
        className="flex min-h-target items-center justify-between gap-8 border-t border-line px-16 text-14 text-ink-2"
      >
        活动说明和报名
        <ChevronRightIcon className="shrink-0 text-ink-3" />
      </Link>
    </section>
  )
}

/** The page on which one reads what counts in the sale, and signs up for a piece. */
const activityAddress = ({ session, item }: Sale): string =>
  address('/activity/activityOrder', { act_id: session.schedule_id, goods_id: item.goods_id })
