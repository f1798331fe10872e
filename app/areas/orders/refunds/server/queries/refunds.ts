import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm'
import { ordersItems } from '#app/areas/orders/checkout/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { openStates, type RefundState } from '../../states.ts'
import { ordersRefundItems as items, ordersRefundLogs as logs, ordersRefunds as refunds } from '../tables.ts'

export type RefundRow = typeof refunds.$inferSelect
export type ItemRow = typeof items.$inferSelect
export type LogRow = typeof logs.$inferSelect
export type NewLog = Omit<typeof logs.$inferInsert, 'refundId' | 'id'>

export const insertRefund = async (
  db: Db,
  row: typeof refunds.$inferInsert,
  parts: readonly Omit<ItemRow, 'refundId'>[],
): Promise<RefundRow> => {
  const [refund] = await db.insert(refunds).values(row).returning()
  await db.insert(items).values(parts.map((part) => ({ ...part, refundId: row.id })))
  return refund as RefundRow
}

export const insertLog = (db: Db, refundId: string, log: NewLog) => db.insert(logs).values({ ...log, refundId })

/** Moves a refund on from the state in which it was read; undefined where it is in another one by now. */
export const moveRefund = async (
  db: Db,
  { id, state }: Pick<RefundRow, 'id' | 'state'>,
  set: Partial<typeof refunds.$inferInsert> & { state: RefundState },
): Promise<RefundRow | undefined> => {
  const same = and(eq(refunds.id, id), eq(refunds.state, state))
  return (await db.update(refunds).set(set).where(same).returning())[0]
}

/** A refund, whoever's it is: for jobs, events and the desk. */
export const findAnyRefund = async (db: Db, id: string): Promise<RefundRow | undefined> =>
  (await db.select().from(refunds).where(eq(refunds.id, id)))[0]

/** The refund whose money was ordered back under this number. */
export const findByRefundNo = async (db: Db, refundNo: string): Promise<RefundRow | undefined> =>
  (await db.select().from(refunds).where(eq(refunds.refundNo, refundNo)))[0]

/** Of which items these refunds are, by their ids. */
export const listRefundItems = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ItemRow[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(items)
    .where(inArray(items.refundId, [...ids]))
    .orderBy(asc(items.refundId), asc(items.position))
  return Map.groupBy(rows, ({ refundId }) => refundId)
}

/** An item of a refund with what it was when it was bought. */
export interface Refunded {
  part: ItemRow
  bought: typeof ordersItems.$inferSelect
}

/** The same with what was bought. */
export const listRefunded = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Refunded[]>> => {
  if (ids.length === 0) return new Map()
  const isOf = and(eq(ordersItems.orderId, refunds.orderId), eq(ordersItems.position, items.position))
  const rows = await db
    .select({ part: items, bought: ordersItems })
    .from(items)
    .innerJoin(refunds, eq(refunds.id, items.refundId))
    .innerJoin(ordersItems, isOf)
    .where(inArray(items.refundId, [...ids]))
    .orderBy(asc(items.refundId), asc(items.position))
  return Map.groupBy(rows, ({ part }) => part.refundId)
}

/** What happened to a refund, the first first. */
export const listLogs = (db: Db, id: string): Promise<LogRow[]> =>
  db.select().from(logs).where(eq(logs.refundId, id)).orderBy(asc(logs.id))

/** The items of an order that are asked back and not decided about yet, by other refunds than this one. */
export const findHeldPositions = async (db: Db, orderId: string, exceptId = ''): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ position: items.position })
    .from(items)
    .innerJoin(refunds, eq(refunds.id, items.refundId))
    .where(and(eq(refunds.orderId, orderId), ne(refunds.id, exceptId), inArray(refunds.state, openStates)))
  return new Set(rows.map(({ position }) => position))
}

/** Refunds of which the time is over, the longest first. */
export const listOverdue = (db: Db, now: Date, most: number): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(lte(refunds.deadlineAt, now))
    .orderBy(asc(refunds.deadlineAt), asc(refunds.id))
    .limit(most)

/** Keeps a refund as it was read until the transaction ends; false where it has changed since then. */
export const lockRefund = async (db: Db, { id, state }: RefundRow): Promise<boolean> => {
  const same = and(eq(refunds.id, id), eq(refunds.state, state))
  return (await db.select({ id: refunds.id }).from(refunds).where(same).for('update')).length > 0
}
