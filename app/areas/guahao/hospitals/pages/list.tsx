import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { CityInBar } from '#app/areas/location/cards/city-in-bar.tsx'
import { cityAreaList, userCity } from '#app/areas/location/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { resolvePlace, storedPlace } from '#kit/bridge/place.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { HospitalsNear } from '../cards/hospitals-near.tsx'
import { UnitCard } from '../cards/unit-card.tsx'
import { unitLevels, unitList } from '../contract.ts'
import { DistrictFilter, readUnitQuery, UnitFilters, type UnitQuery } from '../parts/unit-filters.tsx'
import type { Route } from './+types/list'

export { handle } from 'virtual:rows/R213'

const SIZE = 10

/** The place is known in the browser alone: no HTML is made for where somebody stands. */
const placeHere = () => (typeof window === 'undefined' ? null : storedPlace())

const unitsOf = (chosen: UnitQuery, page: number) => ({ ...chosen, ...placeHere(), page, page_size: SIZE })

const load = async ({ callApi, query }: Loading) => {
  const chosen = readUnitQuery(query)
  const [units, levels, city, areas] = await Promise.all([
    callApi(unitList, unitsOf(chosen, 1)),
    callApi(unitLevels, {}),
    callApi(userCity, {}),
    callApi(cityAreaList, {}),
  ])
  // Of all the country the divisions are provinces, in which no hospital is looked for.
  const districts = city.area_code === null ? [] : areas.list
  return { chosen, units: units.list, levels: levels.list, districts, city: city.city_name }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function UnitListPage({ loaderData }: Route.ComponentProps) {
  const { chosen, units, levels, districts, city } = loaderData
  useNearest(chosen.sort === 'distance')
  const pages = useMorePages({
    first: units,
    size: SIZE,
    load: async (page) => (await callApi(unitList, unitsOf(chosen, page))).list,
    idOf: (unit) => unit.unit_id,
  })
  return (
    <Frame bar={{ title: '选择医院', end: <CityInBar name={city} /> }}>
      <div className="px-16 pt-12 pb-4">
        <SearchBox action="/unit/list" name="keyword" placeholder="医院名称" defaultValue={chosen.keyword} />
      </div>
      <UnitFilters chosen={chosen} levels={levels} />
      <DistrictFilter chosen={chosen} districts={districts} />
      <div className="px-16 pb-16">
        <ListPage pages={pages} empty={<NoUnits chosen={chosen} city={city} />}>
          {(unit) => <UnitCard unit={unit} />}
        </ListPage>
      </div>
    </Frame>
  )
}

/** Nearest first needs a place: the phone is asked once, then the list is fetched again. */
const useNearest = (wanted: boolean) => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (wanted && !storedPlace()) resolvePlace().then((place) => place && revalidate())
  }, [wanted, revalidate])
}

function NoUnits({ chosen, city }: { chosen: UnitQuery; city: string }) {
  const filtered = chosen.keyword || chosen.level || chosen.class_id
  return filtered ? (
    <Empty
      drawing="search"
      title="没有符合条件的医院"
      text={`${city}没有这样的医院，换个条件试试。`}
      action={
        <ButtonLink kind="secondary" to="/unit/list">
          清除条件
        </ButtonLink>
      }
    />
  ) : (
    <>
      <Empty
        title={`${city}还没有开通预约的医院`}
        text="可以先看看别的城市。"
        action={
          <ButtonLink kind="secondary" to="/city/index">
            换个城市
          </ButtonLink>
        }
      />
      <HospitalsNear />
    </>
  )
}
