import { and, asc, type Column, count, desc, eq, sql } from 'drizzle-orm'
import { guahaoIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import {
  overseasCountries as countries,
  overseasExperts as experts,
  overseasHospitals as hospitals,
  overseasIllnesses as illnesses,
} from '../tables.ts'
import type { Narrowed } from './hospitals.ts'
import { isAtWork, isDescribed, isShown } from './shown.ts'

const columns = { expert: experts, hospitalName: hospitals.name, countryName: countries.name }

const selectExperts = (db: Db) =>
  db
    .select(columns)
    .from(experts)
    .innerJoin(hospitals, eq(hospitals.id, experts.hospitalId))
    .innerJoin(countries, eq(countries.id, hospitals.countryId))

/** An expert with where they work. */
export type FoundExpert = Awaited<ReturnType<typeof listExperts>>['rows'][number]

/** An expert whom the desk shows, also of a hospital that is not shown now. */
export const findExpert = async (db: Db, id: number, today: string) =>
  (
    await db
      .select({ ...columns, isShown: sql<boolean>`${isShown(today)}` })
      .from(experts)
      .innerJoin(hospitals, eq(hospitals.id, experts.hospitalId))
      .innerJoin(countries, eq(countries.id, hospitals.countryId))
      .where(and(eq(experts.id, id), isAtWork()))
  )[0]

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
    selectExperts(db)
      .where(narrowed(by, today))
      .orderBy(asc(experts.position), desc(hospitals.isHot), asc(hospitals.position), asc(experts.id))
      .$dynamic(),
    asked,
  )

/** How many there are of a hospital. */
export const expertsOf = (db: Db, hospitalId: Column) =>
  db
    .select({ many: count() })
    .from(experts)
    .where(and(experts.isOn, eq(experts.hospitalId, hospitalId)))

/** The names of illnesses by their ids, with the id again where the illness has a page. */
export const listIllnessNames = (db: Db, ids: readonly number[]) =>
  db
    .select({ describedId: illnesses.illnessId, name: guahaoIllnesses.name })
    .from(guahaoIllnesses)
    .leftJoin(illnesses, isDescribed(guahaoIllnesses.id))
    .where(isAnyOf(guahaoIllnesses.id, ids))
    .orderBy(asc(guahaoIllnesses.id))
