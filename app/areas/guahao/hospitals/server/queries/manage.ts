import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { locationCities as cities } from '#app/areas/location/server/public.ts'
import { type ListRequest, listQuery } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { type ManagedState, managedHospitalSorts } from '../../rules.ts'
import { guahaoHospitals as hospitals, guahaoHospitalMedia as media } from '../tables.ts'

interface ManagedRequest extends ListRequest<keyof typeof managedHospitalSorts> {
  state?: ManagedState | undefined
}

/** What a row is asked for by its state: open, open until a day, closed. */
export const inState = (columns: { isOpen: PgColumn; closesOn: PgColumn }) => (state: ManagedState) => {
  if (state === 'closed') return eq(columns.isOpen, false)
  return and(eq(columns.isOpen, true), state === 'closing' ? isNotNull(columns.closesOn) : isNull(columns.closesOn))
}

/** Hospitals, closed ones too, with the names of their cities; of one where only that is meant. */
export const listManaged = (db: Db, only: number | undefined, asked: ManagedRequest) =>
  listQuery(
    db,
    (db) =>
      db
        .select({ hospital: hospitals, cityName: cities.name })
        .from(hospitals)
        .leftJoin(cities, eq(cities.id, hospitals.cityId)),
    {
      scope: only === undefined ? undefined : eq(hospitals.id, only),
      searched: [hospitals.name, sql`array_to_string(${hospitals.aliases}, ' ')`, hospitals.address],
      filters: { state: inState(hospitals) },
      sorts: managedHospitalSorts,
      sortedBy: { name: hospitals.name, level: hospitals.level, changed: hospitals.changedAt },
      last: desc(hospitals.id),
      key: hospitals.id,
    },
    asked,
  )

/** Writes pictures of a kind over those that there are, in their order. */
export const replaceMedia = async (
  db: Db,
  hospitalId: number,
  kind: 'banner' | 'ambient',
  urls: readonly string[],
): Promise<void> => {
  await db.delete(media).where(and(eq(media.hospitalId, hospitalId), eq(media.kind, kind)))
  if (urls.length === 0) return
  await db.insert(media).values(urls.map((url, position) => ({ hospitalId, kind, title: '', url, position })))
}

/** Addresses of a hospital's own pictures of a kind, in their order. */
export const listMediaOf = async (db: Db, hospitalId: number): Promise<{ kind: string; url: string }[]> =>
  db
    .select({ kind: media.kind, url: media.url })
    .from(media)
    .where(eq(media.hospitalId, hospitalId))
    .orderBy(asc(media.position))

/** Says from which day on a hospital sees nobody; null: it sees people again. */
export const setClosing = (db: Db, id: number, closesOn: Day | null, today: Day, now: Date) =>
  db
    .update(hospitals)
    .set({ closesOn, isOpen: closesOn === null || closesOn > today, changedAt: now })
    .where(eq(hospitals.id, id))

/** Closes those whose day has come; which. */
export const closeDue = async (db: Db, today: Day): Promise<number[]> => {
  const due = and(eq(hospitals.isOpen, true), lte(hospitals.closesOn, today))
  const closed = await db.update(hospitals).set({ isOpen: false }).where(due).returning({ id: hospitals.id })
  return closed.map(({ id }) => id)
}

/** How many hospitals of each of these cities see people. */
export const countByCity = async (db: Db, cityIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  if (cityIds.length === 0) return new Map()
  const rows = await db
    .select({ cityId: hospitals.cityId, total: count() })
    .from(hospitals)
    .where(and(inArray(hospitals.cityId, [...cityIds]), eq(hospitals.isOpen, true)))
    .groupBy(hospitals.cityId)
  return new Map(rows.map(({ cityId, total }) => [cityId, total]))
}
