import { and, asc, count, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { guahaoIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import {
  overseasCategories as categories,
  overseasCountries as countries,
  overseasExperts as experts,
  overseasHospitals as hospitals,
  overseasIllnesses as illnesses,
  overseasProofs as proofs,
  overseasRates as rates,
} from '../tables.ts'
import { casesOf } from './cases.ts'
import { expertsOf } from './experts.ts'
import { packagesOf } from './packages.ts'
import { isShown, lastProvenDay } from './shown.ts'

const columns = (today: string) => ({
  hospital: hospitals,
  country: {
    id: countries.id,
    name: countries.name,
    code: countries.code,
    currency: countries.currency,
    isOn: countries.isOn,
  },
  lastDay: lastProvenDay(today),
})

const selectHospitals = (db: Db, today: string) =>
  db.select(columns(today)).from(hospitals).innerJoin(countries, eq(countries.id, hospitals.countryId))

/** A hospital with its country, and until when it is proven. */
export type FoundHospital = Awaited<ReturnType<typeof listHospitalsOf>>[number]
export type HospitalRow = typeof hospitals.$inferSelect
export type ProofRow = typeof proofs.$inferSelect

/** The desk shows it and its country; whether it is proven is another question. */
export const isOnOf = ({ hospital, country }: FoundHospital): boolean => hospital.isOn && country.isOn

/** Patients are shown it: what `isShown` asks of rows, of one that was read. */
export const isShownOf = (found: FoundHospital): boolean => isOnOf(found) && found.lastDay !== null

/** A hospital, shown or not. */
export const findHospital = async (db: Db, id: number, today: string) =>
  (await selectHospitals(db, today).where(eq(hospitals.id, id)))[0]

/** Hospitals by their ids, shown or not. */
export const listHospitalsOf = async (db: Db, ids: readonly number[], today: string) =>
  selectHospitals(db, today).where(inArray(hospitals.id, [...ids]))

/** A hospital, shown or not, with how much of it there is. */
export const findWholeHospital = async (db: Db, id: number, today: string) =>
  (
    await db
      .select({
        ...columns(today),
        expertCount: countOf(expertsOf(db, hospitals.id)),
        goodsCount: countOf(packagesOf(db, hospitals.id)),
        caseCount: countOf(casesOf(db, hospitals.id)),
      })
      .from(hospitals)
      .innerJoin(countries, eq(countries.id, hospitals.countryId))
      .where(eq(hospitals.id, id))
  )[0]

const countOf = (counted: SQLWrapper) => sql`(${counted})`.mapWith(Number)

/** What a list of the directory is narrowed by. */
export interface Narrowed {
  countryId?: number | undefined
  hospitalId?: number | undefined
  categoryId?: number | undefined
  illnessId?: number | undefined
}

/** A hospital is strong in a kind, one that is shown. */
const isStrongIn = (categoryId: number): SQL =>
  sql`(${categoryId}::bigint = any(${hospitals.categoryIds}) and exists (select 1 from ${categories} where ${categories.id} = ${categoryId} and ${categories.isOn}))`

/** A hospital is strong in the kind to which an illness belongs, or an expert of it treats it. */
const treats = (illnessId: number): SQL =>
  sql`(exists (select 1 from ${illnesses} where ${eq(illnesses.illnessId, illnessId)} and ${illnesses.categoryId} = any(${hospitals.categoryIds}))
    or exists (select 1 from ${experts} where ${eq(experts.hospitalId, hospitals.id)} and ${experts.isOn} and ${illnessId}::bigint = any(${experts.illnessIds})))`

/** Hospitals that are shown, those that are asked for most first. */
export const listHospitals = (
  db: Db,
  { countryId, categoryId, illnessId }: Narrowed,
  today: string,
  asked: PageRequest,
) =>
  page(
    db,
    selectHospitals(db, today)
      .where(
        and(
          isShown(today),
          countryId === undefined ? undefined : eq(hospitals.countryId, countryId),
          categoryId === undefined ? undefined : isStrongIn(categoryId),
          illnessId === undefined ? undefined : treats(illnessId),
        ),
      )
      .orderBy(desc(hospitals.isHot), asc(hospitals.position), asc(hospitals.id))
      .$dynamic(),
    asked,
  )

/** All that proves a hospital, or did, the newest first. */
export const listProofs = (db: Db, hospitalId: number) =>
  db
    .select()
    .from(proofs)
    .where(eq(proofs.hospitalId, hospitalId))
    .orderBy(asc(proofs.kind), desc(proofs.startsOn), desc(proofs.id))
    .limit(100)

/** What was published of a hospital, or of an illness at all hospitals that are shown, the newest first. */
export const listRates = (db: Db, of: { hospitalId: number } | { illnessId: number }, today: string) =>
  db
    .select({ rate: rates, illnessName: guahaoIllnesses.name, hospitalName: hospitals.name })
    .from(rates)
    .innerJoin(hospitals, eq(hospitals.id, rates.hospitalId))
    .innerJoin(countries, eq(countries.id, hospitals.countryId))
    .leftJoin(guahaoIllnesses, eq(guahaoIllnesses.id, rates.illnessId))
    .where(
      'hospitalId' in of ? eq(rates.hospitalId, of.hospitalId) : and(eq(rates.illnessId, of.illnessId), isShown(today)),
    )
    .orderBy(desc(rates.year), asc(rates.id))
    .limit(50)

/** How many hospitals there are to choose from; asked by whom leads to them. */
export const countShown = async (db: Db, today: string): Promise<number> =>
  (
    await db
      .select({ many: count() })
      .from(hospitals)
      .innerJoin(countries, eq(countries.id, hospitals.countryId))
      .where(isShown(today))
  )[0]?.many ?? 0
