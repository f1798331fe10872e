import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mallCategories as categories } from '#app/areas/mall/catalogue/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { mallGoods as goods } from '../tables.ts'

const above = alias(categories, 'above')

/** Goods on the shelf as a search takes them in, found also by brand, category and seller: the next after an id, or these. */
export const listSearchable = async (
  db: Db,
  which: { afterId: number; limit: number } | { ids: readonly number[] },
) => {
  const chosen = 'ids' in which ? inArray(goods.id, [...which.ids]) : gt(goods.id, which.afterId)
  const rows = await db
    .select({ goods, categoryName: categories.name, aboveName: above.name, hospitalName: hospitals.name })
    .from(goods)
    .innerJoin(categories, eq(categories.id, goods.categoryId))
    .leftJoin(above, eq(above.id, categories.parentId))
    .leftJoin(hospitals, eq(hospitals.id, goods.hospitalId))
    .where(and(eq(goods.isOn, true), chosen))
    .orderBy(asc(goods.id))
    .limit('ids' in which ? which.ids.length : which.limit)
  return rows.map(({ goods: { id, name, brand, tags, cityId, fromFen, soldCount }, ...around }) => ({
    id,
    title: name,
    aliases: [],
    cityId,
    priceFen: fromFen,
    weight: soldCount,
    text: [brand, around.categoryName, around.aboveName, around.hospitalName, ...tags].join(' '),
  }))
}
