import { and, type Column, count, desc, eq } from 'drizzle-orm'
import { guahaoIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { CaseKind } from '../../rules.ts'
import {
  overseasCases as cases,
  overseasCountries as countries,
  overseasExperts as experts,
  overseasHospitals as hospitals,
  overseasIllnesses as illnesses,
} from '../tables.ts'
import type { Narrowed } from './hospitals.ts'
import { isAtWork, isCountryOf, isDescribed, isReported, isReportedOn } from './shown.ts'

const selectCases = (db: Db) =>
  db
    .select({
      told: cases,
      hospitalName: hospitals.name,
      countryName: countries.name,
      illnessName: guahaoIllnesses.name,
      describedIllnessId: illnesses.illnessId,
      expertId: experts.id,
      expertName: experts.name,
    })
    .from(cases)
    .leftJoin(hospitals, eq(hospitals.id, cases.hospitalId))
    .leftJoin(countries, isCountryOf())
    .leftJoin(guahaoIllnesses, eq(guahaoIllnesses.id, cases.illnessId))
    .leftJoin(illnesses, isDescribed(cases.illnessId))
    .leftJoin(experts, and(eq(experts.id, cases.expertId), isAtWork()))

/** A case or an article with what it is about. */
export type FoundCase = NonNullable<Awaited<ReturnType<typeof findCase>>>

/** One that is told now. */
export const findCase = async (db: Db, id: number, today: string) =>
  (await selectCases(db).where(and(eq(cases.id, id), isReportedOn(today))))[0]

/** Those that are told now, the newest first. */
export const listCases = (
  db: Db,
  {
    countryId,
    hospitalId,
    illnessId,
    expertId,
    kind,
  }: Narrowed & { expertId?: number | undefined; kind?: CaseKind | undefined },
  today: string,
  asked: PageRequest,
) =>
  page(
    db,
    selectCases(db)
      .where(
        and(
          isReportedOn(today),
          countryId === undefined ? undefined : eq(countries.id, countryId),
          hospitalId === undefined ? undefined : eq(cases.hospitalId, hospitalId),
          illnessId === undefined ? undefined : eq(cases.illnessId, illnessId),
          expertId === undefined ? undefined : eq(cases.expertId, expertId),
          kind === undefined ? undefined : eq(cases.kind, kind),
        ),
      )
      .orderBy(desc(cases.publishedAt), desc(cases.id))
      .$dynamic(),
    asked,
  )

/** How many are told of a hospital. */
export const casesOf = (db: Db, hospitalId: Column) =>
  db
    .select({ many: count() })
    .from(cases)
    .where(and(isReported(), eq(cases.hospitalId, hospitalId)))
