import { GoodsRow } from '#app/areas/mall/goods/cards/goods-card.tsx'
import { goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { searchProjects } from '#app/areas/mall/shelf/contract.ts'
import { confirmAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Price } from '#kit/ui/price.tsx'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { FACE_TO_FACE } from '../parts/face-to-face.ts'
import type { Route } from './+types/offline-order'

export { handle } from 'virtual:rows/R115'

const load = async ({ callApi, query }: Loading) => {
  const goodsId = maybeId(query, 'goods_id')
  if (goodsId) return { goods: await callApi(goodsDetail, { goods_id: goodsId }), offers: [] }
  return { goods: null, offers: (await callApi(searchProjects, FACE_TO_FACE)).list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

type Shown = Route.ComponentProps['loaderData']

export default function OfflineOrderPage({ loaderData: { goods, offers } }: Route.ComponentProps) {
  return <Frame bar={{}}>{goods ? <Chosen goods={goods} /> : <Offers offers={offers} />}</Frame>
}

/** One service: where, how long it can be used, what it costs. */
function Chosen({ goods }: { goods: NonNullable<Shown['goods']> }) {
  const special = goods.specials[0]
  return (
    <>
      <div className="grow space-y-12 p-16">
        <Card title={goods.goods_name}>
          <p className="pb-12 text-14 text-ink-2">{goods.subtitle}</p>
          <Facts
            facts={[
              { name: '地点', value: goods.unit_name || '下单后安排' },
              { name: '有效期', value: goods.valid_days > 0 ? `付款后 ${goods.valid_days} 天内` : '长期有效' },
              { name: '使用方式', value: goods.appointment === 'none' ? '到店使用' : '付款后预约到院时间' },
            ]}
          />
        </Card>
      </div>
      {special && (
        <BottomAction aside={<Price yuan={special.price} size="large" />}>
          <ButtonLink to={confirmAddress({ goods_id: goods.goods_id, special_id: special.special_id })}>
            去下单
          </ButtonLink>
        </BottomAction>
      )}
    </>
  )
}

function Offers({ offers }: Pick<Shown, 'offers'>) {
  if (offers.length === 0)
    return (
      <Empty
        drawing="message"
        title="还没有面对面的心理服务"
        text="可以先在线和心理医生谈谈，再一起决定要不要面谈。"
        action={<ButtonLink to="/shop/psychologyIndex">看心理医生</ButtonLink>}
      />
    )
  return (
    <div className="space-y-12 p-16">
      <h2 className="text-16 font-semibold">面对面的心理服务</h2>
      {offers.map((one) => (
        <GoodsRow key={one.goods_id} goods={one} />
      ))}
    </div>
  )
}
