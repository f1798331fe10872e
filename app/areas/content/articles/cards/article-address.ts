import { address } from '#kit/wire/address.ts'

/** Where an article is read. */
export const articleAddress = (id: number): string => address('/article/detail', { id })

/** What the list of articles is asked for; `list` is `new` where nothing is said. */
export interface NewsQuery {
  list?: 'hot' | 'follow' | undefined
  cat_id?: number | undefined
  doctor_id?: number | undefined
}

/** The list of articles. */
export const newsAddress = (query: NewsQuery): string => address('/news/index', { ...query })
