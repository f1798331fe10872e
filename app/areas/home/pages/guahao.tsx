import { depCatalogue } from '#app/areas/guahao/catalogue/contract.ts'
import { HospitalsNear } from '#app/areas/guahao/hospitals/cards/hospitals-near.tsx'
import { UnitCard } from '#app/areas/guahao/hospitals/cards/unit-card.tsx'
import { unitLevels, unitList } from '#app/areas/guahao/hospitals/contract.ts'
import { CityInBar } from '#app/areas/location/cards/city-in-bar.tsx'
import { userCity } from '#app/areas/location/contract.ts'
import { mainSearchAdvert } from '#app/areas/search/contract.ts'
import { storedPlace } from '#kit/bridge/place.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Chip } from '#kit/ui/filter-bar.tsx'
import { address } from '#kit/wire/address.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { homeBlocks } from '../contract.ts'
import { DepartmentClasses } from '../parts/department-classes.tsx'
import { HomeFrame } from '../parts/home-frame.tsx'
import { HomeSearch } from '../parts/home-search.tsx'
import { loadOwnDoctors } from '../parts/load-own-doctors.ts'
import { OwnDoctors } from '../parts/own-doctors.tsx'
import { Section } from '../parts/section.tsx'
import type { Route } from './+types/guahao'

export { handle } from 'virtual:rows/R212'

const SHOWN = 5

/** The place is known in the browser alone: no HTML is made for where somebody stands. */
const placeHere = () => (typeof window === 'undefined' ? null : storedPlace())

const load = async ({ callApi }: Loading) => {
  const place = placeHere()
  const [units, levels, catalogue, city, box, { tabs }, doctors] = await Promise.all([
    callApi(unitList, { ...place, sort: place ? 'distance' : 'hot', page_size: SHOWN }),
    callApi(unitLevels, {}),
    callApi(depCatalogue, {}),
    callApi(userCity, {}),
    callApi(mainSearchAdvert, {}),
    callApi(homeBlocks, {}),
    loadOwnDoctors(callApi),
  ])
  return {
    units: units.list,
    levels: levels.list,
    classes: catalogue.list,
    city: city.city_name,
    tabs,
    doctors,
    isNear: place !== null,
    defaultWord: box.default_word,
    words: box.list.map(({ title }) => title),
  }
}
export const loader = onServer(load)
/** Also for the page that one opens first: the server does not know where anybody stands. */
export const clientLoader = Object.assign(inBrowser(load), { hydrate: true as const })

export default function GuahaoHomePage({ loaderData: home }: Route.ComponentProps) {
  return (
    <HomeFrame bar={{ end: <CityInBar name={home.city} /> }} tabs={home.tabs}>
      <div className="bg-card px-16 pt-12">
        <HomeSearch defaultWord={home.defaultWord} words={home.words} />
      </div>
      <div className="space-y-24 p-16">
        <OwnDoctors doctors={home.doctors} />
        <Section title="按科室找" to="/doctor/index">
          <DepartmentClasses classes={home.classes} />
        </Section>
        <Section title={home.isNear ? '离我最近的医院' : `${home.city}的医院`} to="/unit/list">
          {home.units.length > 0 && <Levels levels={home.levels} />}
          <div className="space-y-12">
            {home.units.map((unit) => (
              <UnitCard key={unit.unit_id} unit={unit} />
            ))}
          </div>
          {home.units.length === 0 && <NoUnits city={home.city} />}
        </Section>
      </div>
    </HomeFrame>
  )
}

function Levels({ levels }: { levels: readonly { level: number; level_name: string }[] }) {
  return (
    <nav aria-label="医院等级" className="no-bar -mx-16 flex gap-8 overflow-x-auto px-16 pt-4 pb-12">
      {levels
        .filter(({ level }) => level > 1)
        .map(({ level, level_name }) => (
          <Chip key={level} to={address('/unit/list', { level })} isInRow>
            {level_name}
          </Chip>
        ))}
    </nav>
  )
}

function NoUnits({ city }: { city: string }) {
  return (
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
