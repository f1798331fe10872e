import { and, eq, inArray } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mallGoods as goods } from '#app/areas/mall/goods/server/public.ts'
import type { Db } from '#kit/db/open.ts'

/** Which of these goods can be bought still. */
export const onShelfOf = async (db: Db, items: readonly { goodsId: number }[]): Promise<ReadonlySet<number>> => {
  const ids = [...new Set(items.map(({ goodsId }) => goodsId))]
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: goods.id })
    .from(goods)
    .where(and(inArray(goods.id, ids), eq(goods.isOn, true)))
  return new Set(rows.map(({ id }) => id))
}

/** Names of houses that sell, by their ids. */
export const findSellerNames = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: hospitals.id, name: hospitals.name })
    .from(hospitals)
    .where(inArray(hospitals.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
