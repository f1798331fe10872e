import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { mallAdverts as adverts } from '#app/areas/mall/catalogue/server/public.ts'
import { ordersItems as items, ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { contentAdvertLogs as logs } from './tables.ts'

export type NewLog = typeof logs.$inferInsert

/** Whether the line is new: the reader has not seen or clicked it today. */
export const insertLog = async (db: Db, row: NewLog): Promise<boolean> =>
  (await db.insert(logs).values(row).onConflictDoNothing().returning({ id: logs.id })).length > 0

/** What a patient saw and clicked, the newest first. */
export const listOwnLogs = (db: Db, patientId: PatientId) =>
  db
    .select({ log: logs, title: adverts.title })
    .from(logs)
    .leftJoin(adverts, eq(adverts.id, logs.advertId))
    .where(eq(logs.patientId, patientId))
    .orderBy(desc(logs.id))

export const deleteLogsBefore = (db: Db, day: Day) => db.delete(logs).where(lt(logs.day, day))

/** Adverts of goods that a payment bought, and that the payer had clicked since then. */
export const listBoughtAfterClick = async (db: Db, outTradeNo: string, since: Date): Promise<number[]> => {
  const found = await db
    .selectDistinct({ id: adverts.id })
    .from(orders)
    .innerJoin(items, eq(items.orderId, orders.id))
    .innerJoin(adverts, and(eq(adverts.itemId, items.goodsId), inArray(adverts.itemType, [2, 701])))
    .innerJoin(
      logs,
      and(
        eq(logs.advertId, adverts.id),
        eq(logs.patientId, orders.patientId),
        eq(logs.action, 'click'),
        gt(logs.happenedAt, since),
      ),
    )
    .where(eq(orders.outTradeNo, outTradeNo))
  return found.map(({ id }) => id)
}
