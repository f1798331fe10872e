import { and, asc, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { Unread } from '#kit/db/unread.ts'
import { type InvoiceState, statesBefore, voidStates } from '../../states.ts'
import { ordersInvoices as invoices } from '../tables.ts'

export type InvoiceRow = typeof invoices.$inferSelect
export type NewInvoice = typeof invoices.$inferInsert

/** Writes an invoice down; false where its order has a valid one. */
export const insertInvoice = async (db: Db, row: NewInvoice): Promise<boolean> =>
  (await db.insert(invoices).values(row).onConflictDoNothing().returning({ id: invoices.id })).length > 0

/** The newest invoice of a patient's order, whatever became of it. */
export const findOwnInvoice = async (db: Db, patient: PatientId, orderId: string): Promise<InvoiceRow | undefined> =>
  (
    await db
      .select()
      .from(invoices)
      .where(and(eq(invoices.patientId, patient), eq(invoices.orderId, orderId), isNull(invoices.redOf)))
      .orderBy(desc(invoices.requestedAt), desc(invoices.id))
      .limit(1)
  )[0]

/** A page of the invoices that a patient asked for, the newest first, each with whether anything takes of it back. */
export const listOwnInvoices = (db: Db, patient: PatientId, asked: PageRequest) => {
  const red = alias(invoices, 'red')
  const reds = db
    .select({ one: sql`1` })
    .from(red)
    .where(and(eq(red.redOf, invoices.id), notInArray(red.state, ['dropped'])))
  const found = db
    .select({ invoice: invoices, isReduced: sql<boolean>`exists ${reds}` })
    .from(invoices)
    .where(and(eq(invoices.patientId, patient), isNull(invoices.redOf)))
    .orderBy(desc(invoices.requestedAt), desc(invoices.id))
  return page(db, found.$dynamic(), asked)
}

/** An issued invoice or red-letter invoice of a patient's order, by its number. */
export const findOwnIssued = async (db: Db, patient: PatientId, orderId: string, number: string) =>
  (
    await db
      .select({ paper: invoices.paper })
      .from(invoices)
      .where(
        and(
          eq(invoices.patientId, patient),
          eq(invoices.orderId, orderId),
          eq(invoices.number, number),
          inArray(invoices.state, ['issued', 'reversed']),
        ),
      )
  )[0]

/** The one valid invoice of an order; nobody else changes it until the transaction ends. */
export const lockValidInvoice = async (db: Db, orderId: string): Promise<InvoiceRow | undefined> =>
  (
    await db
      .select()
      .from(invoices)
      .where(and(eq(invoices.orderId, orderId), isNull(invoices.redOf), notInArray(invoices.state, [...voidStates])))
      .for('update')
  )[0]

export const findInvoice = async (db: Db, id: string): Promise<InvoiceRow | undefined> =>
  (await db.select().from(invoices).where(eq(invoices.id, id)))[0]

/** The same, valid or not; nobody else changes it until the transaction ends. */
export const lockInvoice = async (db: Db, id: string): Promise<InvoiceRow | undefined> =>
  (await db.select().from(invoices).where(eq(invoices.id, id)).for('update'))[0]

/** What takes an invoice back and still counts, the oldest first. */
export const listReds = (db: Db, id: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.redOf, id), notInArray(invoices.state, ['dropped'])))
    .orderBy(asc(invoices.requestedAt), asc(invoices.id))

/** Moves an invoice along an arrow of its states; undefined where there is none from where it stands. */
export const moveInvoice = async (
  db: Db,
  id: string,
  to: InvoiceState,
  more: Partial<NewInvoice> = {},
): Promise<InvoiceRow | undefined> =>
  (
    await db
      .update(invoices)
      .set({ ...more, state: to })
      .where(and(eq(invoices.id, id), inArray(invoices.state, statesBefore(to))))
      .returning()
  )[0]

/** Changes what an invoice says; its state stays. Lock it before. */
export const updateInvoice = (db: Db, id: string, change: Omit<Partial<NewInvoice>, 'state'>) =>
  db.update(invoices).set(change).where(eq(invoices.id, id))

/** All invoices that a patient ever asked for, and what took them back. */
export const listEver = (db: Db, patient: PatientId): Promise<InvoiceRow[]> =>
  db.select().from(invoices).where(eq(invoices.patientId, patient)).orderBy(asc(invoices.requestedAt), asc(invoices.id))

/** Those of them on which somebody still works. */
export const listUnderWay = (db: Db, patient: PatientId): Unread<InvoiceRow> =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.patientId, patient), inArray(invoices.state, ['requested', 'issuing'])))
    .orderBy(asc(invoices.requestedAt), asc(invoices.id))
