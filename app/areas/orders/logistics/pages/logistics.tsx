import { GoodsLines } from '#app/areas/orders/checkout/cards/goods-line.tsx'
import { orderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { RefusedError } from '#kit/wire/errors.ts'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { logisticsAddress } from '../cards/logistics-address.ts'
import { orderTrack } from '../contract.ts'
import { CarrierCard } from '../parts/carrier-card.tsx'
import { ParcelHead } from '../parts/parcel-head.tsx'
import { ParcelWay } from '../parts/way.tsx'
import { WhatToDo } from '../parts/what-to-do.tsx'
import type { Route } from './+types/logistics'

export { handle } from 'virtual:rows/R031'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const order_id = readCode(query, 'order_id')
  const asked = callApi(orderTrack, { order_id, number: query.get('number') ?? '' })
  const parcel = await asked.catch((thrown: unknown) => {
    if (thrown instanceof RefusedError && thrown.reason === 'not-sent') return null
    throw thrown
  })
  return { order_id, parcel }
})

export default function LogisticsPage({ loaderData: { order_id, parcel } }: Route.ComponentProps) {
  if (!parcel)
    return (
      <Frame bar={{}}>
        <Empty
          drawing="bag"
          title="还没有发货"
          text="商家发出包裹后会通知您，这里就能看到它走到哪里。"
          action={
            <ButtonLink kind="secondary" to={orderAddress(order_id)}>
              看订单
            </ButtonLink>
          }
        />
      </Frame>
    )
  const { parcels, number, goods } = parcel
  return (
    <Frame bar={{}}>
      {parcels.length > 1 && (
        <Tabs
          label="包裹"
          tabs={parcels.map((one, at) => ({
            text: `包裹 ${at + 1}`,
            to: logisticsAddress(order_id, one.number),
            current: one.number === number,
          }))}
        />
      )}
      <div className="space-y-12 p-16">
        <ParcelHead parcel={parcel} />
        <CarrierCard parcel={parcel} />
        <ParcelWay way={parcel} />
        {goods.length > 0 && (
          <Card title="包裹里的商品">
            <GoodsLines goods={goods} />
          </Card>
        )}
        <WhatToDo orderId={order_id} parcel={parcel} />
      </div>
    </Frame>
  )
}
