import { and, asc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import { TRIES_BEFORE_DESK } from '../../rules.ts'
import { ordersInvoices as invoices } from '../tables.ts'
import type { InvoiceRow } from './invoices.ts'

/** Leases what is due to whoever asks the issuer, until then: from here on nobody changes it. A red-letter invoice waits for its own. */
export const leaseInvoices = (db: Db, now: Date, until: Date, most: number): Promise<InvoiceRow[]> => {
  const whole = alias(invoices, 'whole')
  const due = db
    .select({ id: invoices.id })
    .from(invoices)
    .leftJoin(whole, eq(whole.id, invoices.redOf))
    .where(
      and(
        inArray(invoices.state, ['requested', 'issuing']),
        lte(invoices.nextTryAt, now),
        or(isNull(invoices.redOf), eq(whole.state, 'issued')),
      ),
    )
    .orderBy(asc(invoices.nextTryAt), asc(invoices.id))
    .limit(most)
    .for('update', { of: invoices, skipLocked: true })
  return db
    .update(invoices)
    .set({ state: 'issuing', tries: sql`${invoices.tries} + 1`, nextTryAt: until })
    .where(inArray(invoices.id, due))
    .returning()
}

export const delayInvoice = (db: Db, id: string, nextTryAt: Date) =>
  db
    .update(invoices)
    .set({ nextTryAt })
    .where(and(eq(invoices.id, id), eq(invoices.state, 'issuing')))

/** Whose invoices a desk sees. */
export interface Sellers {
  hospitalId: number
  isPlatform: boolean
}

const soldBy = ({ hospitalId, isPlatform }: Sellers): SQL | undefined =>
  or(eq(invoices.hospitalId, hospitalId), isPlatform ? isNull(invoices.hospitalId) : undefined)

/** What the issuer refused, or has not answered for long. */
const stuck = or(
  eq(invoices.state, 'refused'),
  and(eq(invoices.state, 'issuing'), gte(invoices.tries, TRIES_BEFORE_DESK)),
)

/** Invoices of these sellers that do not get issued, the oldest first. */
export const listStuck = (db: Db, sellers: Sellers, asked: { page: number; size: number }) =>
  page(
    db,
    db
      .select()
      .from(invoices)
      .where(and(stuck, soldBy(sellers)))
      .orderBy(asc(invoices.requestedAt), asc(invoices.id))
      .$dynamic(),
    asked,
  )

/** One of them, which nobody else changes until the transaction ends. */
export const lockStuck = async (db: Db, sellers: Sellers, id: string): Promise<InvoiceRow | undefined> =>
  (
    await db
      .select()
      .from(invoices)
      .where(and(eq(invoices.id, id), stuck, soldBy(sellers)))
      .for('update')
  )[0]
