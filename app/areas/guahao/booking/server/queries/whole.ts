import { and, eq, type SQL, sql } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors, guahaoDoctorPosts as posts } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { guahaoSlots as slots } from '#app/areas/guahao/schedules/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { queueOf } from '../../rules/queue.ts'
import { guahaoOrders as orders } from '../tables.ts'
import { isShown, named } from './orders.ts'
import { listVisits } from './visits.ts'

/** An appointment with its clinic's queue and with the one that followed it. */
export const findOrderWhole = async (db: Db, patient: PatientId, id: string) =>
  withPlace(db, (await selectWhole(db).where(and(eq(orders.id, id), eq(orders.patientId, patient), isShown)))[0])

/** The same whoever's it is: for whom its patient invited. */
export const findAnyOrderWhole = async (db: Db, id: string) =>
  withPlace(db, (await selectWhole(db).where(and(eq(orders.id, id), isShown)))[0])

/** Of who waits: how many are before them, by the rule that calls them. */
const withPlace = async (db: Db, found: WholeRow | undefined): Promise<WholeRow | undefined> => {
  if (found?.order.state !== 'checked-in') return found
  const queue = queueOf(await listVisits(db, found.order.scheduleId))
  const before = queue.findIndex(({ id }) => id === found.order.id)
  return { ...found, before: Math.max(0, before) }
}

const selectWhole = (db: Db) =>
  db
    .select({
      ...named,
      before: countQueue(
        sql`q.state = 'checked-in' and q.id <> ${orders.id} and (q.begin_minutes, q.number) < (${orders.beginMinutes}, ${orders.number})`,
      ),
      calling: sql<
        number | null
      >`(select max(q.number) from ${orders} q where q.schedule_id = ${orders.scheduleId} and q.state = 'called')`,
      arrived: countQueue(sql`q.state = 'checked-in'`),
      missing: countQueue(
        sql`q.state = 'booked' and (q.begin_minutes, q.number) < (${orders.beginMinutes}, ${orders.number})`,
      ),
      hasBegun: sql<boolean>`exists (select 1 from ${orders} q where q.schedule_id = ${orders.scheduleId} and q.state in ('called', 'done'))`,
      clinicBeginMinutes: sql<number>`coalesce((select min(l.begin_minutes)::int from ${slots} l where l.schedule_id = ${orders.scheduleId}), ${orders.beginMinutes})`,
      room: sql<string>`coalesce((select p.room from ${posts} p where p.doctor_id = ${orders.doctorId} and p.dep_id = ${orders.depId}), '')`,
      nextId: sql<
        string | null
      >`(select n.id from ${orders} n where n.previous_id = ${orders.id} and not (n.origin = 'stop' and n.state in ('held', 'expired')) limit 1)`,
    })
    .from(orders)
    .innerJoin(hospitals, eq(hospitals.id, orders.hospitalId))
    .innerJoin(departments, eq(departments.id, orders.depId))
    .innerJoin(doctors, eq(doctors.id, orders.doctorId))

type WholeRow = Awaited<ReturnType<typeof selectWhole>>[number]

const countQueue = (which: SQL) =>
  sql<number>`(select count(*)::int from ${orders} q where q.schedule_id = ${orders.scheduleId} and ${which})`
