import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { accessPatients as patients } from '#app/areas/access/patients/server/public.ts'
import { insertingRows } from '#kit/db/insert-rows.ts'
import type { Db } from '#kit/db/open.ts'
import { spokenNumberOf } from '#kit/db/spoken-number.ts'
import { dayOf } from '#kit/time/day.ts'
import { allStates, mayMove, type OrderState } from '../../states.ts'
import { ordersBundles as bundles, ordersItems as items, ordersOrders as orders } from '../tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type ItemRow = typeof items.$inferSelect
export type NewOrder = typeof orders.$inferInsert
export type NewItem = typeof items.$inferInsert

/** The writes of orders with what is in them. */
export const insertingOrders = (rows: readonly NewOrder[], itemRows: readonly NewItem[]): SQL[] => [
  insertingRows(orders, rows),
  insertingRows(items, itemRows),
]

/** The write that says which orders payments are for, each with its part of one. */
export const insertingBundles = (rows: readonly (typeof bundles.$inferInsert)[]): SQL => insertingRows(bundles, rows)

/** The part of an order in a payment, what gift cards pay beside it, what it waits for now, by what name who ordered goes, and what is in it. */
export interface Part {
  bundleId: string
  orderId: string
  dueFen: number
  cardFen: number
  outTradeNo: string | null
  patientId: number
  sellerName: string
  isSent: boolean
  nickname: string
  items: ItemRow[]
}

/** The orders that a payment is for, in the order of their ids. */
export const listParts = async (db: Db, bundleId: string): Promise<Part[]> => {
  const rows = await db
    .select({
      bundleId: bundles.bundleId,
      orderId: bundles.orderId,
      dueFen: bundles.dueFen,
      cardFen: orders.cardFen,
      outTradeNo: orders.outTradeNo,
      patientId: orders.patientId,
      sellerName: orders.sellerName,
      isSent: orders.isSent,
      nickname: patients.nickname,
      item: items,
    })
    .from(bundles)
    .innerJoin(orders, eq(orders.id, bundles.orderId))
    .innerJoin(items, eq(items.orderId, bundles.orderId))
    .leftJoin(patients, eq(patients.id, orders.patientId))
    .where(eq(bundles.bundleId, bundleId))
    .orderBy(asc(bundles.orderId), asc(items.position))
  return [...Map.groupBy(rows, ({ orderId }) => orderId).values()].map((own) => {
    const { item: _, nickname, ...part } = own[0] as (typeof rows)[number]
    return { ...part, nickname: nickname ?? '', items: own.map(({ item }) => item) }
  })
}

/** Orders that wait for one of these payments. */
export const listWaiting = (db: Db, outTradeNos: readonly string[]): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(inArray(orders.outTradeNo, [...outTradeNos]), eq(orders.state, 'unpaid')))
    .orderBy(asc(orders.id))

/** Has orders wait for another payment than before; how many of them did. */
export const waitForOther = async (
  db: Db,
  ids: readonly string[],
  { before, after }: { before: readonly string[]; after: string },
): Promise<number> => {
  const waiting = and(inArray(orders.id, [...ids]), eq(orders.state, 'unpaid'), inArray(orders.outTradeNo, [...before]))
  return (await db.update(orders).set({ outTradeNo: after }).where(waiting).returning({ id: orders.id })).length
}

/** An order, whoever's it is: for jobs, events and the desk. */
export const findAnyOrder = async (db: Db, id: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, id)))[0]

/** The same, and it does not change before the transaction ends. */
export const keepOrder = async (db: Db, id: string): Promise<OrderRow | undefined> =>
  (await db.select().from(orders).where(eq(orders.id, id)).for('no key update'))[0]

/** Writes down when the next appointment for something in an order is; null: none stands. */
export const setOnSiteAt = (
  db: Db,
  { orderId, position }: Pick<ItemRow, 'orderId' | 'position'>,
  onSiteAt: Date | null,
) =>
  db
    .update(items)
    .set({ onSiteAt })
    .where(and(eq(items.orderId, orderId), eq(items.position, position)))

/** Writes down whether what a patient said of an order stands. */
export const setReviewed = (db: Db, id: string, isReviewed: boolean) =>
  db.update(orders).set({ isReviewed }).where(eq(orders.id, id))

/** What is in these orders, by their ids. */
export const listItems = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ItemRow[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(items)
    .where(inArray(items.orderId, [...ids]))
    .orderBy(asc(items.orderId), asc(items.position))
  return Map.groupBy(rows, ({ orderId }) => orderId)
}

/** Moves orders on to a state: only those that may go there by `states.ts`, and only from `from`. What was moved. */
export const moveOrders = (
  db: Db,
  which: SQL | undefined,
  to: OrderState,
  now: Date,
  { from, set = {} }: { from: readonly OrderState[]; set?: Partial<NewOrder> },
): Promise<OrderRow[]> => {
  const states = allStates.filter((state) => mayMove(state, to) && from.includes(state))
  return db
    .update(orders)
    .set({
      path: sql`array_append(${orders.path}, ${to}::text)`,
      pathAt: sql`array_append(${orders.pathAt}, ${now}::timestamptz(3))`,
      ...set,
    })
    .where(and(inArray(orders.state, states), which))
    .returning()
}

/** Moves one order on; undefined where it may not go there any more, or where money of it is being decided about. */
export const moveOrder = async (
  db: Db,
  id: string,
  to: OrderState,
  now: Date,
  { unlessRefunding, ...how }: { from: readonly OrderState[]; set?: Partial<NewOrder>; unlessRefunding?: true },
): Promise<OrderRow | undefined> => {
  const isFree = unlessRefunding && eq(orders.refundsOpen, 0)
  return (await moveOrders(db, and(eq(orders.id, id), isFree), to, now, how))[0]
}

/** Moves an order on that waits for the same payment still as when it was read. */
export const moveSame = async (db: Db, order: OrderRow, to: OrderState, now: Date, set: Partial<NewOrder>) => {
  const sameNumber = order.outTradeNo === null ? isNull(orders.outTradeNo) : eq(orders.outTradeNo, order.outTradeNo)
  return (await moveOrders(db, and(eq(orders.id, order.id), sameNumber), to, now, { from: [order.state], set }))[0]
}

/** Unpaid orders of which the time is over, the longest first. */
export const listOverdue = (db: Db, now: Date, most: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'unpaid'), lte(orders.holdUntil, now)))
    .orderBy(asc(orders.holdUntil), asc(orders.id))
    .limit(most)

/** What was sent before that moment counts as received now. */
export const receiveShipped = (db: Db, before: Date, now: Date) =>
  moveOrders(db, lte(orders.shippedAt, before), 'received', now, { from: ['shipped'] })

/** The numbers by which orders are said, by their ids. */
export const findOrderNumbers = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const found = await db
    .select({ id: orders.id, madeAt: orders.madeAt })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  return new Map(found.map(({ id, madeAt }) => [id, spokenNumberOf(dayOf(madeAt), id)]))
}
