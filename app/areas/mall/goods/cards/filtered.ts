import { type GoodsWish, wishIn } from '../rules/wish.ts'
import { type GoodsSort, goodsSorts } from '../rules.ts'
import { ownPlace } from './own-place.ts'

/** In which order a list of goods is wanted, and which of them. */
export interface Filtered {
  sort: GoodsSort
  wish: GoodsWish
}

/** What the query of an address says of that. */
export const filteredIn = (query: URLSearchParams): Filtered => ({
  sort: goodsSorts.find((sort) => sort === query.get('sort')) ?? 'default',
  wish: wishIn(query),
})

/** The same for an address: the usual order goes without saying. */
export const inQuery = ({ sort, wish }: Filtered) => ({ ...wish, sort: sort === 'default' ? undefined : sort })

/** The same for a call, from where one is. */
export const inCall = ({ sort, wish }: Filtered) => ({ ...wish, sort, ...ownPlace() })

/** How many there are, by the answer to a page of one. */
export const counted = async (asked: Promise<{ total_page_num: number }>): Promise<number> =>
  (await asked).total_page_num
