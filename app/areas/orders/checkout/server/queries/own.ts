import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { mallGoods as goods } from '#app/areas/mall/goods/server/public.ts'
import { payPayments as payments } from '#app/areas/pay/server/public.ts'
import type { PatientId } from '#app/context.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import { contains } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { spokenAs } from '#kit/db/spoken-number.ts'
import type { Unread } from '#kit/db/unread.ts'
import { type OrderState, openStates } from '../../states.ts'
import { ordersBundles as bundles, ordersItems as items, ordersOrders as orders } from '../tables.ts'
import type { OrderRow } from './orders.ts'
import { hasItem, isPaidBy, madeOn } from './sold.ts'

const shown = (patient: PatientId) => and(eq(orders.patientId, patient), isNull(orders.hiddenAt))

const isNumbered = spokenAs(orders.id, madeOn)

/** Goods or the seller are called so, or it is the number of the order or of its payment. */
const isSearched = (db: Db, words: string) =>
  or(hasItem(db, words), contains(orders.sellerName, words), isNumbered(words), isPaidBy(words))

/** A patient's orders in these states (all where none is named), those that the words say, the newest first. */
export const listOwnOrders = (
  db: Db,
  patient: PatientId,
  asked: { states: readonly OrderState[]; keyword?: string | undefined; page: number; size: number },
) => {
  const inStates = asked.states.length > 0 ? inArray(orders.state, [...asked.states]) : undefined
  const found = db
    .select()
    .from(orders)
    .where(and(shown(patient), inStates, asked.keyword ? isSearched(db, asked.keyword) : undefined))
    .orderBy(desc(orders.madeAt), asc(orders.id))
  return page(db, found.$dynamic(), asked)
}

/** How many orders a patient has in each state that somebody waits in. */
export const countOwnOrders = async (db: Db, patient: PatientId): Promise<ReadonlyMap<OrderState, number>> => {
  const found = await db
    .select({ state: orders.state, many: count() })
    .from(orders)
    .where(shown(patient))
    .groupBy(orders.state)
  return new Map(found.map(({ state, many }) => [state, many]))
}

const selectOwn = (db: Db, { patient, id }: { patient: PatientId; id: string }) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.patientId, patient), isNull(orders.hiddenAt), eq(orders.id, id)))

export const findOwnOrder = async (db: Db, patient: PatientId, id: string): Promise<OrderRow | undefined> =>
  (await selectOwn(db, { patient, id }))[0]

/** The same, which nobody else changes until the transaction ends. */
export const lockOwnOrder = async (db: Db, patient: PatientId, id: string): Promise<OrderRow | undefined> =>
  (
    await db
      .select()
      .from(orders)
      .where(and(shown(patient), eq(orders.id, id)))
      .for('update')
  )[0]

/** A patient's order as one text. Rows are handed out by it: to nobody but whose they are. */
const nameOf = (patient: number, id: string) => `${patient} ${id}`

interface Names {
  patients: readonly number[]
  ids: readonly string[]
}

const namesOf = (names: readonly string[]): Names => {
  const asked = names.map((name) => name.split(' ') as [string, string])
  return { patients: asked.map(([patient]) => Number(patient)), ids: asked.map(([, id]) => id) }
}

const areOwn = ({ patients, ids }: Names) =>
  and(isAnyOf(orders.id, ids), isAnyOf(orders.patientId, patients), isNull(orders.hiddenAt))

/** Finds for many, who ask at the same time, what there is of an order of each. */
const gatheredOwn = <Row extends { order: OrderRow }>(select: (db: Db, names: Names) => Promise<Row[]>) =>
  batchLoader(async (db, names: readonly string[]) =>
    Map.groupBy(await select(db, namesOf(names)), ({ order }) => nameOf(order.patientId, order.id)),
  )

const selectOpen = (db: Db, names: Names) =>
  db
    .select({
      order: orders,
      isOpen: sql<boolean>`coalesce(${payments.state} = 'pending', false)`,
      waiting: sql<number>`(select count(*)::int from ${orders} mate where mate.out_trade_no = ${orders.outTradeNo} and mate.state = 'unpaid')`,
    })
    .from(orders)
    .leftJoin(payments, eq(payments.outTradeNo, orders.outTradeNo))
    .where(areOwn(names))
