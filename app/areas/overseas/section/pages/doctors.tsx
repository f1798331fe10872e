import { adviserAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasExperts } from '#app/areas/overseas/directory/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { Experts } from '../parts/growing.tsx'
import { loadUnit } from '../parts/load-unit.ts'
import { UnitAction } from '../parts/unit-action.tsx'
import { UnitHead } from '../parts/unit-head.tsx'
import type { Route } from './+types/doctors'

export { handle } from 'virtual:rows/R090'

const load = async ({ callApi, query }: Loading) => {
  const [unit, experts] = await Promise.all([
    loadUnit({ callApi, query }),
    callApi(overseasExperts, { unit_id: readId(query, 'unit_id') }),
  ])
  return { unit, experts: experts.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function UnitDoctorsPage({ loaderData: { unit, experts } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <UnitHead unit={unit} tab="doctors" />
      <div className="grow p-16">
        <h2 className="sr-only">专家</h2>
        <Experts
          first={experts}
          by={{ unit_id: unit.unit_id }}
          action={
            <ButtonLink kind="secondary" to={adviserAddress({ unit_id: unit.unit_id })}>
              问顾问
            </ButtonLink>
          }
        />
      </div>
      <UnitAction unit={unit} />
    </Frame>
  )
}
