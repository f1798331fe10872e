import { sql } from 'drizzle-orm'
import { oneFor, type RowNamers } from '#kit/db/row-names.ts'
import { storeAppChecks as checks } from './tables.ts'

/** What checked codes, and the bounds of a store, are called. */
export const names = {
  // What nobody's code was for is not known.
  'store-check': { id: checks.id, name: sql`coalesce(nullif(${checks.goodsName}, ''), ${checks.codeMasked})` },
  'store-limits': oneFor('hospital'),
} satisfies RowNamers
