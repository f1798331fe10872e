import { Frame } from '#app/shell/frame.tsx'
import { OwnFallback } from '#app/shell/own/own-fallback.tsx'
import { ownIfSignedIn, SignInFirst } from '#app/shell/own/own-page.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { readCode } from '#kit/wire/load.ts'
import { storeLogistics } from '../contract.ts'
import { CarrierCard } from '../parts/carrier-card.tsx'
import { ParcelWay } from '../parts/way.tsx'
import type { Route } from './+types/applogisticsdetail'

export { handle } from 'virtual:rows/R064'

export const clientLoader = ownIfSignedIn(async ({ callApi, query }) =>
  callApi(storeLogistics, { order_id: readCode(query, 'order_id') }),
)
export const HydrateFallback = OwnFallback

/** For the app, which has no order page behind it: what is in the parcel stands above its way. */
export default function AppLogisticsPage({ loaderData: parcel }: Route.ComponentProps) {
  if (!parcel) return <SignInFirst title="包裹的物流" />
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        <Card>
          <div className="flex items-center gap-12">
            <Picture src={parcel.img} alt="" width={56} height={56} className="size-56 shrink-0 rounded-8" />
            <div className="min-w-0 grow">
              <p className="text-18 font-semibold">{parcel.state_desc}</p>
              <p className="truncate text-14 text-ink-2">
                {parcel.goods_name}，共 {parcel.goods_num} 件
              </p>
            </div>
          </div>
        </Card>
        <CarrierCard parcel={parcel} />
        <ParcelWay way={parcel} />
      </div>
    </Frame>
  )
}
