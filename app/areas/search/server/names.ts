import type { RowNamers } from '#kit/db/row-names.ts'
import { searchAdverts as adverts } from './tables.ts'

/** What searched words that are promoted, and those that patients search for, are called. */
export const names = {
  // Until the others had a kind of their own, a word that was muted stood here, by itself.
  'search-word': { id: adverts.id, name: adverts.title, otherwise: (id) => id },
  'hot-word': { says: (word) => word },
} satisfies RowNamers
