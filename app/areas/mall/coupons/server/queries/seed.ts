import type { Db } from '#kit/db/open.ts'
import { mallCoupons } from '../tables.ts'

export type NewCoupon = typeof mallCoupons.$inferInsert

export const insertCoupons = (db: Db, rows: NewCoupon[]) => db.insert(mallCoupons).values(rows)
