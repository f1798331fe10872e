import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
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
import { isShown } from './shown.ts'

const selectPackages = (db: Db, today: string) =>
  db
    .select({
      package: packages,
      hospitalName: hospitals.name,
      countryName: countries.name,
      categoryName: categories.name,
      fromFen: mallGoods.fromFen,
      isShown: sql<boolean>`${isShown(today)}`,
    })
    .from(packages)
    .innerJoin(mallGoods, eq(mallGoods.id, packages.goodsId))
    .innerJoin(hospitals, eq(hospitals.id, packages.hospitalId))
    .innerJoin(countries, eq(countries.id, hospitals.countryId))
    .innerJoin(categories, eq(categories.id, packages.categoryId))

/** Of goods: where they take place and what their price is made of. */
export type FoundPackage = NonNullable<Awaited<ReturnType<typeof findPackage>>>

/** What is said of goods, shown or not. */
export const findPackage = async (db: Db, goodsId: number, today: string) =>
  (await selectPackages(db, today).where(eq(packages.goodsId, goodsId)))[0]

/** Services of hospitals that are shown, on the shelf of the mall: the hot first. */
export const listPackages = (
  db: Db,
  { countryId, hospitalId, categoryId, illnessId }: Narrowed,
  today: string,
  asked: PageRequest,
) =>
  page(
    db,
    selectPackages(db, today)
      .where(
        and(
          mallGoods.isOn,
          categories.isOn,
          isShown(today),
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
export const countPackages = async (db: Db, hospitalId: number): Promise<number> =>
  (
    await db
      .select({ many: count() })
      .from(packages)
      .innerJoin(mallGoods, eq(mallGoods.id, packages.goodsId))
      .innerJoin(categories, eq(categories.id, packages.categoryId))
      .where(and(mallGoods.isOn, categories.isOn, eq(packages.hospitalId, hospitalId)))
  )[0]?.many ?? 0

/** Of these goods, those whose hospital is not shown today. */
export const listNotShown = async (db: Db, goodsIds: readonly number[], today: string): Promise<number[]> =>
  (
    await db
      .select({ id: packages.goodsId })
      .from(packages)
      .innerJoin(hospitals, eq(hospitals.id, packages.hospitalId))
      .innerJoin(countries, eq(countries.id, hospitals.countryId))
      .where(and(isAnyOf(packages.goodsId, goodsIds), sql`not ${isShown(today)}`))
  ).map(({ id }) => id)
