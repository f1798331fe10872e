import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { mallGoods as goods, mallGoodsSkus as skus } from '#app/areas/mall/goods/server/public.ts'
import { ordersItems as items, ordersOrders as orders } from '#app/areas/orders/checkout/server/public.ts'
import type { PatientId } from '#app/context.ts'
import { contains } from '#kit/db/contains.ts'
import type { Db } from '#kit/db/open.ts'
import { testKinds } from '../rules.ts'
import { ordersTests as tests } from './tables.ts'

export type TestRow = typeof tests.$inferSelect
type NewTest = typeof tests.$inferInsert

/** So many specifications are offered to a doctor at once. */
const MOST_OFFERED = 30

const selectTests = (db: Db) =>
  db
    .select({ test: tests, orderState: orders.state, priceFen: sql<number>`coalesce(${skus.priceFen}, 0)` })
    .from(tests)
    .leftJoin(orders, eq(orders.id, tests.goodsOrderId))
    .leftJoin(skus, eq(skus.id, tests.skuId))

export type FoundTest = Awaited<ReturnType<typeof selectTests>>[number]

/** What was ordered at a visit, in the order in which it was. */
export const listOfVisit = (db: Db, visitId: string): Promise<FoundTest[]> =>
  selectTests(db).where(eq(tests.visitId, visitId)).orderBy(asc(tests.orderedAt), asc(tests.id))

/** The same that was not taken back, which nobody else orders or takes back until the transaction ends. */
export const lockOfVisit = (db: Db, visitId: string) =>
  db
    .select({ id: tests.id })
    .from(tests)
    .where(and(eq(tests.visitId, visitId), isNull(tests.withdrawnAt)))
    .orderBy(asc(tests.id))
    .for('update')

/** A doctor's own, whichever visit it is of. */
export const findOfDoctor = async (db: Db, doctorId: number, id: string): Promise<FoundTest | undefined> =>
  (await selectTests(db).where(and(eq(tests.id, id), eq(tests.doctorId, doctorId))))[0]

/** All that was ever ordered for a patient. */
export const listEver = (db: Db, patient: PatientId): Promise<FoundTest[]> =>
  selectTests(db).where(eq(tests.patientId, patient)).orderBy(asc(tests.orderedAt), asc(tests.id))

/** Writes tests down; those that are ordered at the visit already are left out. What was written. */
export const insertTests = (db: Db, rows: readonly NewTest[]): Promise<TestRow[]> =>
  db
    .insert(tests)
    .values([...rows])
    .onConflictDoNothing()
    .returning()

export const setWithdrawn = async (db: Db, id: string, now: Date): Promise<boolean> =>
  (
    await db
      .update(tests)
      .set({ withdrawnAt: now })
      .where(and(eq(tests.id, id), isNull(tests.withdrawnAt)))
      .returning({ id: tests.id })
  ).length > 0

/** Writes beside tests in which goods order each is. */
export const setGoodsOrders = async (
  db: Db,
  orderIds: readonly string[],
  testIds: readonly string[],
): Promise<void> => {
  await db
    .update(tests)
    .set({
      goodsOrderId: sql`(${db
        .select({ id: items.orderId })
        .from(items)
        .where(and(inArray(items.orderId, [...orderIds]), eq(items.skuId, tests.skuId)))
        .limit(1)})`,
    })
    .where(inArray(tests.id, [...testIds]))
}

const onSale = (hospitalId: number) =>
  and(
    eq(goods.hospitalId, hospitalId),
    eq(goods.isOn, true),
    eq(skus.isOn, true),
    inArray(goods.appointment, [...testKinds]),
  )

const selectOffers = (db: Db) =>
  db
    .select({
      goodsId: goods.id,
      skuId: skus.id,
      name: goods.name,
      skuName: skus.name,
      subtitle: goods.subtitle,
      priceFen: skus.priceFen,
    })
    .from(skus)
    .innerJoin(goods, eq(goods.id, skus.goodsId))

type Offer = Awaited<ReturnType<typeof selectOffers>>[number]

/** What a hospital sells for being examined, by a part of its name; what sells most first. */
export const listOffers = (db: Db, hospitalId: number, keyword: string | undefined): Promise<Offer[]> =>
  selectOffers(db)
    .where(and(onSale(hospitalId), keyword ? contains(goods.name, keyword) : undefined))
    .orderBy(sql`${goods.soldCount} desc`, asc(goods.id), asc(skus.position))
    .limit(MOST_OFFERED)

/** Those of these specifications that a hospital sells so. */
export const listOffersById = (db: Db, hospitalId: number, skuIds: readonly number[]): Promise<Offer[]> =>
  selectOffers(db).where(and(onSale(hospitalId), inArray(skus.id, [...skuIds])))
