import { userCity } from '#app/areas/location/contract.ts'
import type { Loading } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
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
import { placeOfPage, readSearchQuery } from './search-query.ts'

/** Results of one kind on a page. */
export const SIZE = 10

/** A page of the results of one kind. */
export const findPage = (callApi: CallApi, query: SearchQuery, page: number) =>
  callApi(searchSingle, { ...query, ...placeOfPage(), page, page_size: SIZE })

/** What the search page shows: words to search for, a few results of each kind, or those of one kind. */
export const loadSearch = async ({ callApi, query: names }: Loading) => {
  const query = readSearchQuery(names)
  const [box, shown] = await Promise.all([callApi(mainSearchAdvert, {}), show(callApi, query)])
  return { query, box, ...shown }
}

const show = async (callApi: CallApi, query: SearchQuery) => {
  if (!query.keyword) return { view: 'words' as const, hotWords: (await callApi(searchRankList, {})).list }
  return query.type ? showOneKind(callApi, query, query.type) : showGroups(callApi, query)
}

const showGroups = async (callApi: CallApi, { keyword }: SearchQuery) => {
  const [found, city] = await Promise.all([
    callApi(searchComplex, { keyword, ...placeOfPage() }),
    callApi(userCity, {}),
  ])
  return { view: 'groups' as const, found, city, adverts: await advertsFor(callApi, found) }
}

const showOneKind = async (callApi: CallApi, query: SearchQuery, type: ShownKind) => {
  const [found, city, sorts, filters] = await Promise.all([
    findPage(callApi, query, 1),
    callApi(userCity, {}),
    callApi(searchSortList, { type }),
    callApi(searchFilterList, { type }),
  ])
  const choices = { sorts: sorts.list, filters: filters.list }
  return { view: 'list' as const, found, city, choices, adverts: await advertsFor(callApi, found) }
}

/** Below an empty result alone. */
const advertsFor = async (callApi: CallApi, { total, keyword }: { total: number; keyword: string }) =>
  total > 0 ? [] : (await callApi(searchAd, { keyword, location: 'bottom' })).list
