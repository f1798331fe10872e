import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { Unread } from '#kit/db/unread.ts'
import { allStates, type ExchangeState, mayMove, openStates } from '../../states.ts'
import { pointsMallLevels as levels, pointsMallOrders as orders } from '../tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type NewOrder = typeof orders.$inferInsert

export const insertOrder = (db: Db, row: NewOrder) => db.insert(orders).values(row)

/** An exchange of this patient's. */
export const findOwnOrder = async (db: Db, patient: PatientId, id: string): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.patientId, patient)))
  )[0]

/** An exchange, whoever's it is: for the desk. */
export const findAnyOrder = async (db: Db, id: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]

/** A page of a patient's exchanges, the newest first. */
export const listOwn = (db: Db, patient: PatientId, state: ExchangeState | undefined, asked: PageRequest) => {
  const own = and(eq(orders.patientId, patient), state && eq(orders.state, state))
  return page(db, db.select().from(orders).where(own).orderBy(desc(orders.madeAt), orders.id).$dynamic(), asked)
}

/** All that a patient ever exchanged, the oldest first. */
export const listEver = (db: Db, patient: PatientId): Promise<OrderRow[]> =>
  db.select().from(orders).where(eq(orders.patientId, patient)).orderBy(asc(orders.madeAt), asc(orders.id))

/** A patient's exchanges that are under way. */
export const listUnderWay = (db: Db, patient: PatientId): Unread<OrderRow> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.patientId, patient), inArray(orders.state, openStates)))
    .orderBy(asc(orders.madeAt), asc(orders.id))

/** A page of everybody's exchanges in a state: those that wait the oldest first, the others the newest. */
export const listInState = (db: Db, state: ExchangeState, asked: PageRequest) => {
  const first = state === 'waiting' ? asc(orders.madeAt) : desc(orders.madeAt)
  const parcels = and(eq(orders.state, state), eq(orders.kind, 'parcel'))
  return page(db, db.select().from(orders).where(parcels).orderBy(first, orders.id).$dynamic(), asked)
}

const moveAll = (
  db: Db,
  which: SQL | undefined,
  to: ExchangeState,
  now: Date,
  set: Partial<NewOrder>,
): Promise<OrderRow[]> => {
  const from = allStates.filter((state) => mayMove(state, to))
  return db
    .update(orders)
    .set({
      path: sql`array_append(${orders.path}, ${to}::text)`,
      pathAt: sql`array_append(${orders.pathAt}, ${now}::timestamptz(3))`,
      ...set,
    })
    .where(and(inArray(orders.state, from), which))
    .returning()
}

/** Moves an exchange on to a state; undefined where it may not go there (any more). */
export const moveOrder = async (
  db: Db,
  id: string,
  to: ExchangeState,
  now: Date,
  set: Partial<NewOrder> = {},
): Promise<OrderRow | undefined> => (await moveAll(db, eq(orders.id, id), to, now, set))[0]

/** What was sent before that moment counts as received now. */
export const receiveShipped = (db: Db, before: Date, now: Date) =>
  moveAll(db, lte(orders.shippedAt, before), 'done', now, {})

/** How high a patient's membership is. */
export const findLevel = async (db: Db, patient: PatientId): Promise<number> =>
  (await db.select().from(levels).where(eq(levels.patientId, patient)))[0]?.level ?? 0

export const putLevel = (db: Db, patientId: number, level: number) =>
  db.insert(levels).values({ patientId, level }).onConflictDoUpdate({ target: levels.patientId, set: { level } })
