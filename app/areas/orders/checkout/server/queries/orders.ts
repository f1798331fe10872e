import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { accountPatients as patients } from '#app/areas/account/sign-in/server/public.ts'
import { notingPurchases, type Purchase } from '#app/areas/mall/goods/server/public.ts'
import { takingHeld } from '#app/areas/mall/stock/server/public.ts'
import { type NewMessage, tellingPatients } from '#app/areas/notices/messages/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { insertingRows } from '#kit/db/insert-rows.ts'
import type { Db } from '#kit/db/open.ts'
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

/** A payment, and the orders that it is for, each with its part of it. */
export interface Bundled {
  outTradeNo: string
  parts: readonly { id: string; dueFen: number }[]
}

/** The write that says which orders payments are for. */
export const insertingBundles = (bundled: readonly Bundled[]): SQL =>
  insertingRows(
    bundles,
    bundled.flatMap(({ outTradeNo: bundleId, parts }) =>
      parts.map(({ id: orderId, dueFen }) => ({ bundleId, orderId, dueFen })),
    ),
  )

/** The part of an order in a payment, what it waits for now, by what name who ordered goes, and what is in it. */
export interface Part {
  bundleId: string
  orderId: string
  dueFen: number
  outTradeNo: string | null
  patientId: number
  sellerName: string
  isSent: boolean
  nickname: string
  items: ItemRow[]
}

const selectParts = (db: Db, { bundleIds }: { bundleIds: readonly string[] }) =>
  db
    .select({
      ...{
        bundleId: bundles.bundleId,
        orderId: bundles.orderId,
        dueFen: bundles.dueFen,
        outTradeNo: orders.outTradeNo,
      },
      ...{ patientId: orders.patientId, sellerName: orders.sellerName, isSent: orders.isSent },
      ...{ nickname: patients.nickname, item: items },
    })
    .from(bundles)
    .innerJoin(orders, eq(orders.id, bundles.orderId))
    .innerJoin(items, eq(items.orderId, bundles.orderId))
    .leftJoin(patients, eq(patients.id, orders.patientId))
    .where(isAnyOf(bundles.bundleId, bundleIds))
    .orderBy(asc(bundles.bundleId), asc(bundles.orderId), asc(items.position))

/** The orders that payments are for, in the order of their ids. */
export const listParts = async (db: Db, bundleIds: readonly string[]): Promise<Part[]> => {
  const rows = await selectParts(db, { bundleIds })
  return [...Map.groupBy(rows, (row) => `${row.bundleId} ${row.orderId}`).values()].map((own) => {
    const { item, nickname, ...part } = own[0] as (typeof rows)[number]
    return { ...part, nickname: nickname ?? '', items: own.map((row) => row.item) }
  })
}

const selectWaiting = (db: Db, { outTradeNos }: { outTradeNos: readonly string[] }) =>
  db
    .select()
    .from(orders)
    .where(and(isAnyOf(orders.outTradeNo, outTradeNos), eq(orders.state, 'unpaid')))
    .orderBy(asc(orders.id))

/** Orders of this payment that wait for it. */
export const listWaiting = (db: Db, outTradeNos: readonly string[]): Promise<OrderRow[]> =>
  selectWaiting(db, { outTradeNos })

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

const selectItems = (db: Db, { ids }: { ids: readonly string[] }) =>
  db.select().from(items).where(isAnyOf(items.orderId, ids)).orderBy(asc(items.orderId), asc(items.position))

/** What is in these orders, by their ids. */
export const listItems = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, ItemRow[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await selectItems(db, { ids })
  return Map.groupBy(rows, ({ orderId }) => orderId)
}

type Setting = { [Name in keyof NewOrder]?: NewOrder[Name] | SQL }

interface Moving {
  to: OrderState
  now: Date
  from: readonly OrderState[]
  set?: Setting
}

const moving = (db: Pick<Db, 'update'>, which: SQL | undefined, { to, now, from, set = {} }: Moving) =>
  db
    .update(orders)
    .set({
      path: sql`array_append(${orders.path}, ${to}::text)`,
      pathAt: sql`array_append(${orders.pathAt}, ${now}::timestamptz(3))`,
      ...set,
    })
    .where(
      and(
        inArray(
          orders.state,
          allStates.filter((state) => mayMove(state, to) && from.includes(state)),
        ),
        which,
      ),
    )
    .returning()

/** Moves orders on to a state: only those that may go there by `states.ts`, and only from `from`. What was moved. */
export const moveOrders = (
  db: Pick<Db, 'update'>,
  which: SQL | undefined,
  to: OrderState,
  now: Date,
  how: { from: readonly OrderState[]; set?: Partial<NewOrder> },
): Promise<OrderRow[]> => moving(db, which, { to, now, ...how })

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

/** An order that is paid, and by what. */
interface Paying {
  orderId: string
  paidFen: number
  outTradeNo: string
}

const payAndTell = (
  db: Db,
  { ids, now, ...given }: { ids: readonly string[]; now: Date; paying: string; bought: string; told: string },
) => {
  const held = db.$with('held').as(takingHeld(db, ids))
  const paying = sql`json_to_recordset(${given.paying}::json) as p("orderId" text, "paidFen" int, "outTradeNo" text)`
  const set = {
    paidFen: sql`(select "paidFen" from ${paying} where "orderId" = ${orders.id})`,
    outTradeNo: sql`(select "outTradeNo" from ${paying} where "orderId" = ${orders.id})`,
  }
  const isHeld = and(isAnyOf(orders.id, ids), sql`${orders.id} in (select hold_key from ${held})`)
  const paid = db.$with('paid').as(moving(db, isHeld, { to: 'paid', now, from: ['unpaid'], set }))
  const isPaid = sql`"of" in (select id from ${paid})`
  const also = [...notingPurchases(given.bought, isPaid), tellingPatients(given.told, isPaid)]
  const writes = also.map((write, at) => db.$with(`also_${at}`, {}).as(write))
  return db
    .with(held, paid, ...writes)
    .select({ id: paid.id })
    .from(paid)
}

/**
 * Unpaid orders, each named once, that hold their pieces keep them for good and are paid, what was bought is noted and their patients
 * told, in one statement. Which were paid: nothing is written for those that hold nothing or are not unpaid.
 */
export const payHeld = async (
  db: Db,
  now: Date,
  paying: readonly Paying[],
  also: { bought: readonly (Purchase & { of: string })[]; told: readonly (NewMessage & { of: string })[] },
): Promise<ReadonlySet<string>> => {
  const [bought, told] = [JSON.stringify(also.bought), JSON.stringify(also.told)]
  const ids = paying.map(({ orderId }) => orderId)
  const rows = await payAndTell(db, { ids, now, paying: JSON.stringify(paying), bought, told })
  return new Set(rows.map(({ id }) => id))
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
