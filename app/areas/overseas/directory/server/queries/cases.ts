import { and, count, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { guahaoIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { CaseKind } from '../../rules.ts'
import {
  overseasCases as cases,
  overseasCountries as countries,
  overseasExperts as experts,
  overseasHospitals as hospitals,
} from '../tables.ts'
import type { Narrowed } from './hospitals.ts'
import { isReported, isShown } from './shown.ts'

const selectCases = (db: Db) =>
  db
    .select({
      told: cases,
      hospitalName: hospitals.name,
      countryName: countries.name,
      illnessName: guahaoIllnesses.name,
      expertName: experts.name,
    })
    .from(cases)
    .leftJoin(hospitals, eq(hospitals.id, cases.hospitalId))
    .leftJoin(
      countries,
      or(eq(countries.id, hospitals.countryId), and(isNull(hospitals.id), eq(countries.id, cases.countryId))),
    )
    .leftJoin(guahaoIllnesses, eq(guahaoIllnesses.id, cases.illnessId))
    .leftJoin(experts, eq(experts.id, cases.expertId))

/** A case or an article with what it is about. */
export type FoundCase = NonNullable<Awaited<ReturnType<typeof findCase>>>

/** What is told now, and what of a hospital only while it is shown. */
const isReportedNow = (today: string) => and(isReported(), or(isNull(cases.hospitalId), isShown(today)))

/** One that is told now. */
export const findCase = async (db: Db, id: number, today: string) =>
  (await selectCases(db).where(and(eq(cases.id, id), isReportedNow(today))))[0]

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
          isReportedNow(today),
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
export const countCases = async (db: Db, hospitalId: number): Promise<number> =>
  (
    await db
      .select({ many: count() })
      .from(cases)
      .where(and(isReported(), sql`${cases.hospitalId} = ${hospitalId}`))
  )[0]?.many ?? 0
