import { goodsAddress } from '#app/areas/mall/goods/cards/goods-card.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { Reply } from '#kit/wire/call.ts'
import type { scheduleConf, seckillGoods } from '../contract.ts'
import { RemindButton } from './remind-button.tsx'

interface SeckillRowProps {
  item: Reply<typeof seckillGoods>['list'][number]
  session: Reply<typeof scheduleConf>['list'][number]
}

/** Goods of a flash sale: what they cost in it, how much is gone, and the way to them or a reminder. */
export function SeckillRow({ item, session }: SeckillRowProps) {
  return (
    <article className="flex gap-12 rounded-12 bg-card p-12 shadow-soft">
      <Picture src={item.img} alt="" width={96} height={96} className="size-96 shrink-0 rounded-8" />
      <div className="flex min-w-0 grow flex-col gap-4">
        <h3 className="line-clamp-2 text-14 font-medium">{item.goods_name}</h3>
        <p className="truncate text-12 text-ink-3">
          {item.special_name}，每人限 {item.limit_num} 件 {item.unit_name}
        </p>
        {session.state === 'on' && <Gone percent={item.sold_percent} left={item.stock} />}
        <div className="mt-auto flex flex-wrap items-end justify-between gap-8">
          <Price yuan={item.seckill_price} before={item.price} />
          {session.state === 'on' ? (
            <ButtonLink size="small" kind={item.stock > 0 ? 'primary' : 'secondary'} to={goodsAddress(item)}>
              {item.stock > 0 ? '去看看' : '已抢完'}
            </ButtonLink>
          ) : (
            <RemindButton goodsId={item.goods_id} scheduleId={session.schedule_id} />
          )}
        </div>
      </div>
    </article>
  )
}

function Gone({ percent, left }: { percent: number; left: number }) {
  return (
    <div className="flex items-center gap-8 text-12 text-danger">
      <span className="h-6 grow overflow-hidden rounded-full bg-danger-tint">
        <span className="block h-full rounded-full bg-danger" style={{ width: `${percent}%` }} />
      </span>
      <span className="shrink-0 tabular-nums">剩 {left} 件</span>
    </div>
  )
}
