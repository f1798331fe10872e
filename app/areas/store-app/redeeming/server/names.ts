import { oneFor, type RowNamers } from '#kit/db/row-names.ts'
import { storeAppChecks as checks } from './tables.ts'

/** What checked codes, and the bounds of a store, are called. */
export const names = {
  'store-check': { id: checks.id, name: checks.goodsName },
  'store-limits': oneFor('hospital'),
} satisfies RowNamers
