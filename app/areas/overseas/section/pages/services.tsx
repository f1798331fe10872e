import { inquiryAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasGoods } from '#app/areas/overseas/directory/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { Services } from '../parts/growing.tsx'
import { loadUnit } from '../parts/load-unit.ts'
import { UnitAction } from '../parts/unit-action.tsx'
import { UnitHead } from '../parts/unit-head.tsx'
import type { Route } from './+types/services'

export { handle } from 'virtual:rows/R091'

const load = async ({ callApi, query }: Loading) => {
  const [unit, goods] = await Promise.all([
    loadUnit({ callApi, query }),
    callApi(overseasGoods, { unit_id: readId(query, 'unit_id') }),
  ])
  return { unit, goods: goods.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function UnitServicesPage({ loaderData: { unit, goods } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <UnitHead unit={unit} tab="services" />
      <div className="grow space-y-12 p-16">
        {unit.services.length > 0 && (
          <Card title="为外来患者做的">
            <p className="text-14 text-ink-2">{unit.services.join('、')}</p>
          </Card>
        )}
        <h2 className="sr-only">可以购买的服务</h2>
        <Services
          first={goods}
          by={{ unit_id: unit.unit_id }}
          action={
            <ButtonLink kind="secondary" to={inquiryAddress(unit.unit_id)}>
              请医院报价
            </ButtonLink>
          }
        />
      </div>
      <UnitAction unit={unit} />
    </Frame>
  )
}
