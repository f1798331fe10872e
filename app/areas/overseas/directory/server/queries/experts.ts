import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { guahaoIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import {
  overseasCountries as countries,
  overseasExperts as experts,
  overseasHospitals as hospitals,
} from '../tables.ts'
import type { Narrowed } from './hospitals.ts'
import { isShown } from './shown.ts'

const selectExperts = (db: Db, today: string) =>
  db
    .select({
      expert: experts,
      hospitalName: hospitals.name,
      countryName: countries.name,
      isShown: sql<boolean>`${isShown(today)}`,
    })
    .from(experts)
    .innerJoin(hospitals, eq(hospitals.id, experts.hospitalId))
    .innerJoin(countries, eq(countries.id, hospitals.countryId))

/** An expert with where they work. */
export type FoundExpert = NonNullable<Awaited<ReturnType<typeof findExpert>>>

/** An expert whom the desk shows, also of a hospital that is not shown now. */
export const findExpert = async (db: Db, id: number, today: string) =>
  (await selectExperts(db, today).where(and(eq(experts.id, id), experts.isOn, hospitals.isOn)))[0]

const narrowed = ({ countryId, hospitalId, illnessId }: Narrowed, today: string) =>
  and(
    experts.isOn,
    isShown(today),
    countryId === undefined ? undefined : eq(hospitals.countryId, countryId),
    hospitalId === undefined ? undefined : eq(experts.hospitalId, hospitalId),
    illnessId === undefined ? undefined : sql`${experts.illnessIds} @> array[${illnessId}::bigint]`,
  )

/** Experts of hospitals that are shown; those of hospitals that are asked for most first. */
export const listExperts = (db: Db, by: Narrowed, today: string, asked: PageRequest) =>
  page(
    db,
    selectExperts(db, today)
      .where(narrowed(by, today))
      .orderBy(asc(experts.position), desc(hospitals.isHot), asc(hospitals.position), asc(experts.id))
      .$dynamic(),
    asked,
  )

/** How many there are of a hospital. */
export const countExperts = async (db: Db, hospitalId: number): Promise<number> =>
  (
    await db
      .select({ many: count() })
      .from(experts)
      .where(and(experts.isOn, eq(experts.hospitalId, hospitalId)))
  )[0]?.many ?? 0

/** The names of illnesses, by their ids. */
export const listIllnessNames = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: guahaoIllnesses.id, name: guahaoIllnesses.name })
    .from(guahaoIllnesses)
    .where(isAnyOf(guahaoIllnesses.id, ids))
    .orderBy(asc(guahaoIllnesses.id))
