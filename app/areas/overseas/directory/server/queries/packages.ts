import { and, asc, type Column, count, desc, eq, not, sql } from 'drizzle-orm'
import { mallGoods } from '#app/areas/mall/goods/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import {
  overseasCategories as categories,
  overseasCountries as countries,
  overseasHospitals as hospitals,
  overseasIllnesses as illnesses,
  overseasPackages as packages,
} from '../tables.ts'
import type { Narrowed } from './hospitals.ts'
import { isSoldOn } from './shown.ts'

const selectPackages = (db: Db) =>
  db
    .select({
      package: packages,
      hospitalName: hospitals.name,
      countryName: countries.name,
      categoryName: categories.name,
      fromFen: mallGoods.fromFen,
    })
    .from(packages)
    .innerJoin(mallGoods, eq(mallGoods.id, packages.goodsId))
    .innerJoin(hospitals, eq(hospitals.id, packages.hospitalId))
    .innerJoin(countries, eq(countries.id, hospitals.countryId))
    .innerJoin(categories, eq(categories.id, packages.categoryId))

/** Of goods: where they take place and what their price is made of. */
export type FoundPackage = NonNullable<Awaited<ReturnType<typeof findPackage>>>

/** What is said of goods of a kind that is shown, whether their hospital is or not. */
export const findPackage = async (db: Db, goodsId: number) =>
  (await selectPackages(db).where(and(eq(packages.goodsId, goodsId), categories.isOn)))[0]

/** Services of hospitals that are shown, on the shelf of the mall: the hot first. */
export const listPackages = (
  db: Db,
  { countryId, hospitalId, categoryId, illnessId }: Narrowed,
  today: string,
  asked: PageRequest,
) =>
  page(
    db,
    selectPackages(db)
      .where(
        and(
          mallGoods.isOn,
          isSoldOn(today),
          countryId === undefined ? undefined : eq(hospitals.countryId, countryId),
          hospitalId === undefined ? undefined : eq(packages.hospitalId, hospitalId),
          categoryId === undefined ? undefined : eq(packages.categoryId, categoryId),
          illnessId === undefined
            ? undefined
            : sql`exists (select 1 from ${illnesses} where ${eq(illnesses.illnessId, illnessId)} and ${eq(illnesses.categoryId, packages.categoryId)})`,
        ),
      )
      .orderBy(desc(packages.isHot), asc(packages.position), asc(packages.goodsId))
      .$dynamic(),
    asked,
  )

/** How many services of a hospital are on the shelf, in kinds that are shown. */
export const packagesOf = (db: Db, hospitalId: Column) =>
  db
    .select({ many: count() })
    .from(packages)
    .innerJoin(mallGoods, eq(mallGoods.id, packages.goodsId))
    .innerJoin(categories, eq(categories.id, packages.categoryId))
    .where(and(mallGoods.isOn, categories.isOn, eq(packages.hospitalId, hospitalId)))

/** Of these goods, those whose hospital or kind is not shown today. */
export const listNotShown = async (db: Db, goodsIds: readonly number[], today: string): Promise<number[]> =>
  (
    await db
      .select({ id: packages.goodsId })
      .from(packages)
      .innerJoin(hospitals, eq(hospitals.id, packages.hospitalId))
      .innerJoin(countries, eq(countries.id, hospitals.countryId))
      .innerJoin(categories, eq(categories.id, packages.categoryId))
      .where(and(isAnyOf(packages.goodsId, goodsIds), not(isSoldOn(today))))
  ).map(({ id }) => id)
