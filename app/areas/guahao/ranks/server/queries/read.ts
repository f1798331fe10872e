import { and, asc, between, count, countDistinct, eq, inArray, lte, sql } from 'drizzle-orm'
import { guahaoCatalogue as catalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { guahaoIllnesses as illnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import { locationCities as cities } from '#app/areas/location/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { guahaoRankEntries as entries, guahaoRankFeedback as feedback, guahaoRankRuns as runs } from '../tables.ts'

/** Which part of a rank; 0 where it does not matter. */
export interface Part {
  rankId: number
  cityId: number
  classId: number
  illnessId: number
}

const ofPart = ({ rankId, cityId, classId, illnessId }: Part) =>
  and(
    eq(entries.rankId, rankId),
    eq(entries.cityId, cityId),
    eq(entries.classId, classId),
    eq(entries.illnessId, illnessId),
  )

export type EntryRow = typeof entries.$inferSelect

/** Places of a part of a rank, with when it was computed and how many places the part has: one statement. */
export const findPlaces = async (db: Db, part: Part, asked: { page: number; size: number }) => {
  const first = (asked.page - 1) * asked.size + 1
  const inPage = between(entries.position, first, first + asked.size - 1)
  const all = db.select({ places: count() }).from(entries).where(ofPart(part))
  const rows = await db
    .select({ computedAt: runs.computedAt, places: sql<number>`(${all})`, entry: entries })
    .from(runs)
    .leftJoin(entries, and(ofPart(part), inPage))
    .where(eq(runs.rankId, part.rankId))
    .orderBy(asc(entries.position))
  return {
    rows: rows.flatMap(({ entry }) => entry ?? []),
    computedAt: rows[0]?.computedAt ?? null,
    totalPages: Math.ceil((rows[0]?.places ?? 0) / asked.size),
  }
}

export const listHospitals = (db: Db, ids: readonly number[]) =>
  db
    .select()
    .from(hospitals)
    .where(inArray(hospitals.id, [...ids]))

/** Classes that have places in the rank of a city. */
export const listClasses = (db: Db, rankId: number, cityId: number) =>
  db
    .select({ id: catalogue.id, name: catalogue.name })
    .from(entries)
    .innerJoin(catalogue, eq(catalogue.id, entries.classId))
    .where(
      and(eq(entries.rankId, rankId), eq(entries.cityId, cityId), eq(entries.illnessId, 0), eq(entries.position, 1)),
    )
    .orderBy(asc(catalogue.position))

/** Illnesses that have places in the rank of a city, the most looked at first. */
export const listIllnesses = (db: Db, rankId: number, cityId: number, most: number) =>
  db
    .select({ id: illnesses.id, name: illnesses.name })
    .from(entries)
    .innerJoin(illnesses, eq(illnesses.id, entries.illnessId))
    .where(and(eq(entries.rankId, rankId), eq(entries.cityId, cityId), eq(entries.classId, 0), eq(entries.position, 1)))
    .orderBy(asc(illnesses.id))
    .limit(most)

/** Cities that have places in a rank, without the country. */
export const listRankedCities = (db: Db, rankId: number) => {
  const isFirst = and(
    eq(entries.rankId, rankId),
    eq(entries.classId, 0),
    eq(entries.illnessId, 0),
    eq(entries.position, 1),
  )
  return db
    .select({ id: cities.id, name: cities.name })
    .from(entries)
    .innerJoin(cities, eq(cities.id, entries.cityId))
    .where(isFirst)
    .orderBy(asc(cities.id))
}

/** How many stand in a rank, in whatever part of it. */
export const countRanked = async (db: Db, rankId: number): Promise<number> => {
  const [row] = await db
    .select({ n: countDistinct(entries.targetId) })
    .from(entries)
    .where(eq(entries.rankId, rankId))
  return row?.n ?? 0
}

/** The first places of all ranks in these cities. */
export const listTops = (db: Db, cityIds: readonly number[], most: number): Promise<EntryRow[]> =>
  db
    .select()
    .from(entries)
    .where(
      and(
        inArray(entries.cityId, [...cityIds]),
        eq(entries.classId, 0),
        eq(entries.illnessId, 0),
        lte(entries.position, most),
      ),
    )
    .orderBy(asc(entries.rankId), asc(entries.position))

export const insertFeedback = (db: Db, row: typeof feedback.$inferInsert) => db.insert(feedback).values(row)

/** What a patient has said of ranks. */
export const listFeedback = (db: Db, patient: PatientId) =>
  db.select().from(feedback).where(eq(feedback.patientId, patient)).orderBy(asc(feedback.id))
