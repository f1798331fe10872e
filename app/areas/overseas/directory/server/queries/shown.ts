import { and, type Column, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { neededProofs } from '../../rules.ts'
import {
  overseasCases as cases,
  overseasCategories as categories,
  overseasCountries as countries,
  overseasExperts as experts,
  overseasHospitals as hospitals,
  overseasIllnesses as illnesses,
  overseasProofs as proofs,
} from '../tables.ts'

/** A proof that is in force on a day. */
const isInForce = (today: string): SQL =>
  and(
    isNull(proofs.withdrawnAt),
    lte(proofs.startsOn, today),
    or(isNull(proofs.endsOn), gte(proofs.endsOn, today)),
  ) as SQL

/**
 * All proofs that a hospital needs are in force on that day. One list of hospitals for all of them: as an `exists` for each kind it
 * took longer to plan than to run.
 */
const isProven = (today: string): SQL =>
  sql`${hospitals.id} in (select ${proofs.hospitalId} from ${proofs}
    where ${inArray(proofs.kind, neededProofs)} and ${isInForce(today)}
    group by ${proofs.hospitalId} having count(distinct ${proofs.kind}) = ${neededProofs.length})`

/** Patients are shown a hospital, of a country that is shown, while it is proven. Needs both tables in the query. */
export const isShown = (today: string): SQL => and(hospitals.isOn, countries.isOn, isProven(today)) as SQL

/** A service can be bought while its kind is shown and its hospital is. Needs those three tables in the query. */
export const isSoldOn = (today: string): SQL => and(categories.isOn, isShown(today)) as SQL

/** The last day on which all that a hospital needs is in force, if nothing is added; null where something is not now. */
export const lastProvenDay = (today: string): SQL<string | null> => sql<string | null>`(
  select case when count(*) = ${neededProofs.length} then min(last)::text end from (
    select max(coalesce(${proofs.endsOn}, 'infinity'::date)) as last from ${proofs}
    where ${eq(proofs.hospitalId, hospitals.id)} and ${proofs.kind} in ${neededProofs} and ${isInForce(today)}
    group by ${proofs.kind}) as needed)`

/** The row of an illness whose page is shown: something is said of it, and its kind is not hidden. For a left join. */
export const isDescribed = (illnessId: Column): SQL =>
  and(
    eq(illnesses.illnessId, illnessId),
    sql`exists (select 1 from ${categories} where ${eq(categories.id, illnesses.categoryId)} and ${categories.isOn})`,
  ) as SQL

/** An expert has a page: they are shown, and where they work is, proven or not. */
export const isAtWork = (): SQL =>
  and(
    experts.isOn,
    sql`${experts.hospitalId} in (select ${hospitals.id} from ${hospitals}
      inner join ${countries} on ${eq(countries.id, hospitals.countryId)} where ${hospitals.isOn} and ${countries.isOn})`,
  ) as SQL

/** A case is told while who it is about agrees; an article is somebody's own words. */
export const isReported = (): SQL => and(cases.isOn, isNull(cases.withdrawnAt)) as SQL

/** The country of a case: that of its hospital, else its own. */
export const isCountryOf = (): SQL =>
  or(eq(countries.id, hospitals.countryId), and(isNull(hospitals.id), eq(countries.id, cases.countryId))) as SQL

/** What is told on a day: of a hospital only while it is shown, of a country alone while that is. Needs those tables beside it, where there are any. */
export const isReportedOn = (today: string): SQL =>
  and(
    isReported(),
    or(and(isNull(cases.hospitalId), or(isNull(cases.countryId), countries.isOn)), isShown(today)),
  ) as SQL
