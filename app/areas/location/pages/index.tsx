import { useState } from 'react'
import { Frame } from '#app/shell/frame.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { cityListV12, userCity } from '../contract.ts'
import { CityLink } from '../parts/city-link.tsx'
import { CitySearch } from '../parts/city-search.tsx'
import { anchorOf, LetterBar } from '../parts/letter-bar.tsx'
import { LocatedCity } from '../parts/located-city.tsx'
import { useAllCities } from '../parts/use-all-cities.ts'
import { ALL_COUNTRY, citiesCalled } from '../rules.ts'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R003'

/** What a row shows; the page is sent with no more of the cities than that. */
interface Choice {
  city_id: number
  city_name: string
}
const choiceOf = ({ city_id, city_name }: Choice): Choice => ({ city_id, city_name })

const load = async ({ callApi, query }: Loading) => {
  const [{ hot, list }, { city_id }] = await Promise.all([callApi(cityListV12, { areas: 0 }), callApi(userCity, {})])
  const keyword = query.get('keyword') ?? ''
  const called = citiesCalled(
    list.flatMap((row) => row.cities),
    keyword,
  )
  return {
    keyword,
    currentId: city_id,
    hot: hot.map(choiceOf),
    called: keyword.trim() ? called.map(choiceOf) : null,
    list: list.map(({ letter, cities }) => ({ letter, cities: cities.map(choiceOf) })),
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const everywhere = { city_id: ALL_COUNTRY.id, city_name: ALL_COUNTRY.name }

export default function CityPage({ loaderData: { hot, list, currentId, keyword, called } }: Route.ComponentProps) {
  const [typed, setTyped] = useState(keyword)
  const all = useAllCities()
  const search = (words: string) => {
    setTyped(words)
    all.find()
  }
  const found = typed === keyword ? called : typed.trim() ? all.cities && citiesCalled(all.cities, typed) : null
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        <CitySearch defaultValue={keyword} onType={search} />
        {found === null && (
          <>
            <LocatedCity all={all} currentId={currentId} />
            <Tiles title="热门城市" cities={[...hot, everywhere]} currentId={currentId} />
          </>
        )}
      </div>
      {found === null ? (
        <div className="flex pb-32 pl-16">
          <div className="min-w-0 grow space-y-16">
            {list.map(({ letter, cities }) => (
              <section key={letter} id={anchorOf(letter)} className="scroll-mt-64">
                <h2 className="pb-4 text-14 font-medium text-ink-2">{letter}</h2>
                <Rows cities={cities} currentId={currentId} />
              </section>
            ))}
          </div>
          <LetterBar letters={list.map((row) => row.letter)} />
        </div>
      ) : (
        <>
          {found && <Found cities={found} hot={hot} typed={typed} currentId={currentId} />}
          {!found && all.failed && <Trouble onRetry={all.find} />}
        </>
      )}
    </Frame>
  )
}

interface Choices {
  cities: readonly Choice[]
  currentId: number
}

function Tiles({ title, cities, currentId }: Choices & { title: string }) {
  return (
    <section>
      <h2 className="pb-8 text-14 font-medium text-ink-2">{title}</h2>
      <ul className="grid grid-cols-4 gap-8 elder:grid-cols-3">
        {cities.map((city) => (
          <li key={city.city_id}>
            <CityLink city={city} isCurrent={city.city_id === currentId} look="tile" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Rows({ cities, currentId }: Choices) {
  return (
    // The look of the rows stands here once: there are hundreds of them.
    <ul className="divide-y divide-line overflow-hidden rounded-12 bg-card text-16 shadow-soft [&_a]:flex [&_a]:min-h-target [&_a]:items-center [&_a]:px-16 [&_a:active]:bg-well">
      {cities.map((city) => (
        <li key={city.city_id}>
          <CityLink city={city} isCurrent={city.city_id === currentId} look="row" />
        </li>
      ))}
    </ul>
  )
}

function Found({ cities, hot, typed, currentId }: Choices & { hot: readonly Choice[]; typed: string }) {
  return cities.length > 0 ? (
    <div className="px-16 pb-32">
      <Rows cities={cities} currentId={currentId} />
    </div>
  ) : (
    <>
      <Empty drawing="search" title={`没有找到“${typed.trim()}”`} text="换个写法试试：城市名、全拼或首字母都可以。" />
      <div className="px-16 pb-32">
        <Tiles title="热门城市" cities={[...hot, everywhere]} currentId={currentId} />
      </div>
    </>
  )
}
