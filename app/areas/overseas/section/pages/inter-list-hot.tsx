import { countryAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasCases, overseasExperts, overseasGoods } from '#app/areas/overseas/directory/contract.ts'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { CountryFrame, loadCountries } from '../parts/country-frame.tsx'
import { ExpertRow } from '../parts/expert-row.tsx'
import { Cases } from '../parts/growing.tsx'
import { ServiceRow } from '../parts/service-row.tsx'
import type { Route } from './+types/inter-list-hot'

export { handle } from 'virtual:rows/R094'

const FEW = 3

const load = async ({ callApi, query }: Loading) => {
  const chosen = await loadCountries({ callApi, query })
  const country_id = chosen.country?.country_id
  const [goods, experts, told] = await Promise.all([
    callApi(overseasGoods, { country_id, page_size: FEW }),
    callApi(overseasExperts, { country_id, page_size: FEW }),
    callApi(overseasCases, { country_id }),
  ])
  return { ...chosen, goods: goods.list, experts: experts.list, told: told.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function HotOfCountryPage({ loaderData }: Route.ComponentProps) {
  const { countries, country, goods, experts, told } = loaderData
  return (
    <CountryFrame countries={countries} country={country} tab="hot">
      {country && (
        <CellGroup>
          <Cell title={`去${country.country_name}看病`} note={country.intro} to={countryAddress(country.country_id)} />
        </CellGroup>
      )}
      {goods.length > 0 && (
        <TitledSection title="热门服务">
          {goods.map((one) => (
            <ServiceRow key={one.goods_id} goods={one} />
          ))}
        </TitledSection>
      )}
      {experts.length > 0 && (
        <TitledSection title="专家">
          {experts.map((expert) => (
            <ExpertRow key={expert.doctor_id} expert={expert} />
          ))}
        </TitledSection>
      )}
      <TitledSection title="案例">
        <Cases first={told} by={{ country_id: country?.country_id }} />
      </TitledSection>
    </CountryFrame>
  )
}
