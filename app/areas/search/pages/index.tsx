import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { EmergencyCard } from '#app/areas/emergencies/cards/emergency-card.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { resolvePlace, storedPlace } from '#kit/bridge/place.ts'
import { Tabs } from '#kit/ui/tabs.tsx'
import { inBrowser, onServer } from '#kit/wire/load.ts'
import { type SearchQuery, searchAddress } from '../cards/search-address.ts'
import { BeforeSearch } from '../parts/before-search.tsx'
import type { FoundItem } from '../parts/found-card.tsx'
import { HowFound } from '../parts/how-found.tsx'
import { loadSearch } from '../parts/load-search.ts'
import { NothingFound } from '../parts/nothing-found.tsx'
import { keepWord } from '../parts/past-words.ts'
import { ResultFilters } from '../parts/result-filters.tsx'
import { ResultGroups } from '../parts/result-groups.tsx'
import { ResultList } from '../parts/result-list.tsx'
import { SearchBar } from '../parts/search-bar.tsx'
import { kinds, shownKinds } from '../rules.ts'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R247'

export const loader = onServer(loadSearch)
export const clientLoader = inBrowser(loadSearch)

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, box } = loaderData
  useEffect(() => {
    if (query.keyword) keepWord(query.keyword)
  }, [query.keyword])
  useNearest(query.sort === 'distance')
  return (
    <Frame>
      <SearchBar query={query} defaultWord={box.default_word} />
      <h1 className="sr-only">{query.keyword ? `“${query.keyword}”的搜索结果` : '搜索'}</h1>
      {loaderData.view === 'words' ? (
        <BeforeSearch
          hotWords={loaderData.hotWords.map(({ word }) => word)}
          wordsToTry={box.list.map(({ title, link }) => ({ word: title, to: link || undefined }))}
        />
      ) : (
        <Results data={loaderData} />
      )}
    </Frame>
  )
}

type Found = Exclude<Route.ComponentProps['loaderData'], { view: 'words' }>

function Results({ data }: { data: Found }) {
  const { query, found, city, adverts } = data
  return (
    <>
      <div className="px-16 pt-12 empty:hidden">
        <EmergencyCard text={spokenOf(data)} />
      </div>
      <KindTabs query={query} />
      {data.view === 'list' && <ResultFilters query={query} {...data.choices} />}
      {found.total === 0 ? (
        <NothingFound keyword={query.keyword} adverts={adverts} />
      ) : (
        <>
          <div className="px-16 pt-12 empty:hidden">
            <HowFound found={found} cityName={city.city_name} />
          </div>
          {data.view === 'groups' ? (
            <ResultGroups groups={data.found} />
          ) : (
            <ResultList query={query} first={data.found.list as FoundItem[]} />
          )}
        </>
      )}
    </>
  )
}

/** What was typed; of pinyin also the illness that it is read as. */
const spokenOf = ({ query: { keyword }, ...data }: Found): string =>
  data.view === 'groups' && /^[\x20-\x7e]+$/.test(keyword)
    ? `${keyword} ${data.found.diseases.list[0]?.ill_name ?? ''}`
    : keyword

function KindTabs({ query: { keyword, type } }: { query: SearchQuery }) {
  const all = { text: '全部', to: searchAddress({ keyword }), current: type === undefined }
  const each = shownKinds.map((kind) => ({
    text: kinds[kind],
    to: searchAddress({ keyword, type: kind }),
    current: type === kind,
  }))
  return <Tabs label="结果的种类" tabs={[all, ...each]} />
}

/** Nearest first needs a place: the phone is asked once, then the results are fetched again. */
const useNearest = (wanted: boolean) => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (wanted && !storedPlace()) resolvePlace().then((place) => place && revalidate())
  }, [wanted, revalidate])
}
