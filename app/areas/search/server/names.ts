import type { RowNamers } from '#kit/db/row-names.ts'
import { searchAdverts as adverts } from './tables.ts'

/** What searched words that are promoted are called. */
export const names = {
  // A word that is muted is named by itself.
  'search-word': { id: adverts.id, name: adverts.title, otherwise: (id) => id },
} satisfies RowNamers
