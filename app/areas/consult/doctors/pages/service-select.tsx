import { UnitCard } from '#app/areas/guahao/hospitals/cards/unit-card.tsx'
import { serviceAddress } from '#app/areas/help/cards/service-address.ts'
import { goodsDetail, goodsUnitList } from '#app/areas/mall/goods/contract.ts'
import { orderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { useOpenUnits } from '../parts/use-open-units.ts'
import type { Route } from './+types/service-select'

export { handle } from 'virtual:rows/R014'

const load = async ({ callApi, query }: Loading) => {
  const asked = { goods_id: readId(query, 'goods_id') }
  const [goods, units] = await Promise.all([callApi(goodsDetail, asked), callApi(goodsUnitList, asked)])
  return { goods, units: units.list, orderId: query.get('order_id') ?? '' }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ServiceSelectPage({ loaderData: { goods, units, orderId } }: Route.ComponentProps) {
  const open = useOpenUnits(orderId, goods.goods_id)
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        <h1 className="text-18 font-semibold">{goods.goods_name}</h1>
        {units.length === 0 ? (
          <Empty
            drawing="search"
            title="这项服务还没有可选的医院"
            text="可以联系客服，我们帮您安排。"
            action={
              orderId === '' ? (
                <ButtonLink to={serviceAddress({ title: goods.goods_name })}>联系客服</ButtonLink>
              ) : (
                <ButtonLink to={orderAddress(orderId)}>回到订单</ButtonLink>
              )
            }
          />
        ) : (
          <>
            <p className="text-14 text-ink-2">
              {open.size > 0 ? '选一家能预约的医院，接着选时间。' : '选一家医院，看看它的位置和医生。'}
            </p>
            {units.map((unit) => (
              <UnitCard
                key={unit.unit_id}
                unit={unit}
                to={open.get(unit.unit_id) ?? address('/health/service/hospital', { unit_id: unit.unit_id })}
                aside={open.has(unit.unit_id) && <Tag tone="success">可以预约</Tag>}
              />
            ))}
          </>
        )}
      </div>
    </Frame>
  )
}
