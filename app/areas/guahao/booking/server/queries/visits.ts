import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import type { Priority } from '../../rules/priority.ts'
import { type OrderState, placedStates } from '../../states.ts'
import { guahaoOrders as orders } from '../tables.ts'
import type { OrderRow } from './orders.ts'

/** How a clinic's queue stands for one number. */
export interface Queue {
  /** Who has checked in, comes before and was not called yet. */
  before: number
  /** The number that was called last; null where nobody was. */
  calling: number | null
  /** Who has checked in and waits, oneself included. */
  arrived: number
  /** Earlier numbers that have not come yet: who of them comes is called before. */
  missing: number
  /** Somebody was called already. */
  hasBegun: boolean
  /** When the clinic begins. */
  clinicBeginMinutes: number
  /** The door, as it is written on it; '' where nobody said. */
  room: string
}

/** The part of an appointment's row that tells of its queue. */
export const queueIn = ({ before, calling, arrived, missing, hasBegun, clinicBeginMinutes, room }: Queue): Queue => ({
  before,
  calling,
  arrived,
  missing,
  hasBegun,
  clinicBeginMinutes,
  room,
})

/** A clinic's appointments in the order of their numbers, for the desk. */
export const listVisits = (db: Db, scheduleId: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.scheduleId, scheduleId), inArray(orders.state, placedStates)))
    .orderBy(asc(orders.number))

/** The same of several clinics. */
export const listVisitsOf = (db: Db, scheduleIds: readonly number[]): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(inArray(orders.scheduleId, [...scheduleIds]), inArray(orders.state, placedStates)))
    .orderBy(asc(orders.scheduleId), asc(orders.number))

/** How many appointments of these clinics are in each state. */
export const countStates = (db: Db, scheduleIds: readonly number[]) =>
  db
    .select({ scheduleId: orders.scheduleId, state: orders.state, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(and(inArray(orders.scheduleId, [...scheduleIds]), inArray(orders.state, placedStates)))
    .groupBy(orders.scheduleId, orders.state)

/** Appointments of a clinic. */
export const ofSchedule = (scheduleId: number) => eq(orders.scheduleId, scheduleId)
/** Appointments on a day or before it. */
export const until = (day: Day) => lte(orders.date, day)

/** Appointments of a day of which nobody was reminded yet. */
export const listToRemind = (db: Db, date: Day, most: number) =>
  db
    .select({ order: orders, doctorName: doctors.name })
    .from(orders)
    .innerJoin(doctors, eq(doctors.id, orders.doctorId))
    .where(and(eq(orders.date, date), eq(orders.state, 'booked'), isNull(orders.remindedAt)))
    .orderBy(asc(orders.id))
    .limit(most)

export const updateReminded = (db: Db, ids: readonly string[], now: Date) =>
  db
    .update(orders)
    .set({ remindedAt: now })
    .where(inArray(orders.id, [...ids]))

/** Somebody who is called is called again; undefined where they are not called any more, or were called again just before. */
export const updateRecalled = async (
  db: Db,
  id: string,
  { now, notAfter }: { now: Date; notAfter: Date },
): Promise<OrderRow | undefined> =>
  (
    await db
      .update(orders)
      .set({ recalledAt: now })
      .where(
        and(
          eq(orders.id, id),
          eq(orders.state, 'called'),
          sql`greatest(${orders.recalledAt}, ${orders.pathAt}[cardinality(${orders.pathAt})]) <= ${notAfter}::timestamptz`,
        ),
      )
      .returning()
  )[0]

/** One appointment that did not come back from an examination. */
export const firstTime = (id: string) =>
  sql`${orders.id} = ${id} and ${orders.path}[cardinality(${orders.path}) - 1] <> 'done'`
/** One appointment whose patient was never seen. */
export const neverSeen = (id: string) => sql`${orders.id} = ${id} and not 'done' = any(${orders.path})`
/** Appointments of a clinic whose patients were seen, and wait again. */
export const returnedTo = (scheduleId: number) =>
  sql`${orders.scheduleId} = ${scheduleId} and 'done' = any(${orders.path})`

/** Writes why somebody is called before others; undefined where they wait no more. */
export const updatePriority = async (
  db: Db,
  id: string,
  set: { priority: Priority | null; priorityWords: string },
): Promise<OrderRow | undefined> =>
  (
    await db
      .update(orders)
      .set(set)
      .where(and(eq(orders.id, id), inArray(orders.state, ['booked', 'checked-in'])))
      .returning()
  )[0]

/** How many visits of a day each doctor, department and hospital had. */
export const countVisits = (db: Db, date: Day) =>
  db
    .select({
      hospitalId: orders.hospitalId,
      depId: orders.depId,
      doctorId: orders.doctorId,
      count: sql<number>`count(*)::int`,
    })
    .from(orders)
    .where(and(eq(orders.date, date), inArray(orders.state, ['done', 'missed'])))
    .groupBy(orders.hospitalId, orders.depId, orders.doctorId)

/** Appointments of a member that are under way. */
export const findUnderWay = async (db: Db, memberId: number): Promise<OrderRow | undefined> => {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), sql`state in ('held', 'booked', 'checked-in', 'called')`))
    .orderBy(asc(orders.date))
    .limit(1)
  return order
}

/** Doctors whom the patient's members saw, the last one first. */
export const listSeen = async (db: Db, patientId: number, before: Day, most: number) => {
  const { rows } = await db.execute<{ doctorId: number; date: Day }>(sql`
    select doctor_id as "doctorId", max(date) as date from ${orders}
    where patient_id = ${patientId} and state = 'done' and date <= ${before}
    group by doctor_id order by max(date) desc, doctor_id limit ${most}`)
  return rows
}

/** Demonstration: booked visits of days before `today` took place as visits do. */
export const closeDemoVisits = (db: Db, today: Day) =>
  db.execute(sql`
    update ${orders} set path = path || '{checked-in,called,done}', path_at = path_at || array[
      begins - interval '20 minutes', begins + interval '5 minutes', begins + interval '15 minutes']
    from (select id as begun, (date + make_interval(mins => begin_minutes)) at time zone 'Asia/Shanghai' as begins from ${orders}) times
    where begun = id and state = 'booked' and date < ${today}`)

/** Demonstration: an appointment went on through these states. */
export const walkDemoVisit = (db: Db, id: string, steps: readonly { state: OrderState; at: Date }[]) =>
  db
    .update(orders)
    .set({
      path: sql`${orders.path} || ${sql.param(steps.map(({ state }) => state))}::text[]`,
      pathAt: sql`${orders.pathAt} || ${sql.param(steps.map(({ at }) => at.toISOString()))}::timestamptz[]`,
    })
    .where(eq(orders.id, id))

/** Demonstration: visits of days before that were seen. */
export const listSeenVisits = (db: Db, before: Day, most: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(orders)
    .where(and(lt(orders.date, before), eq(orders.state, 'done')))
    .orderBy(asc(orders.date), asc(orders.id))
    .limit(most)

/** Demonstration: nobody is told of what it begins with. */
export const clearDemoConfirmations = (db: Db) =>
  db.update(orders).set({ confirmAt: null }).where(sql`confirm_at is not null`)
