import { Frame } from '#app/shell/frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Price } from '#kit/ui/price.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { healthDetail } from '../contract.ts'
import { DetailParts } from '../parts/detail-parts.tsx'
import { GoodsGone } from '../parts/goods-gone.tsx'
import { goodsOrWords } from '../parts/load-goods.ts'
import type { Route } from './+types/appdetail'

export { handle } from 'virtual:rows/R025'

const load = async ({ callApi, query }: Loading) => {
  const goods_id = readId(query, 'goods_id')
  const order_id = query.get('order_id') ?? undefined
  const goods = await goodsOrWords(callApi, healthDetail, { goods_id, order_id })
  return { goods, isOrdered: order_id !== undefined }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function AppDetailPage({ loaderData: { goods, isOrdered } }: Route.ComponentProps) {
  if (typeof goods !== 'string') return <Detail goods={goods} />
  // Who bought it stays: what they want to read is theirs.
  return isOrdered ? (
    <Frame bar={{}}>
      <Empty drawing="lost" title={goods} text="您买的这一份不受影响，详情可以在订单里看到。" />
    </Frame>
  ) : (
    <GoodsGone words="商品已下架" to="/health/healthtab/index" afterMs={1_000} />
  )
}

function Detail({ goods }: { goods: CallOutput<typeof healthDetail> }) {
  const { goodsSpecialParts: specials, appointmentParts } = goods
  return (
    <Frame bar={{ title: goods.goods_name }}>
      <div className="space-y-12 p-16">
        {goods.warning && <Notice tone="warning">{goods.warning}</Notice>}
        <Card title="规格与价格" aside={specials.list.length > 1 && `¥${specials.price_space}`}>
          <ul className="divide-y divide-line">
            {specials.list.map(({ skuId, special_name, price, isDefault }) => (
              <li key={skuId} className="flex justify-between py-8 text-14">
                <span className={isDefault === 1 ? 'font-medium' : ''}>{special_name}</span>
                <Price yuan={price} size="small" />
              </li>
            ))}
          </ul>
          <p className="text-12 text-ink-3">
            付款方式：{goods.goodsParts.payment.map(({ pay_name }) => pay_name).join('、')}
            {appointmentParts.valid_days > 0 && ` · 购买后 ${appointmentParts.valid_days} 天内有效`}
          </p>
        </Card>
        <DetailParts parts={[...goods.detailParts, ...goods.serviceParts]} />
      </div>
    </Frame>
  )
}
