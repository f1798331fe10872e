import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { mallGoods as goods } from '../tables.ts'

/** Goods on the shelf as a search takes them in: the next after an id, or these. Drugs on prescription are not found. */
export const listSearchable = async (
  db: Db,
  which: { afterId: number; limit: number } | { ids: readonly number[] },
) => {
  const chosen = 'ids' in which ? inArray(goods.id, [...which.ids]) : gt(goods.id, which.afterId)
  const rows = await db
    .select({ goods, hospitalName: hospitals.name, lat: hospitals.lat, lng: hospitals.lng })
    .from(goods)
    .leftJoin(hospitals, eq(hospitals.id, goods.hospitalId))
    .where(and(eq(goods.isOn, true), lt(goods.drugType, 2), chosen))
    .orderBy(asc(goods.id))
    .limit('ids' in which ? which.ids.length : which.limit)
  return rows.map(({ goods: row, hospitalName, lat, lng }) => ({
    id: row.id,
    title: row.name,
    aliases: row.brand ? [row.brand + row.name] : [],
    text: [row.subtitle, ...row.tags, hospitalName ?? ''].join(' '),
    ...(row.cityId ? { cityId: row.cityId } : {}),
    ...(lat && lng ? { lat, lng } : {}),
    priceFen: row.fromFen,
    weight: row.soldCount,
  }))
}
