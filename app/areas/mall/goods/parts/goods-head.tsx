import type { ReactNode } from 'react'
import { Card } from '#kit/ui/card.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { goodsDetail } from '../contract.ts'
import { needsPrescription } from '../rules.ts'

interface GoodsHeadProps {
  goods: CallOutput<typeof goodsDetail>
  /** Beside the name: the way to share it, where the top bar has none. */
  end?: ReactNode
}

/** What goods are and cost. */
export function GoodsHead({ goods, end }: GoodsHeadProps) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-12">
        <Price
          yuan={goods.price}
          before={goods.org_price === goods.price ? undefined : goods.org_price}
          isLeast={goods.price_space.includes('-')}
          size="large"
        />
        {!needsPrescription(goods.drug_type) && (
          <span className="text-12 text-ink-3">已售 {countText(goods.sold_num)}</span>
        )}
      </div>
      {/* A long name has the line to itself. */}
      <div className="flex flex-wrap items-start justify-between gap-x-12">
        <h2 className="min-w-0 pt-8 text-18 font-semibold">{goods.goods_name}</h2>
        <div className="ml-auto">{end}</div>
      </div>
      <p className="pt-4 text-14 text-ink-2">{goods.subtitle}</p>
      <div className="flex flex-wrap gap-6 pt-8">
        {goods.drug_type === 1 && <Tag tone="success">OTC</Tag>}
        {needsPrescription(goods.drug_type) && <Tag tone="warning">处方药</Tag>}
        {goods.is_overseas === 1 && <Tag tone="warning">{goods.is_sent === 1 ? '境外寄出' : '境外服务'}</Tag>}
        {goods.tags.map((tag) => (
          <Tag key={tag} tone="accent">
            {tag}
          </Tag>
        ))}
        {goods.is_demo === 1 && <Tag>示范数据</Tag>}
      </div>
      {goods.approval_no && (
        <p className="pt-8 text-12 text-ink-3">
          {goods.brand} · {goods.approval_no}
        </p>
      )}
      {goods.valid_days > 0 && <p className="pt-4 text-12 text-ink-3">购买后 {goods.valid_days} 天内有效</p>}
    </Card>
  )
}
