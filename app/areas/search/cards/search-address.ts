import { address } from '#kit/wire/address.ts'
import type { ShownKind, Sort } from '../rules.ts'

/** What stands in the address of a search. */
export interface SearchQuery {
  keyword: string
  /** Missing: all kinds, a few of each. */
  type?: ShownKind | undefined
  level?: number | undefined
  sort: Sort
}

/** The address of a search; another page gives the word alone. */
export const searchAddress = ({ sort, ...query }: Partial<SearchQuery>): string =>
  address('/search/index', { ...query, sort: sort === 'default' ? undefined : sort })
