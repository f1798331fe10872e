import { ChevronRightIcon } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { GoodsPicture, goodsAddress } from '#app/areas/mall/goods/cards/goods-card.tsx'
import type { goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { Gone } from '#app/areas/mall/seckill/cards/gone.tsx'
import type { Sale } from '#app/areas/mall/seckill/cards/load-sale.ts'
import { Card } from '#kit/ui/card.tsx'
import { Countdown } from '#kit/ui/countdown.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { HOLD_MINUTES } from '../rules.ts'

export type ActivityGoods = CallOutput<typeof goodsDetail>

const stands = { coming: '距开始', on: '距结束', over: '已结束' } as Record<string, string>

/** An activity at a glance: which, how long still, for how much, how many are left. */
export function ActivityHead({ sale: { session, item } }: { sale: Sale }) {
  const { revalidate } = useRevalidator()
  return (
    <section className="overflow-hidden rounded-12 bg-card shadow-soft" aria-label={session.title}>
      <p className="flex flex-wrap items-center justify-between gap-8 bg-danger-tint px-16 py-8 text-14 text-danger">
        <span className="font-semibold">{session.title}</span>
        <span>
          {stands[session.state]}{' '}
          {session.state !== 'over' && <Countdown seconds={session.span} nearSeconds={600} onEnd={revalidate} />}
        </span>
      </p>
      <div className="space-y-4 px-16 py-12">
        <Price yuan={item.seckill_price} before={item.price} size="large" />
        {session.state === 'on' && <Gone percent={item.sold_percent} left={item.stock} />}
        {session.state === 'coming' && <p className="text-12 text-ink-3">共 {item.stock} 件，到点开抢</p>}
      </div>
    </section>
  )
}

/** What the activity is for, with the way to its own page. */
export function ActivityThing({ goods, skuName }: { goods: ActivityGoods; skuName: string | undefined }) {
  return (
    <Card to={goodsAddress(goods)}>
      <span className="flex items-center gap-12">
        <GoodsPicture
          goods={{ img: goods.images[0] ?? '', drug_type: goods.drug_type }}
          className="size-72 shrink-0 rounded-8"
        />
        <span className="min-w-0 grow">
          <span className="line-clamp-2 text-16 font-medium">{goods.goods_name}</span>
          <span className="block pt-2 text-12 text-ink-3">{skuName ?? goods.subtitle}</span>
          <span className="block truncate pt-2 text-12 text-ink-3">{goods.unit_name}</span>
        </span>
        <ChevronRightIcon className="shrink-0 text-ink-3" />
      </span>
    </Card>
  )
}

/** From when to when, for how many, and what else counts. */
export function ActivityTerms({ goods, sale: { session, item } }: { goods: ActivityGoods; sale: Sale }) {
  return (
    <Card title="活动说明">
      <Facts
        facts={[
          { name: '开始', value: session.begin_time.slice(0, 16) },
          { name: '结束', value: session.end_time.slice(0, 16) },
          { name: '每人限', value: `${item.limit_num} 件` },
          { name: '使用方式', value: usedBy(goods) },
        ]}
      />
      <ul className="list-disc space-y-4 pt-12 pl-20 text-14 text-ink-2">
        <li>活动价只在这段时间内有效，抢完为止；每次下单 1 件。</li>
        <li>下单后请在 {HOLD_MINUTES} 分钟内付款，过时订单会关闭，名额让给别人。</li>
        <li>活动价需一次付清，不能再用优惠券。</li>
        {goods.valid_days > 0 && <li>购买后 {goods.valid_days} 天内有效。</li>}
      </ul>
    </Card>
  )
}

const usedBy = ({ is_sent, appointment }: ActivityGoods): string => {
  if (is_sent === 1) return '快递送到家'
  return appointment === 'none' ? '到店使用' : '付款后预约到院时间'
}
