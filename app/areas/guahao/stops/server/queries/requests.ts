import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoSchedules as schedules } from '#app/areas/guahao/schedules/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import type { StopRequestState } from '../../rules.ts'
import { guahaoStopRequests as requests } from '../tables.ts'

/** A half day of a doctor in a department. */
export interface HalfDayOf {
  doctorId: number
  depId: number
  date: Day
  half: string
}

const ofHalfDay = ({ doctorId, depId, date, half }: HalfDayOf) =>
  and(
    eq(requests.doctorId, doctorId),
    eq(requests.depId, depId),
    eq(requests.date, date),
    eq(requests.half, half),
    eq(requests.state, 'asked'),
  )

/** Writes a request down; false where one for the same half day waits already. */
export const insertRequest = async (db: Db, row: typeof requests.$inferInsert): Promise<boolean> =>
  (await db.insert(requests).values(row).onConflictDoNothing().returning({ id: requests.id })).length > 0

/** Decides what waits for this half day; false where nothing does. */
export const settleRequest = async (
  db: Db,
  of: HalfDayOf,
  set: { state: Exclude<StopRequestState, 'asked'>; decidedAt: Date; answer?: string },
): Promise<boolean> =>
  (await db.update(requests).set(set).where(ofHalfDay(of)).returning({ id: requests.id })).length > 0

/** The requests of a doctor from a day on, the newest first. */
export const listRequestsOf = (db: Db, doctorId: number, from: Day) =>
  db
    .select()
    .from(requests)
    .where(and(eq(requests.doctorId, doctorId), gte(requests.date, from)))
    .orderBy(desc(requests.id))
    .limit(500)

const selectAsked = (db: Db) =>
  db
    .select({ request: requests, depName: departments.name, doctorName: doctors.name, scheduleId: schedules.id })
    .from(requests)
    .innerJoin(departments, eq(departments.id, requests.depId))
    .innerJoin(doctors, eq(doctors.id, requests.doctorId))
    .leftJoin(
      schedules,
      and(
        eq(schedules.doctorId, requests.doctorId),
        eq(schedules.depId, requests.depId),
        eq(schedules.date, requests.date),
        eq(schedules.half, requests.half),
      ),
    )

/** A request of a doctor with its clinic, where that still is. */
export type AskedRow = Awaited<ReturnType<typeof selectAsked>>[number]

/** What waits for a word of this hospital, or of some of its departments: the nearest day first. */
export const listAsked = (
  db: Db,
  { hospitalId, departmentIds }: { hospitalId: number; departmentIds: readonly number[] | null },
  from: Day,
): Promise<AskedRow[]> =>
  selectAsked(db)
    .where(
      and(
        eq(requests.hospitalId, hospitalId),
        eq(requests.state, 'asked'),
        gte(requests.date, from),
        departmentIds ? inArray(requests.depId, [...departmentIds]) : undefined,
      ),
    )
    .orderBy(asc(requests.date), asc(requests.id))
    .limit(500)

/** A request, whoever's it is. */
export const findRequest = async (db: Db, id: number) =>
  (await db.select().from(requests).where(eq(requests.id, id)))[0]
