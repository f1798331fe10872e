import { userCity } from '#app/areas/location/contract.ts'
import type { Ask } from '#kit/wire/ask.ts'
import type { Loading } from '#kit/wire/load.ts'
import type { SearchQuery } from '../cards/search-address.ts'
import {
  mainSearchAdvert,
  searchAd,
  searchComplex,
  searchFilterList,
  searchRankList,
  searchSingle,
  searchSortList,
} from '../contract.ts'
import type { ShownKind } from '../rules.ts'
import { placeHere, readSearchQuery } from './search-query.ts'

/** Results of one kind on a page. */
export const SIZE = 10

/** A page of the results of one kind. */
export const findPage = (ask: Ask, query: SearchQuery, page: number) =>
  ask(searchSingle, { ...query, ...placeHere(), page, page_size: SIZE })

/** What the search page shows: words to search for, a few results of each kind, or those of one kind. */
export const loadSearch = async ({ ask, query: names }: Loading) => {
  const query = readSearchQuery(names)
  const [box, shown] = await Promise.all([ask(mainSearchAdvert, {}), show(ask, query)])
  return { query, box, ...shown }
}

const show = async (ask: Ask, query: SearchQuery) => {
  if (!query.keyword) return { view: 'words' as const, hotWords: (await ask(searchRankList, {})).list }
  return query.type ? showOneKind(ask, query, query.type) : showGroups(ask, query)
}

const showGroups = async (ask: Ask, { keyword }: SearchQuery) => {
  const [found, city] = await Promise.all([ask(searchComplex, { keyword, ...placeHere() }), ask(userCity, {})])
  return { view: 'groups' as const, found, city, adverts: await advertsFor(ask, found) }
}

const showOneKind = async (ask: Ask, query: SearchQuery, type: ShownKind) => {
  const [found, city, sorts, filters] = await Promise.all([
    findPage(ask, query, 1),
    ask(userCity, {}),
    ask(searchSortList, { type }),
    ask(searchFilterList, { type }),
  ])
  const choices = { sorts: sorts.list, filters: filters.list }
  return { view: 'list' as const, found, city, choices, adverts: await advertsFor(ask, found) }
}

/** Below an empty result alone. */
const advertsFor = async (ask: Ask, { total, keyword }: { total: number; keyword: string }) =>
  total > 0 ? [] : (await ask(searchAd, { keyword, location: 'bottom' })).list
