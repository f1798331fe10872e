import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { guahaoDepartments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctorPosts, guahaoDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import type { HalfDay } from '#kit/time/spoken.ts'
import { guahaoPlanExceptions, guahaoPlans, guahaoSchedules as schedules, guahaoSlots as slots } from '../tables.ts'
import { makeSchedules } from './make.ts'

interface PlantedPlan {
  doctorId: number
  depId: number
}

/**
 * Invents plans for doctors who have none: two to four half days a week, each at one of the departments where they sit, in
 * fees and places by their title. Returns whose and where, once for each plan.
 */
export const seedPlans = async (db: Db, today: Day, whose: 'invented' | 'all'): Promise<PlantedPlan[]> => {
  const { rows } = await db.execute<{ doctor_id: number; dep_id: number }>(sql`
    insert into ${guahaoPlans} (hospital_id, dep_id, doctor_id, weekday, half, begin_minutes, end_minutes, places, fee_fen, clinic, first_day, is_demo)
    select dep.hospital_id, seat.dep_id, d.id, h.weekday, h.half, h.begin_minutes, h.end_minutes,
      case when d.title >= 40 then 3 when d.title >= 30 then 4 when d.title >= 20 then 6 else 8 end,
      case when d.title >= 40 and d.id % 6 = 0 then 30000 when d.title >= 40 then 5000 when d.title >= 30 then 3000 when d.title >= 20 then 1500 else 0 end,
      case when d.title >= 40 and d.id % 6 = 0 then 'special' when d.title >= 30 then 'expert' else 'general' end,
      ${today}::date - 30, true
    from (
      select p.doctor_id, p.dep_id, row_number() over sits - 1 as nth, count(*) over (partition by p.doctor_id) as seats
      from ${guahaoDoctorPosts} p window sits as (partition by p.doctor_id order by p.dep_id)
    ) seat
    join ${guahaoDoctors} d on d.id = seat.doctor_id and d.is_open and (d.is_demo or ${whose === 'all'})
    join ${guahaoDepartments} dep on dep.id = seat.dep_id and dep.is_open
    join (
      select weekday, half, begin_minutes, end_minutes, row_number() over (order by weekday, begin_minutes) as nth
      from generate_series(1, 7) as w(weekday)
      cross join (values ('am', 480, 690), ('pm', 840, 1020), ('night', 1110, 1230)) as t(half, begin_minutes, end_minutes)
      where half <> 'night' or weekday in (2, 4)
    ) h on h.nth % seat.seats = seat.nth and (d.id * 11 + h.nth * 7) % (case when h.weekday > 5 or h.half = 'night' then 31 else 13 end) < 4
    where not exists (select from ${guahaoPlans} mine where mine.doctor_id = d.id)
    returning doctor_id, dep_id`)
  return rows.map((row) => ({ doctorId: row.doctor_id, depId: row.dep_id }))
}

/**
 * Lets slots of doctors with invented plans look as they do on an ordinary day: some sold out, many half, as if the hospital's
 * counters had sold the others; and every twentieth doctor is sold out for five days.
 */
export const seedScarcity = (db: Db, today: Day, doctorIds: readonly number[]) =>
  db.execute(sql`
    update ${slots} l set total = kept.count, free = l.free[1:kept.count]
    from (
      select id, case
        when doctor_id % 20 = 0 and date < ${today}::date + 6 or luck < 15 then 0
        when luck < 60 then (total * luck / 75)::int
        else total end as count
      from (
        select l.id, l.total, s.doctor_id, s.date, (s.doctor_id * 31 + (s.date - date '2020-01-01') * 17 + l.begin_minutes / 30 * 7) % 100 as luck
        from ${slots} l join ${schedules} s on s.id = l.schedule_id
        where l.left_n = l.total and l.waiting_count = 0
          and s.doctor_id = any(${sql.param([...doctorIds])}::bigint[])
      ) slot
    ) kept
    where l.id = kept.id and kept.count < l.total`)

/** Free slots of a day in the city where the demonstration begins, mixed but always in the same way. */
export const listDemoSlots = async (db: Db, date: Day, most: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select min(l.id) as id from ${schedules} s join ${slots} l on l.schedule_id = s.id join ${guahaoDoctors} d on d.id = s.doctor_id
    where s.date = ${date} and s.state = 'open' and l.left_n > 0 and d.city_id = 5 and d.is_demo and s.fee_fen > 0
    group by s.doctor_id order by s.doctor_id * 7919 % 10007 limit ${most}`)
  return rows.map(({ id }) => id)
}

/** Full slots of a day in that city. */
export const listDemoFullSlots = async (db: Db, date: Day, most: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select min(l.id) as id from ${schedules} s join ${slots} l on l.schedule_id = s.id join ${guahaoDoctors} d on d.id = s.doctor_id
    where s.date = ${date} and s.state = 'open' and l.left_n = 0 and d.city_id = 5 and d.is_demo
    group by s.doctor_id order by s.doctor_id * 7919 % 10007 limit ${most}`)
  return rows.map(({ id }) => id)
}