const findOpen = gatheredOwn(selectOpen)

/** These of a patient's orders, in the order of their ids: whether the payment of each is open, and how many orders wait for that payment. */
export const listOwnWithPayment = async (db: Db, patient: PatientId, ids: readonly string[]) => {
  const found = await Promise.all(ids.toSorted().map((id) => findOpen(db, nameOf(patient, id))))
  return found.flatMap((rows) => rows ?? [])
}

const mates = alias(orders, 'mate')

const selectWithMates = (db: Db, names: Names) =>
  db
    .select({
      order: orders,
      mate: { id: mates.id, dueFen: mates.dueFen, cardFen: mates.cardFen },
      goodsName: items.name,
    })
    .from(orders)
    .leftJoin(mates, and(eq(mates.outTradeNo, orders.outTradeNo), eq(mates.state, 'unpaid')))
    .leftJoin(items, and(eq(items.orderId, mates.id), eq(items.position, 0)))
    .where(areOwn(names))
    .orderBy(asc(mates.id))
const findWithMates = gatheredOwn(selectWithMates)

/** One of a patient's orders, and all that wait for the same payment, each by the first thing in it. */
export const findOwnWithMates = async (db: Db, patient: PatientId, id: string) => {
  const rows = (await findWithMates(db, nameOf(patient, id))) ?? []
  const waiting = rows.flatMap(({ mate, goodsName }) => (mate ? [{ ...mate, goodsName: goodsName ?? '' }] : []))
  return rows[0] && { order: rows[0].order, waiting }
}

const selectDetail = (db: Db, names: Names) =>
  db
    .select({ order: orders, item: items, isOnShelf: goods.isOn })
    .from(orders)
    .innerJoin(items, eq(items.orderId, orders.id))
    .leftJoin(goods, eq(goods.id, items.goodsId))
    .where(areOwn(names))
    .orderBy(asc(items.position))
const findDetail = gatheredOwn(selectDetail)

/** One of a patient's orders with what is in it, and which of that can be bought still. */
export const findOwnWithItems = async (db: Db, patient: PatientId, id: string) => {
  const rows = (await findDetail(db, nameOf(patient, id))) ?? []
  const onShelf = new Set(rows.flatMap(({ item, isOnShelf }) => (isOnShelf ? [item.goodsId] : [])))
  return rows[0] && { order: rows[0].order, items: rows.map(({ item }) => item), onShelf }
}

/** A patient's orders that a payment is for, or was for before another took its place, in the order of their ids. */
export const listOwnOfPayment = (db: Db, patient: PatientId, outTradeNo: string): Promise<OrderRow[]> =>
  db
    .select(getTableColumns(orders))
    .from(bundles)
    .innerJoin(orders, eq(orders.id, bundles.orderId))
    .where(and(shown(patient), eq(bundles.bundleId, outTradeNo)))
    .orderBy(asc(orders.id))

export const hideOrder = (db: Db, id: string, now: Date) =>
  db.update(orders).set({ hiddenAt: now }).where(eq(orders.id, id))

/** Orders of a patient in which something is still to happen. */
export const listUnderWay = (db: Db, patient: PatientId): Unread<OrderRow> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.patientId, patient), inArray(orders.state, openStates)))
    .orderBy(desc(orders.madeAt), asc(orders.id))

/** All that a patient ever ordered. */
export const listEver = (db: Db, patient: PatientId): Promise<OrderRow[]> =>
  db.select().from(orders).where(eq(orders.patientId, patient)).orderBy(desc(orders.madeAt), asc(orders.id))

/** Takes from a patient's orders what they wrote, and where they went. */
export const eraseWords = (db: Db, patient: PatientId) =>
  db
    .update(orders)
    .set({ receiverSealed: null, remark: '', cancelReason: '', cameBy: {} })
    .where(eq(orders.patientId, patient))
