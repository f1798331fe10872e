import { localDay } from '#kit/db/local-day.ts'
import type { RowNamers } from '#kit/db/row-names.ts'
import { storeAppCashes as cashes, storeAppRecharges as recharges } from './tables.ts'

/** What movements of a store are called. */
export const names = {
  'store-cash': { id: cashes.id, name: localDay(cashes.askedAt) },
  'store-recharge': { id: recharges.id, name: localDay(recharges.madeAt) },
} satisfies RowNamers
