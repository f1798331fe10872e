import { sql } from 'drizzle-orm'
import { guahaoDepartments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import type { HalfDay } from '#kit/time/spoken.ts'
import { guahaoPlanExceptions, guahaoPlans, guahaoSchedules as schedules, guahaoSlots as slots } from '../tables.ts'

/** A hospital whose clinics are made: how far ahead, and when their places are released. */
export interface HospitalAhead {
  hospitalId: number
  releaseMinutes: number
  daysAhead: number
}

/** A day for which clinics are made. */
export interface CalendarDay {
  day: Day
  /** A public holiday: only plans for holidays hold. */
  isRest: boolean
}

/** Whose clinics are meant: one doctor's in one department, a department's, or a hospital's. */
export interface Scope {
  hospitalId: number
  depId?: number | null | undefined
  doctorId?: number | null | undefined
  half?: string | null | undefined
  /** Only these doctors'. */
  doctorIds?: readonly number[]
}

export interface Making {
  hospitals: readonly HospitalAhead[]
  /** From which day on the days ahead are counted. */
  today: Day
  days: readonly CalendarDay[]
  shownBefore: number
}

/** Does an exception `x` hold for the clinic `p`? */
const holds = sql`x.hospital_id = p.hospital_id and x.date = p.date
  and (x.dep_id is null or x.dep_id = p.dep_id)
  and (x.doctor_id is null or x.doctor_id = p.doctor_id)
  and (x.half is null or x.half = p.half)`

/** The few that see nobody from a day on; for a plan it matters that they are few, so they are read first. */
const shut = (table: typeof guahaoHospitals | typeof guahaoDepartments | typeof guahaoDoctors) => sql`
  select id, case when is_open then closes_on else '-infinity' end as since from ${table} where not is_open or closes_on is not null`

/**
 * Makes the clinics of the days ahead with their slots and numbers, from plans, exceptions and holidays: one statement,
 * whatever their number. What is there already stays as it is, so it may run as often as one likes. Returns how many were made.
 */
export const makeSchedules = async (db: Db, { hospitals, today, days, shownBefore }: Making): Promise<number> => {
  const column = <K extends keyof HospitalAhead>(name: K) => sql.param(hospitals.map((hospital) => hospital[name]))
  const { rows } = await db.execute<{ made: number }>(sql`
    with sheet as (
      select * from unnest(${column('hospitalId')}::bigint[], ${column('releaseMinutes')}::int[], ${column('daysAhead')}::int[])
        as t(hospital_id, release_minutes, days_ahead)
    ), calendar as (
      select * from unnest(${sql.param(days.map(({ day }) => day))}::date[], ${sql.param(days.map(({ isRest }) => isRest))}::boolean[])
        as t(date, is_rest)
    ), shut_hospitals as materialized (${shut(guahaoHospitals)}
    ), shut_departments as materialized (${shut(guahaoDepartments)}
    ), shut_doctors as materialized (${shut(guahaoDoctors)}
    ), planned as (
      select distinct on (p.doctor_id, p.dep_id, c.date, p.half)
        p.hospital_id, p.dep_id, p.doctor_id, c.date, p.half, p.begin_minutes, p.end_minutes, p.places, p.fee_fen, p.clinic,
        c.is_rest and not p.on_holidays as is_off
      from calendar c
      join ${guahaoPlans} p on p.weekday = extract(isodow from c.date)
        and p.first_day <= c.date and (p.last_day is null or p.last_day >= c.date)
      where p.hospital_id in (select hospital_id from sheet)
      order by p.doctor_id, p.dep_id, c.date, p.half, p.first_day desc
    ), usual as (
      select p.hospital_id, p.dep_id, p.doctor_id, p.date, p.half, p.begin_minutes, p.end_minutes,
        coalesce(changed.places, p.places) as places, p.fee_fen, p.clinic, false as is_extra
      from planned p
      left join lateral (
        select x.places from ${guahaoPlanExceptions} x where x.kind = 'places' and ${holds}
        order by x.doctor_id nulls last, x.dep_id nulls last, x.id desc limit 1
      ) changed on true
      where not p.is_off and p.places > 0
        and not exists (select from ${guahaoPlanExceptions} x where x.kind = 'closed' and ${holds})
    ), extra as (
      select x.hospital_id, x.dep_id, x.doctor_id, x.date, x.half, x.begin_minutes, x.end_minutes, x.places, x.fee_fen, x.clinic,
        true as is_extra
      from ${guahaoPlanExceptions} x
      where x.kind = 'extra' and x.hospital_id in (select hospital_id from sheet) and x.date in (select date from calendar)
    ), wanted as (
      select distinct on (w.doctor_id, w.date, w.half, w.dep_id) w.*,
        ((w.date - s.days_ahead)::timestamp + make_interval(mins => s.release_minutes)) at time zone 'Asia/Shanghai' as released_at
      from (table usual union all table extra) w join sheet s on s.hospital_id = w.hospital_id
      where w.date <= ${today}::date + s.days_ahead + ${shownBefore}::int
        and not exists (select from shut_hospitals x where x.id = w.hospital_id and w.date >= x.since)
        and not exists (select from shut_departments x where x.id = w.dep_id and w.date >= x.since)
        and not exists (select from shut_doctors x where x.id = w.doctor_id and w.date >= x.since)
      order by w.doctor_id, w.date, w.half, w.dep_id, w.is_extra desc
    ), made as (
      insert into ${schedules} (hospital_id, dep_id, doctor_id, date, half, clinic, fee_fen, released_at, numbers_made)
      select hospital_id, dep_id, doctor_id, date, half, clinic, fee_fen, released_at, (end_minutes - begin_minutes) / 30 * places
      from wanted
      on conflict do nothing
      returning id, doctor_id, dep_id, date, half
    ), slotted as (
      insert into ${slots} (schedule_id, begin_minutes, end_minutes, total, free)
      select m.id, b.minutes, b.minutes + 30, w.places,
        array(select generate_series((b.nth - 1) * w.places + 1, b.nth * w.places))
      from made m
      join wanted w using (doctor_id, dep_id, date, half)
      cross join lateral generate_series(w.begin_minutes, w.end_minutes - 30, 30) with ordinality as b(minutes, nth)
    )
    select count(*) as made from made`)
  return rows[0]?.made ?? 0
}

/**
 * Takes away clinics of the days from `from` on in which no place is taken and for which nobody waits, so that they are made
 * anew after a change of plan. Lock and look are two statements: the second sees what the first waited for.
 */
export const deleteUntouched = async (db: Db, scope: Scope, from: Day, to?: Day): Promise<number> => {
  const inScope = openIn(scope, from, to)
  await db.execute(sql`
    select l.id from ${slots} l join ${schedules} s on s.id = l.schedule_id where ${inScope} order by l.id for update of l`)
  const gone = await db.execute(sql`
    delete from ${schedules} s where ${inScope} and not exists (
      select from ${slots} l where l.schedule_id = s.id and (l.left_n < l.total or l.waiting_count > 0))
    returning s.id`)
  return gone.rows.length
}

/** Open clinics `s` of the scope. */
const openIn = (
  scope: Scope,
  from: Day,
  to?: Day,
) => sql`s.hospital_id = ${scope.hospitalId} and s.date >= ${from} and s.state = 'open'
  ${to ? sql`and s.date <= ${to}` : sql``}
  ${scope.depId ? sql`and s.dep_id = ${scope.depId}` : sql``}
  ${scope.doctorId ? sql`and s.doctor_id = ${scope.doctorId}` : sql``}
  ${scope.half ? sql`and s.half = ${scope.half}` : sql``}
  ${scope.doctorIds ? sql`and s.doctor_id = any(${sql.param([...scope.doctorIds])}::bigint[])` : sql``}`

/** A clinic in which places are taken, or for which somebody waits. */
export interface TouchedClinic {
  id: number
  hospitalId: number
  doctorId: number
  doctorName: string
  date: Day
  half: HalfDay
  taken: number
}

/** The scope's clinics that `deleteUntouched` leaves, or would leave, earliest first. */
export const listTouched = async (db: Db, scope: Scope, from: Day, to?: Day): Promise<TouchedClinic[]> => {
  const { rows } = await db.execute<{ [K in keyof TouchedClinic]: TouchedClinic[K] }>(sql`
    select s.id, s.hospital_id as "hospitalId", s.doctor_id as "doctorId", d.name as "doctorName", s.date, s.half,
      sum(l.total - l.left_n)::int as taken
    from ${schedules} s join ${slots} l on l.schedule_id = s.id join ${guahaoDoctors} d on d.id = s.doctor_id
    where ${openIn(scope, from, to)} group by s.id, d.name
    having bool_or(l.left_n < l.total or l.waiting_count > 0)
    order by s.date, s.id limit ${MOST_CLINICS}`)
  return rows
}

/** Those of these clinics that are not over, and whose day is closed by an exception. */
export const listClosed = async (db: Db, clinics: readonly TouchedClinic[], now: Date): Promise<Set<number>> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from ${schedules} p
    where p.id = any(${sql.param(clinics.map(({ id }) => id))}::bigint[])
      and exists (select from ${guahaoPlanExceptions} x where x.kind = 'closed' and ${holds})
      and not exists (
        select from ${guahaoPlanExceptions} e where e.kind = 'extra' and e.doctor_id = p.doctor_id and e.dep_id = p.dep_id
          and e.date = p.date and e.half = p.half)
      and (select p.date + make_interval(mins => max(l.end_minutes::int)) from ${slots} l where l.schedule_id = p.id)
        at time zone 'Asia/Shanghai' > ${now}`)
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Those of the scope's open clinics of `from` and later in which people have places and which are not over, earliest first. */
export const listBooked = async (db: Db, scope: Scope, from: Day, now: Date): Promise<TouchedClinic[]> => {
  const { rows } = await db.execute<{ [K in keyof TouchedClinic]: TouchedClinic[K] }>(sql`
    select s.id, s.hospital_id as "hospitalId", s.doctor_id as "doctorId", d.name as "doctorName", s.date, s.half,
      sum(l.total - l.left_n)::int as taken
    from ${schedules} s join ${slots} l on l.schedule_id = s.id join ${guahaoDoctors} d on d.id = s.doctor_id
    where ${openIn(scope, from)} group by s.id, d.name
    having sum(l.total - l.left_n) + sum(l.waiting_count) > 0
      and (s.date + make_interval(mins => max(l.end_minutes::int))) at time zone 'Asia/Shanghai' > ${now}
    order by s.date, s.id limit ${MOST_CLINICS}`)
  return rows
}

/** As many clinics as are looked at in one go. */
export const MOST_CLINICS = 1_000

/** Hospitals that have plans or extra clinics. */
export const listPlanningHospitals = async (db: Db): Promise<number[]> => {
  const { rows } = await db.execute<{ hospital_id: number }>(sql`
    select distinct hospital_id from ${guahaoPlans}
    union select distinct hospital_id from ${guahaoPlanExceptions} where kind = 'extra'`)
  return rows.map((row) => row.hospital_id)
}

/** Clinics whose places are not out yet follow their hospital's sheet when it changes. */
export const updateReleases = (db: Db, hospitals: readonly HospitalAhead[], now: Date) => {
  const column = <K extends keyof HospitalAhead>(name: K) => sql.param(hospitals.map((hospital) => hospital[name]))
  return db.execute(sql`
    update ${schedules} s set released_at = due.at
    from (
      select u.id, ((u.date - t.days_ahead)::timestamp + make_interval(mins => t.release_minutes)) at time zone 'Asia/Shanghai' as at
      from unnest(${column('hospitalId')}::bigint[], ${column('releaseMinutes')}::int[], ${column('daysAhead')}::int[])
        as t(hospital_id, release_minutes, days_ahead)
      join ${schedules} u on u.hospital_id = t.hospital_id and u.date >= (${now}::timestamptz at time zone 'Asia/Shanghai')::date
      where u.released_at > ${now}
    ) due
    where s.id = due.id and s.released_at <> due.at`)
}
