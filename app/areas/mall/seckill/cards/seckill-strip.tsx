import { useRevalidator } from 'react-router'
import { Countdown } from '#kit/ui/countdown.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { scheduleConf, seckillGoods } from '../contract.ts'

interface SeckillStripProps {
  session: CallOutput<typeof scheduleConf>['list'][number]
  goods: CallOutput<typeof seckillGoods>['list']
}

/** The flash sale that is on or next, as a line of its goods. */
export function SeckillStrip({ session, goods }: SeckillStripProps) {
  const { revalidate } = useRevalidator()
  if (goods.length === 0) return null
  return (
    <section className="mx-16 rounded-12 bg-card p-12 shadow-soft">
      <Link to="/shop/seckill" className="flex min-h-target items-center justify-between gap-8">
        <h2 className="text-16 font-semibold text-danger">限时秒杀</h2>
        <span className="text-12 text-ink-2">
          {session.state === 'on' ? '距结束 ' : '距开始 '}
          <Countdown seconds={session.span} nearSeconds={600} onEnd={revalidate} />
        </span>
      </Link>
      <div className="no-bar relative flex gap-12 overflow-x-auto">
        {goods.map(({ goods_id, goods_name, img, seckill_price, price }) => (
          <Link key={goods_id} to="/shop/seckill" className="flex w-96 shrink-0 flex-col active:opacity-80">
            <Picture src={img} alt="" width={96} height={96} className="size-96 shrink-0 rounded-8" />
            <span className="block truncate pt-4 text-12">{goods_name}</span>
            <span className="mt-auto elder:[&_.old-price]:block">
              <Price yuan={seckill_price} before={price} size="small" />
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}