/** Hospitals of that city that have demonstration plans. */
export const listDemoHospitals = async (db: Db): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct p.hospital_id as id from ${guahaoPlans} p join ${guahaoDoctors} d on d.id = p.doctor_id
    where p.is_demo and d.city_id = 5 order by id`)
  return rows.map(({ id }) => id)
}

/** Of these departments those without an invented plan. */
export const listWithoutInvented = async (db: Db, depIds: readonly number[]): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select d.id from unnest(${sql.param([...depIds])}::bigint[]) as d(id)
    where not exists (select from ${guahaoPlans} p where p.dep_id = d.id and p.is_demo)`)
  return rows.map(({ id }) => id)
}

/** A doctor who sees nobody on a day, and the department in which they could. */
export interface IdleDoctor {
  hospitalId: number
  depId: number
  doctorId: number
  isForWomen: boolean
}

/** Of each of these hospitals a doctor of the demonstration with a free day, of a department to which grown-ups of both sexes go; at night of the emergency department where there is one. */
export const listIdleDoctors = async (
  db: Db,
  asked: { hospitalIds: readonly number[]; date: Day; isNight: boolean },
): Promise<IdleDoctor[]> => {
  const { rows } = await db.execute<{ [K in keyof IdleDoctor]: IdleDoctor[K] }>(sql`
    select distinct on (d.hospital_id) d.hospital_id as "hospitalId", d.dep_id as "depId", d.id as "doctorId",
      dep.name ~ '妇|产|乳腺|宫颈|盆底' as "isForWomen"
    from ${guahaoDoctors} d join ${guahaoDepartments} dep on dep.id = d.dep_id
    where d.hospital_id = any(${sql.param([...asked.hospitalIds])}::bigint[]) and d.is_demo and d.is_open and dep.is_open
      and not exists (select from ${schedules} s where s.doctor_id = d.id and s.date = ${asked.date})
    order by d.hospital_id, (dep.class_id = ${EMERGENCY_CLASS}) = ${asked.isNight}::boolean desc,
      dep.class_id = any(${sql.param(openToAll)}::int[]) desc, d.title between 20 and 29 desc, dep.booked_count desc, d.id`)
  return rows
}

/** Classes of the catalogue: emergencies, and those whose patients are not of one sex or age. */
const EMERGENCY_CLASS = 21
const openToAll = [1, 2, 3, 13, 16, 21, 25]

/** Extra clinics of a day that are under way; their slots in the order of their times, by the doctor's id. */
export const insertExtraClinics = async (
  db: Db,
  doctors: readonly IdleDoctor[],
  clinic: { date: Day; half: HalfDay; beginMinutes: number; endMinutes: number; madeAt: Date },
) => {
  await db.insert(guahaoPlanExceptions).values(
    doctors.map(({ isForWomen: _, ...doctor }) => ({
      ...doctor,
      ...clinic,
      kind: 'extra',
      places: EXTRA_PLACES,
      feeFen: EXTRA_FEE_FEN,
      clinic: 'general',
      note: '加开门诊',
    })),
  )
  await makeSchedules(db, {
    hospitals: doctors.map(({ hospitalId }) => ({ hospitalId, releaseMinutes: 0, daysAhead: 1 })),
    today: clinic.date,
    days: [{ day: clinic.date, isRest: false }],
    shownBefore: 0,
  })
  const made = await db
    .select({ slotId: slots.id, scheduleId: schedules.id, hospitalId: schedules.hospitalId })
    .from(slots)
    .innerJoin(schedules, eq(schedules.id, slots.scheduleId))
    .where(
      and(
        inArray(
          schedules.doctorId,
          doctors.map(({ doctorId }) => doctorId),
        ),
        eq(schedules.date, clinic.date),
      ),
    )
    .orderBy(asc(slots.beginMinutes))
  return Map.groupBy(made, ({ hospitalId }) => hospitalId)
}

/** In each half hour of an extra clinic. */
export const EXTRA_PLACES = 3
const EXTRA_FEE_FEN = 1_500

/** What is left of these clinics went at the hospitals' counters. */
export const sellOut = (db: Db, scheduleIds: readonly number[]) =>
  db
    .update(slots)
    .set({ total: sql`${slots.total} - cardinality(${slots.free})`, free: [] })
    .where(inArray(slots.scheduleId, [...scheduleIds]))
