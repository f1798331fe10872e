import { goodsAddress } from '#app/areas/mall/goods/cards/goods-card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import { BuyButton } from '../cards/buy-button.tsx'
import { Gone } from '../cards/gone.tsx'
import type { Sale } from '../cards/load-sale.ts'
import { RemindButton } from '../cards/remind-button.tsx'

/** Goods of a flash sale: what they cost in it, how much is gone, and the way to buy them or a reminder. */
export function SeckillRow({ item, session }: Sale) {
  return (
    <article className="relative flex gap-12 rounded-12 bg-card p-12 shadow-soft">
      <Picture src={item.img} alt="" width={96} height={96} className="size-96 shrink-0 rounded-8" />
      <div className="flex min-w-0 grow flex-col gap-4">
        <h3 className="text-14 font-medium">
          <Link to={goodsAddress(item)} className="line-clamp-2 after:absolute after:inset-0 active:opacity-80">
            {item.goods_name}
          </Link>
        </h3>
        <p className="truncate text-12 text-ink-3">
          {item.special_name}，每人限 {item.limit_num} 件{item.unit_name && ` · ${item.unit_name}`}
        </p>
        {session.state === 'on' && <Gone percent={item.sold_percent} left={item.stock} />}
        <div className="relative mt-auto flex flex-wrap items-end justify-between gap-8 *:last:ml-auto">
          {/* In large print hardly any price leaves room for the button beside it: it stands below all of them. */}
          <span className="elder:w-full">
            <Price yuan={item.seckill_price} before={item.price} />
          </span>
          {session.state === 'on' ? (
            <BuyButton session={session} item={item} size="small" />
          ) : (
            <RemindButton goodsId={item.goods_id} scheduleId={session.schedule_id} />
          )}
        </div>
      </div>
    </article>
  )
}
