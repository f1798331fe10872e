import type { ReactNode } from 'react'
import { countryListAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasCountries } from '#app/areas/overseas/directory/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { type Loading, maybeId } from '#kit/wire/load.ts'
import { type ThreeTab, ThreeTabs } from './three-tabs.tsx'

/** Countries to choose from; the first where none is chosen. */
export const loadCountries = async ({ callApi, query }: Pick<Loading, 'callApi' | 'query'>) => {
  const { list: countries } = await callApi(overseasCountries, {})
  const asked = maybeId(query, 'country_id')
  return { countries, country: countries.find(({ country_id }) => country_id === asked) ?? countries[0] }
}

type Country = CallOutput<typeof overseasCountries>['list'][number]

interface CountryFrameProps {
  countries: readonly Country[]
  country: Country | undefined
  tab: ThreeTab
  children: ReactNode
}

/** The three lists about a country. */
export function CountryFrame({ countries, country, tab, children }: CountryFrameProps) {
  return (
    <Frame bar={{ title: country?.country_name }}>
      {country && (
        <>
          <ThreeTabs label="目的地" current={tab} to={(name) => countryListAddress(name, country.country_id)} />
          <FilterBar
            label="国家"
            filters={countries.map(({ country_id, country_name }) => ({
              text: country_name,
              to: countryListAddress(tab, country_id),
              current: country_id === country.country_id,
            }))}
          />
        </>
      )}
      <div className="space-y-12 px-16 pt-4 pb-16">{children}</div>
    </Frame>
  )
}
