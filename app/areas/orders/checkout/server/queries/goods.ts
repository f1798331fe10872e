import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mallGoods as goods, mallGoodsSkus as skus } from '#app/areas/mall/goods/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { ordersItems as items } from '../tables.ts'
import type { OrderRow } from './orders.ts'

const selectOnShelf = (db: Db, { ids }: { ids: readonly number[] }) =>
  db
    .select({ id: goods.id })
    .from(goods)
    .where(and(isAnyOf(goods.id, ids), eq(goods.isOn, true)))

/** Which of these goods can be bought still. */
export const onShelfOf = async (db: Db, items: readonly { goodsId: number }[]): Promise<ReadonlySet<number>> => {
  const ids = [...new Set(items.map(({ goodsId }) => goodsId))]
  if (ids.length === 0) return new Set()
  const rows = await selectOnShelf(db, { ids })
  return new Set(rows.map(({ id }) => id))
}

/** Whether an order is used in this hospital: it sold it, or all that is in it may be used there too. */
export const isUsedAt = async (
  db: Db,
  { id, hospitalId: seller, isSent }: OrderRow,
  hospitalId: number,
): Promise<boolean> => {
  if (seller === hospitalId) return true
  if (seller === null || isSent) return false
  const [found] = await db
    .select({ isEach: sql<boolean | null>`bool_and(${hospitalId}::bigint = any(${goods.moreHospitalIds}))` })
    .from(items)
    .innerJoin(goods, eq(goods.id, items.goodsId))
    .where(eq(items.orderId, id))
  return found?.isEach === true
}

/** The busiest seller of a city of the demonstration that sells something. */
export const findBusiestSeller = async (db: Db, cityId: number): Promise<number | undefined> => {
  const [found] = await db
    .select({ id: hospitals.id })
    .from(hospitals)
    .where(and(eq(hospitals.isDemo, true), eq(hospitals.cityId, cityId), exists(soldBy(db))))
    .orderBy(desc(hospitals.bookedCount), asc(hospitals.id))
    .limit(1)
  return found?.id
}

const soldBy = (db: Db) => db.select({ id: goods.id }).from(goods).where(eq(goods.hospitalId, hospitals.id))

/** What the demonstration sells in a city or everywhere, each with its usual specification. */
export const listUsualSkus = (db: Db, cityId: number) =>
  db
    .select({
      skuId: skus.id,
      kind: goods.kind,
      appointment: goods.appointment,
      moreHospitalIds: goods.moreHospitalIds,
      drugType: goods.drugType,
      payTypes: goods.payTypes,
      fromFen: goods.fromFen,
      isOverseas: goods.isOverseas,
    })
    .from(goods)
    .innerJoin(skus, and(eq(skus.goodsId, goods.id), eq(skus.isDefault, true)))
    .where(and(eq(goods.isDemo, true), eq(goods.isOn, true), inArray(goods.cityId, [0, cityId])))
    .orderBy(asc(goods.id))
