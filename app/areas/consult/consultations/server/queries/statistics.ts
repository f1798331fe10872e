import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { type Listed, listOfSums, since, until } from '#kit/db/list-query.ts'
import { localDay } from '#kit/db/local-day.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import type { ConsultationFigure, ConsultationKey } from '../../rules/statistics.ts'
import { consultConsultations as consultations } from '../tables.ts'

/** Which are counted: asked on these days, of one hospital's doctors (null: all), of these departments (null: all). */
interface Counted {
  from: Day
  to: Day
  hospitalId: number | null
  departmentIds: readonly number[] | null
  /** Told apart by these; what is not among them is null in each row. */
  by: readonly ConsultationKey[]
}

/** How many consultations there are of each group. */
export type ConsultationSums = Awaited<ReturnType<ReturnType<typeof selectSums>['execute']>>[number]

/**
 * How many consultations there are in each group: the latest days first, then in the order of hospitals, departments and doctors. What a
 * department of the catalogue was asked and no doctor has taken is of no hospital.
 */
export const consultationSums = (db: Db, counted: Counted): Listed<ConsultationSums> =>
  listOfSums(db, () => selectSums(db, counted))

const selectSums = (db: Db, { from, to, hospitalId, departmentIds, by }: Counted) => {
  const columns: Readonly<Record<ConsultationKey, SQL>> = {
    date: localDay(consultations.madeAt),
    hospital: sql`${doctors.hospitalId}`,
    department: sql`${doctors.depId}`,
    doctor: sql`${consultations.doctorId}`,
    channel: sql`${consultations.channel}`,
  }
  const key = (name: ConsultationKey, type: 'date' | 'bigint' | 'integer') =>
    by.includes(name) ? columns[name] : sql`null::${sql.raw(type)}`
  // Their names are their own: those of the joined tables are others.
  const sums = db
    .select({
      date: (key('date', 'date') as SQL<Day | null>).as('sum_date'),
      hospitalId: (key('hospital', 'bigint') as SQL<number | null>).as('sum_hospital_id'),
      depId: (key('department', 'bigint') as SQL<number | null>).as('sum_dep_id'),
      doctorId: (key('doctor', 'bigint') as SQL<number | null>).as('sum_doctor_id'),
      channel: (key('channel', 'integer') as SQL<number | null>).as('sum_channel'),
      asked: counted('asked'),
      in_time: counted('in_time'),
      late: counted('late'),
      refunded: counted('refunded'),
      cancelled: counted('cancelled'),
      missed: counted('missed'),
      open: counted('open'),
    })
    .from(consultations)
    .leftJoin(doctors, eq(doctors.id, consultations.doctorId))
    .where(
      and(
        since(consultations.madeAt)(from),
        until(consultations.madeAt)(to),
        sql`'waiting' = any(${consultations.path})`,
        hospitalId === null ? undefined : eq(doctors.hospitalId, hospitalId),
        departmentIds === null ? undefined : inArray(doctors.depId, [...departmentIds]),
      ),
    )
    // By its place among the columns: an expression with a parameter would be another one each time.
    .groupBy(...by.map((name) => sql.raw(String(places[name]))))
    .as('sums')
  return db
    .select({
      date: sums.date,
      hospitalId: sums.hospitalId,
      hospitalName: hospitals.name,
      depId: sums.depId,
      depName: departments.name,
      doctorId: sums.doctorId,
      doctorName: doctors.name,
      channel: sums.channel,
      asked: sums.asked,
      in_time: sums.in_time,
      late: sums.late,
      refunded: sums.refunded,
      cancelled: sums.cancelled,
      missed: sums.missed,
      open: sums.open,
    })
    .from(sums)
    .leftJoin(hospitals, eq(hospitals.id, sums.hospitalId))
    .leftJoin(departments, eq(departments.id, sums.depId))
    .leftJoin(doctors, eq(doctors.id, sums.doctorId))
    .orderBy(desc(sums.date), asc(sums.hospitalId), asc(sums.depId), asc(sums.doctorId), asc(sums.channel))
}

const places: Readonly<Record<ConsultationKey, number>> = { date: 1, hospital: 2, department: 3, doctor: 4, channel: 5 }

const answeredAt = sql`${consultations.pathAt}[array_position(${consultations.path}, 'answered')]`

const meanings: Readonly<Record<ConsultationFigure, SQL>> = {
  asked: sql`true`,
  in_time: sql`${answeredAt} <= ${consultations.replyBy}`,
  late: sql`${answeredAt} > ${consultations.replyBy}`,
  refunded: sql`${consultations.state} = 'refunded'`,
  cancelled: sql`${consultations.state} = 'cancelled'`,
  missed: sql`${consultations.state} = 'missed'`,
  open: sql`${consultations.state} in ('waiting', 'accepted')`,
}

const counted = (name: ConsultationFigure) =>
  sql<number>`(count(*) filter (where ${meanings[name]}))::int`.as(`sum_${name}`)
