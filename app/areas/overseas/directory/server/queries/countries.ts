import { and, asc, count, eq, sql } from 'drizzle-orm'
import { guahaoIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import { mallGoods } from '#app/areas/mall/goods/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import {
  overseasCategories as categories,
  overseasCountries as countries,
  overseasHospitals as hospitals,
  overseasIllnesses as illnesses,
  overseasPackages as packages,
} from '../tables.ts'
import { isShown } from './shown.ts'

const MOST = 200
export type CountryRow = typeof countries.$inferSelect
export type CategoryRow = typeof categories.$inferSelect

/** Countries that are shown and have a hospital that is, with how many. */
export const listCountries = (db: Db, today: string) =>
  db
    .select({ country: countries, many: count() })
    .from(countries)
    .innerJoin(hospitals, eq(hospitals.countryId, countries.id))
    .where(isShown(today))
    .groupBy(countries.id)
    .orderBy(asc(countries.position), asc(countries.id))
    .limit(MOST)

/** Kinds that are shown, with how many hospitals and goods each has. */
export const listCategories = async (db: Db, today: string) => {
  const [rows, units, goods] = await Promise.all([
    db
      .select()
      .from(categories)
      .where(eq(categories.isOn, true))
      .orderBy(asc(categories.position), asc(categories.id))
      .limit(MOST),
    db
      .select({ id: sql<string>`category.id`, many: count() })
      .from(hospitals)
      .innerJoin(countries, eq(countries.id, hospitals.countryId))
      .innerJoin(sql`unnest(${hospitals.categoryIds}) as category(id)`, sql`true`)
      .where(isShown(today))
      .groupBy(sql`category.id`),
    db
      .select({ id: packages.categoryId, many: count() })
      .from(packages)
      .innerJoin(hospitals, eq(hospitals.id, packages.hospitalId))
      .innerJoin(countries, eq(countries.id, hospitals.countryId))
      .innerJoin(mallGoods, eq(mallGoods.id, packages.goodsId))
      .where(and(isShown(today), mallGoods.isOn))
      .groupBy(packages.categoryId),
  ])
  const manyUnits = new Map(units.map(({ id, many }) => [Number(id), many]))
  const manyGoods = new Map(goods.map(({ id, many }) => [id, many]))
  return rows.map((category) => ({
    category,
    unitCount: manyUnits.get(category.id) ?? 0,
    goodsCount: manyGoods.get(category.id) ?? 0,
  }))
}

const selectIllnesses = (db: Db) =>
  db
    .select({
      illness: illnesses,
      name: guahaoIllnesses.name,
      aliases: guahaoIllnesses.aliases,
      description: guahaoIllnesses.description,
      categoryName: categories.name,
    })
    .from(illnesses)
    .innerJoin(guahaoIllnesses, eq(guahaoIllnesses.id, illnesses.illnessId))
    .innerJoin(categories, eq(categories.id, illnesses.categoryId))

/** Illnesses of which something is said, of a kind or all. */
export const listIllnesses = (db: Db, categoryId: number | undefined) =>
  selectIllnesses(db)
    .where(and(categories.isOn, categoryId === undefined ? undefined : eq(illnesses.categoryId, categoryId)))
    .orderBy(asc(categories.position), asc(illnesses.illnessId))
    .limit(MOST)

/** One illness of which something is said. */
export const findIllness = async (db: Db, id: number) =>
  (await selectIllnesses(db).where(and(categories.isOn, eq(illnesses.illnessId, id))))[0]
