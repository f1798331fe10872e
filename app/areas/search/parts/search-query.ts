import { storedPlace } from '#kit/bridge/place.ts'
import type { SearchQuery } from '../cards/search-address.ts'
import { type Sort, shownKinds, sorts } from '../rules.ts'

const LONGEST = 50

/** Reads the address; what it does not know counts as not chosen. `word` is what the box said when nothing was typed. */
export const readSearchQuery = (query: URLSearchParams): SearchQuery => ({
  keyword: wordsIn(query, 'keyword') || wordsIn(query, 'word'),
  type: shownKinds.find((kind) => kind === query.get('type')),
  level: Number(query.get('level')) || undefined,
  sort: sortIn(query.get('sort')),
})

const wordsIn = (query: URLSearchParams, name: string): string => (query.get(name) ?? '').trim().slice(0, LONGEST)

const sortIn = (text: string | null): Sort => (text !== null && Object.hasOwn(sorts, text) ? (text as Sort) : 'default')

/** The place is known in the browser alone: no HTML is made for where somebody stands. */
export const placeOfPage = () => (typeof window === 'undefined' ? null : storedPlace())
