import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { guahaoSchedules as schedules, guahaoSlots as slots } from '#app/areas/guahao/schedules/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { Unread } from '#kit/db/unread.ts'
import type { WaitState } from '../rules.ts'
import { guahaoWaits as waits } from './tables.ts'

export type WaitRow = typeof waits.$inferSelect

const isWaiting = sql`${waits.state} = 'waiting'`

/** Of a wish the wait that got the place, else one that goes on, else the first: it speaks for all of them. */
const speaks = sql`(${waits.wishId} is null or ${waits.id} = (
  select w.id from ${waits} w where w.wish_id = ${waits.wishId}
  order by (w.state = 'handed') desc, (w.state = 'waiting') desc, w.id limit 1))`

/** A patient's waits, the newest first, each with its slot and how many stand before it; a wish is one of them. */
export const listWaits = (db: Db, patient: PatientId, asked: { page: number; size: number }) => {
  const found = db
    .select({
      wait: waits,
      // Where any slot will do, the shortest line counts.
      before: sql<number>`(select coalesce(min(line.before), 0)::int from (
        select (select count(*) from ${waits} w where w.slot_id = mine.slot_id and w.state = 'waiting' and w.id < mine.id) as before
        from ${waits} mine where mine.state = 'waiting' and (mine.id = ${waits.id} or mine.wish_id = ${waits.wishId})) line)`,
      half: schedules.half,
      feeFen: schedules.feeFen,
      scheduleId: schedules.id,
      beginMinutes: slots.beginMinutes,
      endMinutes: slots.endMinutes,
      hospitalId: schedules.hospitalId,
      hospitalName: hospitals.name,
      depId: schedules.depId,
      depName: departments.name,
      doctorName: doctors.name,
    })
    .from(waits)
    .innerJoin(slots, eq(slots.id, waits.slotId))
    .innerJoin(schedules, eq(schedules.id, slots.scheduleId))
    .innerJoin(hospitals, eq(hospitals.id, schedules.hospitalId))
    .innerJoin(departments, eq(departments.id, schedules.depId))
    .innerJoin(doctors, eq(doctors.id, schedules.doctorId))
    .where(and(eq(waits.patientId, patient), speaks))
    .orderBy(desc(waits.id))
  return page(db, found.$dynamic(), asked)
}
export type WaitOfList = Awaited<ReturnType<typeof listWaits>>['rows'][number]

export const findWait = async (db: Db, patient: PatientId, id: number): Promise<WaitRow | undefined> =>
  (
    await db
      .select()
      .from(waits)
      .where(and(eq(waits.id, id), eq(waits.patientId, patient)))
  )[0]

/** Who stands first in the line of a slot, which the caller has locked. */
export const findFirst = async (db: Db, slotId: number): Promise<WaitRow | undefined> =>
  (
    await db
      .select()
      .from(waits)
      .where(and(eq(waits.slotId, slotId), isWaiting))
      .orderBy(asc(waits.id))
      .limit(1)
  )[0]

/** How many wait before this one. */
export const countBefore = (db: Db, slotId: number, id: number): Promise<number> =>
  db.$count(waits, and(eq(waits.slotId, slotId), isWaiting, sql`${waits.id} < ${id}`))

/** How often a member waits; a wish counts once, however many slots it is for. */
export const countWaits = async (db: Db, memberId: number): Promise<number> => {
  const [found] = await db
    .select({ n: sql<number>`count(distinct coalesce(${waits.wishId}, ${waits.id}::text))::int` })
    .from(waits)
    .where(and(eq(waits.memberId, memberId), isWaiting))
  return found?.n ?? 0
}

/** Puts somebody at the end of the line; undefined where they stand in it already. */
export const insertWait = async (db: Db, row: typeof waits.$inferInsert): Promise<number | undefined> =>
  (await db.insert(waits).values(row).onConflictDoNothing().returning({ id: waits.id }))[0]?.id

/** All waits of a wish. */
export const listWish = (db: Db, wishId: string): Promise<WaitRow[]> =>
  db.select().from(waits).where(eq(waits.wishId, wishId)).orderBy(asc(waits.id))

/** Waits that go on though another one of their wish got its place. */
export const listFulfilled = (db: Db): Promise<WaitRow[]> =>
  db
    .select()
    .from(waits)
    .where(
      and(
        isWaiting,
        sql`${waits.wishId} is not null and exists (
          select 1 from ${waits} w where w.wish_id = ${waits.wishId} and w.state = 'handed')`,
      ),
    )
    .limit(1_000)

/** Ends a wait; undefined where it has ended already. */
export const closeWait = async (
  db: Db,
  id: number,
  how: { state: Exclude<WaitState, 'waiting'>; closedAt: Date; why?: string; orderId?: string },
): Promise<WaitRow | undefined> =>
  (
    await db
      .update(waits)
      .set(how)
      .where(and(eq(waits.id, id), isWaiting))
      .returning()
  )[0]

/** Ends all waits for these slots, which the caller has locked. */
export const closeWaitsOf = (db: Db, slotIds: readonly number[], why: string, now: Date): Promise<WaitRow[]> =>
  db
    .update(waits)
    .set({ state: 'ended', closedAt: now, why })
    .where(and(inArray(waits.slotId, [...slotIds]), isWaiting))
    .returning()

/** Slots whose list is to be cleared. */
export const listEndedSlots = async (db: Db, now: Date): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ slotId: waits.slotId })
    .from(waits)
    .where(and(isWaiting, lte(waits.endsAt, now)))
    .limit(1_000)
  return rows.flatMap(({ slotId }) => slotId ?? [])
}

/** Slots that have a free place and a line. */
export const listSlotsToHandOver = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ id: slots.id })
    .from(waits)
    .innerJoin(slots, eq(slots.id, waits.slotId))
    .where(and(isWaiting, sql`${slots.left} > 0`))
    .limit(1_000)
  return rows.map(({ id }) => id)
}

/** Waits of a patient that go on. */
export const listStanding = (db: Db, patient: PatientId): Unread<WaitRow> =>
  db
    .select()
    .from(waits)
    .where(and(eq(waits.patientId, patient), isWaiting))

/** All waits of a patient, the newest first. */
export const listEver = (db: Db, patient: PatientId): Promise<WaitRow[]> =>
  db.select().from(waits).where(eq(waits.patientId, patient)).orderBy(desc(waits.id))

/** Forgets the waits of a patient that are over. */
export const deleteClosed = (db: Db, patient: PatientId) =>
  db.delete(waits).where(and(eq(waits.patientId, patient), sql`${waits.state} <> 'waiting'`))
