import { FollowButton } from '#app/areas/guahao/hospitals/cards/follow-button.tsx'
import { UnitCard } from '#app/areas/guahao/hospitals/cards/unit-card.tsx'
import { unitHome } from '#app/areas/guahao/hospitals/contract.ts'
import { GoodsRow } from '#app/areas/mall/goods/cards/goods-card.tsx'
import { cityCategoryGoods } from '#app/areas/mall/shelf/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { ConsultDoctorCard } from '../cards/consult-doctor-card.tsx'
import { unitAskDoctors } from '../contract.ts'
import type { Route } from './+types/service-hospital'

export { handle } from 'virtual:rows/R015'

const SHOWN = 5

const load = async ({ callApi, query }: Loading) => {
  const unit_id = readId(query, 'unit_id')
  const [unit, doctors, goods] = await Promise.all([
    callApi(unitHome, { id: unit_id }),
    callApi(unitAskDoctors, { unit_id, page_size: SHOWN }),
    callApi(cityCategoryGoods, { unit_id, page_size: SHOWN }),
  ])
  return { unit, doctors: doctors.list, goods: goods.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ServiceHospitalPage({ loaderData: { unit, doctors, goods } }: Route.ComponentProps) {
  return (
    <Frame bar={{ title: unit.unit_name }}>
      <div className="space-y-16 p-16">
        <UnitCard unit={unit.unitInfo} />
        <FollowButton unitId={unit.unit_id} />
        {goods.length > 0 && (
          <section className="space-y-12">
            <h2 className="text-16 font-semibold">医院的服务</h2>
            {goods.map((one) => (
              <GoodsRow key={one.goods_id} goods={one} />
            ))}
          </section>
        )}
        {doctors.length > 0 && (
          <section className="space-y-12">
            <h2 className="text-16 font-semibold">可以在线问的医生</h2>
            {doctors.map((doctor) => (
              <ConsultDoctorCard key={doctor.doctor_id} doctor={doctor} />
            ))}
          </section>
        )}
      </div>
    </Frame>
  )
}
