import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { mallCategories as categories } from '#app/areas/mall/catalogue/server/public.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Db } from '#kit/db/open.ts'
import {
  mallGoodsComments as comments,
  mallGoods as goods,
  mallGoodsPurchases as purchases,
  mallGoodsSkus as specials,
} from '../tables.ts'
import { noteBrands } from './brands.ts'

export type NewGoods = typeof goods.$inferInsert
export type NewSku = typeof specials.$inferInsert
export type NewComment = typeof comments.$inferInsert
export type NewPurchase = typeof purchases.$inferInsert

/** Main sellers of the demonstration, with where they are. */
export const listHosts = (db: Db) =>
  db
    .select({ id: hospitals.id, cityId: hospitals.cityId, level: hospitals.level, kind: hospitals.kind })
    .from(hospitals)
    .where(and(eq(hospitals.isOpen, true), eq(hospitals.isDemo, true), isNull(hospitals.parentId)))
    .orderBy(asc(hospitals.id))

/** Categories by their keys. */
export const categoriesByKey = async (db: Db) =>
  new Map((await db.select().from(categories)).map((row) => [row.sourceKey, row]))

/** Makes goods; their ids by their keys. */
export const insertGoods = async (db: Db, rows: NewGoods[]): Promise<ReadonlyMap<string, number>> => {
  await noteBrands(
    db,
    rows.map(({ brand }) => brand),
  )
  await insertRows(db, goods, rows)
  const keys = rows.map(({ sourceKey }) => sourceKey)
  const made = await db
    .select({ id: goods.id, sourceKey: goods.sourceKey })
    .from(goods)
    .where(inArray(goods.sourceKey, keys))
  return new Map(made.map(({ id, sourceKey }) => [sourceKey, id]))
}

export const insertSkus = (db: Db, rows: NewSku[]) => insertRows(db, specials, rows)
export const insertComments = (db: Db, rows: NewComment[]) => insertRows(db, comments, rows)
export const insertPurchases = (db: Db, rows: NewPurchase[]) => insertRows(db, purchases, rows)

/** Names with each project of the demonstration the best known doctors of its department at its seller. */
export const nameDoctors = (db: Db) =>
  db.execute(sql`
    update ${goods} set doctor_ids = coalesce((
      select array_agg(known.id) from (
        select d.id from ${doctors} d join ${departments} p on p.id = d.dep_id
        where d.hospital_id = ${goods}.hospital_id and p.catalogue_id = ${goods}.department_id and d.is_open
        order by d.booked_count desc, d.id limit 3
      ) known
    ), '{}') where is_demo and kind = 'project' and hospital_id is not null`)
