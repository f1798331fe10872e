import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import { batchLoader } from '#kit/db/batch-loader.ts'
import { insertingRows } from '#kit/db/insert-rows.ts'
import type { Db } from '#kit/db/open.ts'
import { type Page, page } from '#kit/db/page.ts'
import type { Unread } from '#kit/db/unread.ts'
import { SURPLUS } from '../../rules.ts'
import type { PaymentState } from '../../states.ts'
import { payPayments as payments } from '../tables.ts'

type Row = typeof payments.$inferSelect
export type PaymentRow = Row & { state: PaymentState }
export type NewPayment = typeof payments.$inferInsert

const withState = (row: Row | undefined) => row as PaymentRow | undefined

/**
 * The insert that starts payments, as a part of the one statement of a room that sells many things at once. `bills` selects
 * patient_id, purpose, subject_id, amount_fen, title, link, deadline, out_trade_no, started_at and payee.
 */
export const billing = (bills: SQL): SQL => sql`
  insert into ${payments} (patient_id, purpose, subject_id, amount_fen, title, link, deadline, out_trade_no, started_at, payee, state)
  select bill.*, 'pending' from (${bills}) bill`

/** The write that starts payments. */
export const insertingPayments = (rows: readonly NewPayment[]): SQL => insertingRows(payments, rows)

/** Writes down money that came beside what was to be paid; undefined where that money was written before. */
export const insertPaid = async (db: Db, row: NewPayment & { state: 'paid' }) =>
  withState((await db.insert(payments).values(row).onConflictDoNothing().returning())[0])

/** The payment that has a provider's number of some money. Of money that was paid twice it is the one that it was paid for. */
export interface Holder {
  outTradeNo: string
  amountFen: number
}

/** Which payments have these numbers of a provider, by number. */
export const findHolders = async (
  db: Db,
  provider: string,
  transactionIds: readonly string[],
): Promise<Map<string, Holder>> => {
  if (transactionIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), inArray(payments.transactionId, [...transactionIds])))
  return new Map(
    rows.map(({ transactionId, purpose, subjectId, outTradeNo, amountFen }) => [
      transactionId ?? '',
      { outTradeNo: purpose === SURPLUS ? subjectId : outTradeNo, amountFen },
    ]),
  )
}

const selectPayments = (db: Db, { outTradeNos }: { outTradeNos: readonly string[] }) =>
  db.select().from(payments).where(isAnyOf(payments.outTradeNo, outTradeNos))
const findByNumber = batchLoader(
  async (db, outTradeNos: readonly string[]) =>
    new Map((await selectPayments(db, { outTradeNos })).map((row) => [row.outTradeNo, row])),
)

/** A payment by its number; those who look at the same time look together. */
export const findPayment = async (db: Db, outTradeNo: string) => withState(await findByNumber(db, outTradeNo))

/** Finds a payment and keeps it as it is until the transaction ends. */
export const lockPayment = async (db: Db, outTradeNo: string) =>
  withState((await db.select().from(payments).where(eq(payments.outTradeNo, outTradeNo)).for('update'))[0])

/** The same by its id. */
export const lockPaymentOf = async (db: Db, id: number) =>
  withState((await db.select().from(payments).where(eq(payments.id, id)).for('update'))[0])

export const findOwnPayment = async (db: Db, patient: PatientId, outTradeNo: string) => {
  const own = and(eq(payments.outTradeNo, outTradeNo), eq(payments.patientId, patient))
  return withState((await db.select().from(payments).where(own))[0])
}

/** Payments of everybody, or the one of that number, the newest first. */
export const listPayments = (db: Db, outTradeNo: string | undefined, asked: { page: number; size: number }) => {
  const found = db
    .select()
    .from(payments)
    .where(outTradeNo === undefined ? undefined : eq(payments.outTradeNo, outTradeNo))
    .orderBy(desc(payments.id))
    .$dynamic()
  return page(db, found, asked) as Promise<Page<PaymentRow>>
}

/** Closes a payment; undefined where it is paid or closed already. */
export const markClosed = async (db: Db, outTradeNo: string) => {
  const open = and(eq(payments.outTradeNo, outTradeNo), eq(payments.state, 'pending'))
  return withState((await db.update(payments).set({ state: 'closed' }).where(open).returning())[0])
}

/** Sets an amount aside to go back; undefined where that is more than is left of what was paid. */
export const orderBack = async (db: Db, outTradeNo: string, amountFen: number) => {
  const isLeft = sql`${payments.orderedBackFen} + ${amountFen} <= ${payments.amountFen}`
  const [row] = await db
    .update(payments)
    .set({ state: 'refunding', orderedBackFen: sql`${payments.orderedBackFen} + ${amountFen}` })
    .where(and(eq(payments.outTradeNo, outTradeNo), inArray(payments.state, ['paid', 'refunding']), isLeft))
    .returning()
  return withState(row)
}

/** Writes down that an amount went back; the state follows from what is left. */
export const markBack = async (db: Db, id: number, amountFen: number) => {
  const back = sql`${payments.refundedFen} + ${amountFen}`
  const state = sql`case when ${back} = ${payments.amountFen} then 'refunded' when ${back} = ${payments.orderedBackFen} then 'paid' else 'refunding' end`
  const [row] = await db.update(payments).set({ refundedFen: back, state }).where(eq(payments.id, id)).returning()
  return withState(row)
}

/** Payments whose time is over and that nobody has closed, in the order of their ids. */
export const listOverdue = (db: Db, { now, after, most }: { now: Date; after: number; most: number }) =>
  db
    .select({ id: payments.id, outTradeNo: payments.outTradeNo })
    .from(payments)
    .where(and(gt(payments.id, after), eq(payments.state, 'pending'), lte(payments.deadline, now)))
    .orderBy(asc(payments.id))
    .limit(most)

/** Payments of a patient that are still to be made, or to come back, the newest first. */
export const listUnsettled = (db: Db, patient: PatientId): Unread<PaymentRow> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.patientId, patient), inArray(payments.state, ['pending', 'refunding'])))
    .orderBy(desc(payments.id)) as unknown as Unread<PaymentRow>

/** All payments of a patient, the newest first. */
export const listEver = (db: Db, patient: PatientId): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.patientId, patient)).orderBy(desc(payments.id)) as unknown as Promise<
    PaymentRow[]
  >
