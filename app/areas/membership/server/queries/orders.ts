import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { Unread } from '#kit/db/unread.ts'
import type { OrderState } from '../../states.ts'
import { membershipOrders as orders, membershipTerms as terms } from '../tables.ts'

export type OrderRow = typeof orders.$inferSelect

/** Writes an order; undefined where the patient has one of the package that waits for its money. */
export const insertOrder = async (db: Db, row: typeof orders.$inferInsert): Promise<OrderRow | undefined> =>
  (await db.insert(orders).values(row).onConflictDoNothing().returning())[0]

/** The order of a package that waits for its money. */
export const findUnpaid = async (db: Db, patient: PatientId, comboId: number): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.patientId, patient), eq(orders.comboId, comboId), eq(orders.state, 'unpaid')))
  )[0]

/** All orders of a patient that wait for their money. */
export const listUnpaid = (db: Db, patient: PatientId): Unread<OrderRow> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.patientId, patient), eq(orders.state, 'unpaid')))
    .orderBy(orders.madeAt, orders.id)

export const findOrder = async (db: Db, patient: PatientId, id: string): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.patientId, patient), eq(orders.id, id)))
  )[0]

/** Moves an order on; undefined where it is not in that state. */
export const moveOrder = async (
  db: Db,
  id: string,
  from: OrderState,
  set: Partial<typeof orders.$inferInsert> & { state: OrderState },
): Promise<OrderRow | undefined> =>
  (
    await db
      .update(orders)
      .set(set)
      .where(and(eq(orders.id, id), eq(orders.state, from)))
      .returning()
  )[0]

/** Notes money that came for an order that was over, and goes back; undefined where that was noted before. */
export const noteLateMoney = async (db: Db, id: string, fen: number): Promise<OrderRow | undefined> =>
  (
    await db
      .update(orders)
      .set({ paidFen: fen, backFen: fen })
      .where(and(eq(orders.id, id), inArray(orders.state, ['cancelled', 'expired']), eq(orders.paidFen, 0)))
      .returning()
  )[0]

/** What every list of orders needs: the order, and the term that it became. */
const withTerm = (db: Db) =>
  db
    .select({ order: orders, term: terms })
    .from(orders)
    .leftJoin(terms, and(eq(terms.orderId, orders.id), isNull(terms.takenBackAt)))

/** A patient's orders, the newest first. */
export const listOrders = (db: Db, patient: PatientId, asked: PageRequest) =>
  page(db, withTerm(db).where(eq(orders.patientId, patient)).orderBy(desc(orders.madeAt), orders.id).$dynamic(), asked)

/** The patients who hold an order with this code, whoever asks. */
export const findHolder = async (db: Db, indexes: readonly string[]): Promise<number | undefined> =>
  (
    await db
      .select({ patientId: orders.patientId })
      .from(orders)
      .where(and(eq(orders.state, 'paid'), sql`${orders.supplementIndex} = any(${sql.param([...indexes])})`))
  )[0]?.patientId
