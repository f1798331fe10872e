import { and, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { neededProofs, type ProofKind } from '../../rules.ts'
import {
  overseasCases as cases,
  overseasCountries as countries,
  overseasHospitals as hospitals,
  overseasProofs as proofs,
} from '../tables.ts'

/** A proof that is in force on a day. */
const isInForce = (today: string): SQL =>
  and(
    isNull(proofs.withdrawnAt),
    lte(proofs.startsOn, today),
    or(isNull(proofs.endsOn), gte(proofs.endsOn, today)),
  ) as SQL

const hasProof = (kind: ProofKind, today: string): SQL =>
  sql`exists (select 1 from ${proofs} where ${eq(proofs.hospitalId, hospitals.id)} and ${eq(proofs.kind, kind)} and ${isInForce(today)})`

/** All proofs that a hospital needs are in force on that day. */
const isProven = (today: string): SQL => and(...neededProofs.map((kind) => hasProof(kind, today))) as SQL

/** Patients are shown a hospital, of a country that is shown, while it is proven. Needs both tables in the query. */
export const isShown = (today: string): SQL => and(hospitals.isOn, countries.isOn, isProven(today)) as SQL

/** The last day on which all that a hospital needs is in force, if nothing is added; null where something is not now. */
export const lastProvenDay = (today: string): SQL<string | null> => sql<string | null>`(
  select case when count(*) = ${neededProofs.length} then min(last)::text end from (
    select max(coalesce(${proofs.endsOn}, 'infinity'::date)) as last from ${proofs}
    where ${eq(proofs.hospitalId, hospitals.id)} and ${proofs.kind} in ${neededProofs} and ${isInForce(today)}
    group by ${proofs.kind}) as needed)`

/** A case is told while who it is about agrees; an article is somebody's own words. */
export const isReported = (): SQL => and(cases.isOn, isNull(cases.withdrawnAt)) as SQL
