import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
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
