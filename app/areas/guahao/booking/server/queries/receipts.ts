import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import { guahaoDoctors as doctors } from '#app/areas/guahao/doctors/server/public.ts'
import { guahaoHospitals as hospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { payPayments as payments } from '#app/areas/pay/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { guahaoOrders as orders } from '../tables.ts'
import { isShown } from './orders.ts'

/** The payment goes along when an appointment is moved or another is taken for a stopped one: the last one has its receipt. */
const isLast = sql`not exists (select 1 from ${orders} n where n.previous_id = ${orders.id}
  and n.out_trade_no = ${orders.outTradeNo} and n.state not in ('held', 'expired'))`

const selectPaid = (db: Db) =>
  db
    .select({
      order: orders,
      hospitalName: hospitals.name,
      hospitalPhone: hospitals.phone,
      depName: departments.name,
      doctorName: doctors.name,
      amountFen: payments.amountFen,
      backFen: payments.orderedBackFen,
      paidAt: sql<Date>`${payments.paidAt}`.mapWith(payments.paidAt),
    })
    .from(orders)
    .innerJoin(payments, eq(payments.outTradeNo, orders.outTradeNo))
    .innerJoin(hospitals, eq(hospitals.id, orders.hospitalId))
    .innerJoin(departments, eq(departments.id, orders.depId))
    .innerJoin(doctors, eq(doctors.id, orders.doctorId))

/** An appointment that was paid, with its payment. */
export type PaidRow = Awaited<ReturnType<typeof findPaid>> & object

/** A patient's own appointment with what was paid for it; nothing where nothing was, or where another has the payment now. */
export const findPaid = async (db: Db, patient: PatientId, id: string) => {
  const own = and(eq(orders.id, id), eq(orders.patientId, patient))
  return (await selectPaid(db).where(and(own, isNotNull(payments.paidAt), isLast)))[0]
}

/** The same, whoever's it is: for who has an address that was lent to its owner. */
export const findAnyPaid = async (db: Db, id: string): Promise<PaidRow | undefined> =>
  (await selectPaid(db).where(and(eq(orders.id, id), isNotNull(payments.paidAt), isLast)))[0]

/** A patient's payments for appointments, the newest first. */
export const listPaid = (db: Db, patient: PatientId, asked: { page: number; size: number }) =>
  page(
    db,
    selectPaid(db)
      .where(and(eq(orders.patientId, patient), isNotNull(payments.paidAt), isLast))
      .orderBy(desc(payments.paidAt), desc(orders.id))
      .$dynamic(),
    asked,
  )

/** Nobody moves an appointment so often. */
const MOST_MOVES = 50

/** The first of the appointments that followed each other: a calendar knows all of them by it. */
export const findFirstOf = async (db: Db, id: string): Promise<{ id: string; madeAt: Date } | undefined> => {
  const find = async (one: string) =>
    (
      await db
        .select({ id: orders.id, madeAt: orders.madeAt, previousId: orders.previousId })
        .from(orders)
        .where(eq(orders.id, one))
    )[0]
  let first = await find(id)
  for (let moves = 0; first?.previousId && moves < MOST_MOVES; moves++) first = (await find(first.previousId)) ?? first
  return first
}

/** The last of them: where an appointment went that was moved, by its patient or at the desk, or that was taken for one of a stopped clinic. */
export const findLastOf = async (db: Db, id: string): Promise<string> => {
  const find = async (one: string) =>
    (
      await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.previousId, one), isShown))
    )[0]?.id
  let last = id
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const next = await find(last)
    if (next === undefined) break
    last = next
  }
  return last
}
