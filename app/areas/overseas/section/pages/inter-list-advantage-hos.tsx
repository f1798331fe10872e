import { overseasHospitals } from '#app/areas/overseas/directory/contract.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { CountryFrame, loadCountries } from '../parts/country-frame.tsx'
import { Units } from '../parts/growing.tsx'
import type { Route } from './+types/inter-list-advantage-hos'

export { handle } from 'virtual:rows/R095'

const load = async ({ callApi, query }: Loading) => {
  const chosen = await loadCountries({ callApi, query })
  const { list } = await callApi(overseasHospitals, { country_id: chosen.country?.country_id })
  return { ...chosen, list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function UnitsOfCountryPage({ loaderData: { list, ...chosen } }: Route.ComponentProps) {
  return (
    <CountryFrame {...chosen} tab="advantageHos">
      <h2 className="text-16 font-semibold">优势医院</h2>
      <Units first={list} by={{ country_id: chosen.country?.country_id }} />
    </CountryFrame>
  )
}
