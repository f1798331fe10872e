import { and, asc, eq, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import type { Unread } from '#kit/db/unread.ts'
import { guahaoOrders as orders } from '../tables.ts'
import type { OrderRow } from './orders.ts'

/** A place that a stop of clinic keeps is no appointment before its patient takes it. */
const isOpen = sql`${orders.state} in ('held', 'booked', 'checked-in', 'called')
  and not (${orders.origin} = 'stop' and ${orders.state} = 'held')`

/** A patient's appointments that are under way, the next first. */
export const listUnderWay = (db: Db, patient: PatientId): Unread<OrderRow> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.patientId, patient), isOpen))
    .orderBy(asc(orders.date), asc(orders.beginMinutes))

/** Takes from a patient's appointments what they wrote and how they are known; the members whom they are for. */
export const eraseWords = async (db: Db, patient: PatientId): Promise<number[]> => {
  const erased = await db
    .update(orders)
    .set({ remark: '', cardNo: '', cancelReason: '', key: null, digest: null })
    .where(eq(orders.patientId, patient))
    .returning({ memberId: orders.memberId })
  return [...new Set(erased.map(({ memberId }) => memberId))]
}
