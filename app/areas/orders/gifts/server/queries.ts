import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import { ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { ordersGifts as gifts } from './tables.ts'

export type GiftRow = typeof gifts.$inferSelect

export const insertGifts = (db: Db, rows: GiftRow[]) => db.insert(gifts).values(rows)

/** A patient's gifts with their orders, the newest first; those that they deleted are not among them. */
export const listGifts = (db: Db, patient: PatientId, asked: { page: number; size: number }) => {
  const found = db
    .select({ gift: gifts, order: orders })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.orderId))
    .where(and(eq(gifts.patientId, patient), isNull(orders.hiddenAt)))
    .orderBy(desc(gifts.madeAt), asc(gifts.orderId))
  return page(db, found.$dynamic(), asked)
}

export const findGift = async (db: Db, patient: PatientId, orderId: string): Promise<GiftRow | undefined> =>
  (
    await db
      .select()
      .from(gifts)
      .where(and(eq(gifts.patientId, patient), eq(gifts.orderId, orderId)))
  )[0]

/** All that a patient ever gave. */
export const listEver = (db: Db, patient: PatientId): Promise<GiftRow[]> =>
  db.select().from(gifts).where(eq(gifts.patientId, patient)).orderBy(asc(gifts.madeAt))

/** The cards of those of these orders that are gifts, whoever gave them. */
export const listCardsOf = async (db: Db, orderIds: readonly string[]): Promise<GiftRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(gifts)
        .where(inArray(gifts.orderId, [...orderIds]))

/** The newest order of a patient's that goes out in a parcel. */
export const findNewestParcel = async (db: Db, patient: PatientId): Promise<string | undefined> =>
  (
    await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.patientId, patient), eq(orders.isSent, true)))
      .orderBy(desc(orders.madeAt))
      .limit(1)
  )[0]?.id
