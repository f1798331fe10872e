import { overseasGoods } from '#app/areas/overseas/directory/contract.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { CountryFrame, loadCountries } from '../parts/country-frame.tsx'
import { Services } from '../parts/growing.tsx'
import type { Route } from './+types/inter-list-serve-page'

export { handle } from 'virtual:rows/R096'

const load = async ({ callApi, query }: Loading) => {
  const chosen = await loadCountries({ callApi, query })
  const { list } = await callApi(overseasGoods, { country_id: chosen.country?.country_id })
  return { ...chosen, list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ServicesOfCountryPage({ loaderData: { list, ...chosen } }: Route.ComponentProps) {
  return (
    <CountryFrame {...chosen} tab="servePage">
      <h2 className="text-16 font-semibold">可以购买的服务</h2>
      <Services first={list} by={{ country_id: chosen.country?.country_id }} />
    </CountryFrame>
  )
}
