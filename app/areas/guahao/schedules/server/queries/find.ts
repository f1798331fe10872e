import { and, asc, between, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { guahaoCatalogue as catalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors, guahaoDoctorPosts as posts } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import type { Db } from '#kit/db/open.ts'
import { type Day, dayOf, minutesOf } from '#kit/time/day.ts'
import type { HalfDay } from '#kit/time/spoken.ts'
import type { SlotFacts } from '../../rules.ts'
import { guahaoSchedules as schedules, guahaoSlots as slots } from '../tables.ts'

/** A slot with what its clinic says. */
const slotFacts = {
  id: slots.id,
  scheduleId: schedules.id,
  hospitalId: schedules.hospitalId,
  depId: schedules.depId,
  doctorId: schedules.doctorId,
  date: schedules.date,
  half: schedules.half,
  clinic: schedules.clinic,
  feeFen: schedules.feeFen,
  releasedAt: schedules.releasedAt,
  state: schedules.state,
  stopReason: schedules.stopReason,
  beginMinutes: slots.beginMinutes,
  endMinutes: slots.endMinutes,
  total: slots.total,
  left: slots.left,
  waitingCount: slots.waitingCount,
}
export type SlotRow = { [K in keyof typeof slotFacts]: (typeof slotFacts)[K]['_']['data'] }

const selectSlots = (db: Db) =>
  db.select(slotFacts).from(slots).innerJoin(schedules, eq(schedules.id, slots.scheduleId))

export const findSlot = async (db: Db, id: number): Promise<SlotRow | undefined> => (await findSlots(db, [id]))[0]

export const findSlots = (db: Db, ids: readonly number[]): Promise<SlotRow[]> => selectByIds(db, { ids })

const selectByIds = (db: Db, { ids }: { ids: readonly number[] }) => selectSlots(db).where(isAnyOf(slots.id, ids))

interface OfDoctor {
  doctorId: number
  from: Day
  to: Day
  depId?: number | undefined
  hospitalId?: number | undefined
}

/** Slots of one doctor, from `from` to `to`, in the order of time; in one department, where one is named. */
export const listSlotsOfDoctor = async (
  db: Db,
  { doctorId, from, to, depId, hospitalId }: OfDoctor,
): Promise<SlotRow[]> => {
  const all = (await findOfDoctor(db, doctorId, from, to)) ?? []
  return all.filter(
    (slot) => slot.depId === (depId ?? slot.depId) && slot.hospitalId === (hospitalId ?? slot.hospitalId),
  )
}

type Days = [from: Day, to: Day]
interface AmongDays {
  ids: readonly number[]
  from: Day
  to: Day
}

const selectOfDoctors = (db: Db, { ids, from, to }: AmongDays) =>
  selectSlots(db)
    .where(and(isAnyOf(schedules.doctorId, ids), between(schedules.date, from, to)))
    .orderBy(asc(schedules.date), asc(slots.beginMinutes), asc(slots.id))
const findOfDoctor = batchLoader(async (db, ids: readonly number[], ...[from, to]: Days) =>
  Map.groupBy(await selectOfDoctors(db, { ids, from, to }), ({ doctorId }) => doctorId),
)

export const listSlotsOfSchedule = (db: Db, scheduleId: number): Promise<SlotRow[]> =>
  selectSlots(db).where(eq(schedules.id, scheduleId)).orderBy(asc(slots.beginMinutes))

/** Slots of a department, from `from` to `to`. */
export const listSlotsOfDepartment = async (db: Db, depId: number, from: Day, to: Day): Promise<SlotRow[]> =>
  (await findOfDepartment(db, depId, from, to)) ?? []

const inDepartments = ({ ids, from, to }: AmongDays) =>
  and(isAnyOf(schedules.depId, ids), between(schedules.date, from, to))

const selectOfDepartments = (db: Db, asked: AmongDays) =>
  selectSlots(db).where(inDepartments(asked)).orderBy(asc(schedules.date), asc(slots.beginMinutes), asc(slots.id))
const findOfDepartment = batchLoader(async (db, ids: readonly number[], ...[from, to]: Days) =>
  Map.groupBy(await selectOfDepartments(db, { ids, from, to }), ({ depId }) => depId),
)

/**
 * How the days of a department stand from now on, until `to`: of its slots that have not begun those that stand alike are
 * one row, because there are hundreds of them. Places for which somebody waits are nobody else's.
 */
export const listStandings = async (db: Db, depId: number, now: Date, to: Day): Promise<SlotFacts[]> =>
  (await findStandings(db, depId, dayOf(now), to, minutesOf(now))) ?? []

const selectStandings = (db: Db, asked: AmongDays & { minutes: number }) =>
  db
    .select({
      depId: schedules.depId,
      date: schedules.date,
      releasedAt: schedules.releasedAt,
      state: schedules.state,
      beginMinutes: sql<number>`max(${slots.beginMinutes})`,
      left: sql<number>`coalesce(sum(${slots.left}) filter (where ${slots.waitingCount} = 0), 0)::int`,
      waitingCount: sql<number>`0`,
    })
    .from(slots)
    .innerJoin(schedules, eq(schedules.id, slots.scheduleId))
    .where(and(inDepartments(asked), or(gt(schedules.date, asked.from), gt(slots.beginMinutes, asked.minutes))))
    .groupBy(schedules.depId, schedules.date, schedules.releasedAt, schedules.state)
    .orderBy(asc(schedules.date), asc(schedules.releasedAt))
const findStandings = batchLoader(
  async (db, ids: readonly number[], ...[from, to, minutes]: [...Days, minutes: number]) =>
    Map.groupBy(await selectStandings(db, { ids, from, to, minutes }), ({ depId }) => depId),
)

export type ScheduleRow = typeof schedules.$inferSelect

export const findSchedule = async (db: Db, id: number): Promise<ScheduleRow | undefined> =>
  (await db.select().from(schedules).where(eq(schedules.id, id)))[0]

/** A hospital's clinics of one day with their doctors, for its desk; of one department, or one alone. */
export const listSchedulesOfHospital = (
  db: Db,
  hospitalId: number,
  date: Day,
  only: { depId?: number; id?: number } = {},
) =>
  db
    .select({
      id: schedules.id,
      depId: schedules.depId,
      depName: departments.name,
      doctorId: schedules.doctorId,
      doctorName: doctors.name,
      date: schedules.date,
      half: schedules.half,
      clinic: schedules.clinic,
      feeFen: schedules.feeFen,
      state: schedules.state,
      room: sql<string>`coalesce(${posts.room}, '')`,
      beginMinutes: sql<number>`(select min(begin_minutes)::int from ${slots} l where l.schedule_id = ${schedules.id})`,
      total: sql<number>`(select sum(total)::int from ${slots} l where l.schedule_id = ${schedules.id})`,
      left: sql<number>`(select sum(left_n)::int from ${slots} l where l.schedule_id = ${schedules.id})`,
      waiting: sql<number>`(select sum(waiting_count)::int from ${slots} l where l.schedule_id = ${schedules.id})`,
    })
    .from(schedules)
    .innerJoin(doctors, eq(doctors.id, schedules.doctorId))
    .innerJoin(departments, eq(departments.id, schedules.depId))
    .leftJoin(posts, and(eq(posts.doctorId, schedules.doctorId), eq(posts.depId, schedules.depId)))
    .where(
      and(
        eq(schedules.hospitalId, hospitalId),
        eq(schedules.date, date),
        only.depId ? eq(schedules.depId, only.depId) : undefined,
        only.id ? eq(schedules.id, only.id) : undefined,
      ),
    )
    .orderBy(asc(departments.name), asc(schedules.half), asc(doctors.name), asc(schedules.id))
    .limit(1_000)

/** A doctor's next free place. */
export interface NextFree {
  doctorId: number
  scheduleId: number
  depId: number
  date: Day
  half: HalfDay
  beginMinutes: number
}

/** The next free place of each of these doctors; who has none is not among them. */
export const listNextFree = async (
  db: Db,
  doctorIds: readonly number[],
  now: Date,
  hospitalId?: number,
): Promise<NextFree[]> => {
  const { rows } = await db.execute<{ [K in keyof NextFree]: NextFree[K] }>(sql`
    select d.id as "doctorId", f.* from unnest(${sql.param([...doctorIds])}::bigint[]) d(id)
    cross join lateral (
      select s.id as "scheduleId", s.dep_id as "depId", s.date, s.half, l.begin_minutes as "beginMinutes"
      from ${schedules} s join ${slots} l on l.schedule_id = s.id
      where s.doctor_id = d.id and ${isFree(now)} ${hospitalId ? sql`and s.hospital_id = ${hospitalId}` : sql``}
      order by s.date, l.begin_minutes limit 1
    ) f`)
  return rows
}

/** The first free slot of a department. */
export interface FreeSlot {
  slotId: number
  hospitalId: number
  hospitalName: string
  address: string
  depId: number
  depName: string
  doctorId: number
  doctorName: string
  date: Day
  beginMinutes: number
  endMinutes: number
  feeFen: number
  left: number
}

/** Of the departments of a kind in a city, 0 for everywhere, the first free slots from a day on, one of each, the soonest first. */
export const listFirstFreeOfKind = async (
  db: Db,
  {
    catalogueName,
    cityId,
    from,
    now,
    limit,
  }: { catalogueName: string; cityId: number; from: Day; now: Date; limit: number },
): Promise<FreeSlot[]> => {
  const { rows } = await db.execute<{ [K in keyof FreeSlot]: FreeSlot[K] }>(sql`
    select d.hospital_id as "hospitalId", h.name as "hospitalName", h.address, d.id as "depId", d.name as "depName", f.*
    from ${departments} d
    join ${catalogue} c on c.id = d.catalogue_id and c.name = ${catalogueName}
    join ${hospitals} h on h.id = d.hospital_id and h.is_open
    cross join lateral (
      select l.id as "slotId", s.doctor_id as "doctorId", p.name as "doctorName", s.date, l.begin_minutes as "beginMinutes",
        l.end_minutes as "endMinutes", s.fee_fen as "feeFen", l.left_n as "left"
      from ${schedules} s join ${slots} l on l.schedule_id = s.id join ${doctors} p on p.id = s.doctor_id and p.is_open
      where s.dep_id = d.id and s.date >= ${from} and ${isFree(now)}
      order by s.date, l.begin_minutes, l.id limit 1
    ) f
    where d.is_open ${cityId === 0 ? sql`` : sql`and d.city_id = ${cityId}`}
    order by f.date, f."beginMinutes", d.id limit ${limit}`)
  return rows
}

/** A place of slot `l` in clinic `s` can be booked now. */
const isFree = (now: Date) => {
  const today = dayOf(now)
  return sql`s.state = 'open' and s.released_at <= ${now} and l.left_n > 0 and l.waiting_count = 0
    and s.date >= ${today} and (s.date > ${today} or l.begin_minutes > ${minutesOf(now)})`
}

/** Places left by day, of a doctor or of a department. */
export const countLeftByDate = async (
  db: Db,
  whose: { doctorId: number } | { depId: number },
  now: Date,
): Promise<{ date: Day; left: number }[]> => {
  const mine = 'doctorId' in whose ? sql`s.doctor_id = ${whose.doctorId}` : sql`s.dep_id = ${whose.depId}`
  const { rows } = await db.execute<{ date: Day; left: number }>(sql`
    select s.date, sum(l.left_n)::int as left from ${schedules} s join ${slots} l on l.schedule_id = s.id
    where ${mine} and ${isFree(now)} group by s.date order by s.date`)
  return rows
}

/** Which of these doctors have clinics in these days. */
export const listDoctorsWithClinics = async (
  db: Db,
  doctorIds: readonly number[],
  from: Day,
  to: Day,
  hospitalId?: number,
) => {
  const rows = await db
    .selectDistinct({ id: schedules.doctorId })
    .from(schedules)
    .where(
      and(
        inArray(schedules.doctorId, [...doctorIds]),
        between(schedules.date, from, to),
        eq(schedules.state, 'open'),
        hospitalId ? eq(schedules.hospitalId, hospitalId) : undefined,
      ),
    )
  return rows.map((row) => row.id)
}
