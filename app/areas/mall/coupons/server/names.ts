import type { RowNamers } from '#kit/db/row-names.ts'
import { mallCoupons as coupons } from './tables.ts'

/** What coupons are called. */
export const names = {
  coupon: { id: coupons.id, name: coupons.title },
} satisfies RowNamers
