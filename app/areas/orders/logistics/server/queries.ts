import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { ordersApart as apart } from './tables.ts'

export type ApartRow = typeof apart.$inferSelect

/** What of these orders goes in parcels of their own, those that were sent first first. */
export const listApart = (db: Db, orderIds: readonly string[]): Promise<ApartRow[]> =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(apart)
        .where(inArray(apart.orderId, [...orderIds]))
        .orderBy(asc(apart.shippedAt), asc(apart.orderId), asc(apart.position))

/** Writes down what goes apart; how many of the rows were not written already. */
export const insertApart = async (db: Db, rows: readonly ApartRow[]): Promise<number> =>
  (
    await db
      .insert(apart)
      .values([...rows])
      .onConflictDoNothing()
      .returning({ position: apart.position })
  ).length
