import { and, between, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { type Listed, listOfSums } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { allVisitFigures, type VisitFigure, type VisitKey, visitFigures } from '../../rules/statistics.ts'
import { guahaoOrders as orders } from '../tables.ts'

/** Which appointments are counted: of these days of visits, of one hospital (null: all), of these departments (null: all). */
interface Counted {
  from: Day
  to: Day
  hospitalId: number | null
  departmentIds: readonly number[] | null
  /** Told apart by these; what is not among them is null in each row. */
  by: readonly VisitKey[]
}

/** How many appointments there are of each group. */
export type VisitSums = Awaited<ReturnType<ReturnType<typeof selectSums>['execute']>>[number]

/** How many appointments there are in each group: the latest days first, then in the order of hospitals, departments and doctors. */
export const visitSums = (db: Db, counted: Counted): Listed<VisitSums> => listOfSums(db, () => selectSums(db, counted))

const selectSums = (db: Db, { from, to, hospitalId, departmentIds, by }: Counted) => {
  const columns = {
    date: orders.date,
    hospital: orders.hospitalId,
    department: orders.depId,
    doctor: orders.doctorId,
    origin: orders.origin,
    channel: orders.channel,
  }
  const key = (name: VisitKey, type: 'date' | 'integer' | 'text') =>
    by.includes(name) ? sql`${columns[name]}` : sql`null::${sql.raw(type)}`
  // Their names are their own: those of the joined tables are others.
  const sums = db
    .select({
      date: (key('date', 'date') as SQL<Day | null>).as('sum_date'),
      hospitalId: (key('hospital', 'integer') as SQL<number | null>).as('sum_hospital_id'),
      depId: (key('department', 'integer') as SQL<number | null>).as('sum_dep_id'),
      doctorId: (key('doctor', 'integer') as SQL<number | null>).as('sum_doctor_id'),
      origin: (key('origin', 'text') as SQL<string | null>).as('sum_origin'),
      channel: (key('channel', 'integer') as SQL<number | null>).as('sum_channel'),
      ...counts(),
    })
    .from(orders)
    .where(
      and(
        between(orders.date, from, to),
        // The first condition is that of the index of days.
        sql`${orders.state} <> 'held' and 'booked' = any(${orders.path})`,
        hospitalId === null ? undefined : eq(orders.hospitalId, hospitalId),
        departmentIds === null ? undefined : inArray(orders.depId, [...departmentIds]),
      ),
    )
    .groupBy(...by.map((name) => columns[name]))
    .as('sums')
  const figures = Object.fromEntries(allVisitFigures.map((name) => [name, sums[name]])) as Pick<
    typeof sums,
    VisitFigure
  >
  return db
    .select({
      date: sums.date,
      hospitalId: sums.hospitalId,
      hospitalName: hospitals.name,
      depId: sums.depId,
      depName: departments.name,
      doctorId: sums.doctorId,
      doctorName: doctors.name,
      origin: sums.origin,
      channel: sums.channel,
      ...figures,
    })
    .from(sums)
    .leftJoin(hospitals, eq(hospitals.id, sums.hospitalId))
    .leftJoin(departments, eq(departments.id, sums.depId))
    .leftJoin(doctors, eq(doctors.id, sums.doctorId))
    .orderBy(desc(sums.date), sums.hospitalId, sums.depId, sums.doctorId, sums.origin, sums.channel)
}

/** The figures as the rules define them. */
const counts = () => {
  const count = (name: VisitFigure) =>
    sql<number>`(count(*) filter (where ${inArray(orders.state, [...visitFigures[name].states])}))::int`.as(
      `sum_${name}`,
    )
  return Object.fromEntries(allVisitFigures.map((name) => [name, count(name)])) as Record<
    VisitFigure,
    ReturnType<typeof count>
  >
}
