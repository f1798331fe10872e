import { countryAddress, unitsAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasCountries, overseasHospitals } from '#app/areas/overseas/directory/contract.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { AbroadFrame } from '../parts/abroad-frame.tsx'
import { Units } from '../parts/growing.tsx'
import type { Route } from './+types/inter-index'

export { handle } from 'virtual:rows/R083'

const load = async ({ callApi, query }: Loading) => {
  const country_id = maybeId(query, 'country_id')
  const [countries, units] = await Promise.all([
    callApi(overseasCountries, {}),
    callApi(overseasHospitals, { country_id }),
  ])
  return { country_id, countries: countries.list, units: units.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function AbroadUnitsPage({ loaderData: { country_id, countries, units } }: Route.ComponentProps) {
  const current = countries.find((country) => country.country_id === country_id)
  return (
    <AbroadFrame share={{ title: '海外机构', desc: '每家机构的执业许可和合作授权都公开可查。' }}>
      <FilterBar
        label="国家"
        filters={[
          { text: '全部', to: unitsAddress(), current: country_id === undefined },
          ...countries.map((country) => ({
            text: country.country_name,
            to: unitsAddress(country.country_id),
            current: country.country_id === country_id,
          })),
        ]}
      />
      <div className="space-y-12 px-16 pt-4 pb-16">
        <h2 className="sr-only">机构</h2>
        {current && (
          <CellGroup>
            <Cell
              title={`去${current.country_name}看病`}
              note="签证、路程、时差和语言"
              to={countryAddress(current.country_id)}
            />
          </CellGroup>
        )}
        <Units
          first={units}
          by={{ country_id }}
          action={
            country_id !== undefined && (
              <ButtonLink kind="secondary" to={unitsAddress()}>
                看全部机构
              </ButtonLink>
            )
          }
        />
      </div>
    </AbroadFrame>
  )
}
