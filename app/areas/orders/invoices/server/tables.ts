import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { fen, identity, instant, reference } from '#kit/db/columns.ts'
import type { BuyerKind } from '../rules.ts'
import { allStates, type InvoiceState, voidStates } from '../states.ts'

const among = (states: readonly InvoiceState[]): SQL =>
  sql.raw(`state in (${states.map((state) => `'${state}'`).join(', ')})`)

/** Whom a patient has invoices made out to. */
export const ordersInvoiceTitles = pgTable(
  'orders_invoice_titles',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    kind: text().$type<BuyerKind>().notNull(),
    /** Title, tax number and e-mail. */
    buyerSealed: text().notNull(),
    isDefault: boolean().notNull(),
  },
  (table) => [
    index('orders_invoice_titles_order').on(
      table.patientId,
      table.isDefault.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('orders_invoice_titles_one_default').on(table.patientId).where(sql`is_default`),
  ],
)

/** Invoices, and red-letter ones that take such back. */
export const ordersInvoices = pgTable(
  'orders_invoices',
  {
    id: text().primaryKey(),
    orderId: text().notNull(),
    /** Refers to nobody by a key: invoices outlive the account. */
    patientId: reference().notNull(),
    /** The invoice that this red-letter one takes back. */
    redOf: text().references((): AnyPgColumn => ordersInvoices.id),
    /** The seller that sold it; null: the platform. */
    hospitalId: reference(),
    sellerName: text().notNull(),
    kind: text().$type<BuyerKind>().notNull(),
    /** Title, tax number and e-mail. */
    buyerSealed: text().notNull(),
    amountFen: fen().notNull(),
    state: text().$type<InvoiceState>().notNull(),
    /** Counts up with every change after a refusal: then it is another request for the issuer. */
    round: smallint().notNull().default(1),
    /** How often the issuer was asked in this round, and when they are asked again. */
    tries: smallint().notNull().default(0),
    nextTryAt: instant(),
    says: text().notNull().default(''),
    requestedAt: instant().notNull(),
    number: text().notNull().default(''),
    issuedAt: instant(),
    /** Where the PDF is kept. */
    paper: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('orders_invoices_one_valid')
      .on(table.orderId)
      .where(sql.raw(`red_of is null and not (${voidStates.map((state) => `state = '${state}'`).join(' or ')})`)),
    index('orders_invoices_own').on(table.patientId, table.orderId, table.requestedAt),
    index('orders_invoices_reds').on(table.redOf).where(sql`red_of is not null`),
    index('orders_invoices_due')
      .on(table.nextTryAt)
      .where(among(['requested', 'issuing'])),
    index('orders_invoices_stuck')
      .on(table.hospitalId, table.requestedAt)
      .where(among(['issuing', 'refused'])),
    check('orders_invoices_state', among(allStates)),
    check('orders_invoices_amount', sql`${table.amountFen} > 0`),
    check(
      'orders_invoices_issued',
      sql`(state in ('issued', 'reversed')) = (${table.number} <> '' and ${table.issuedAt} is not null and ${table.paper} <> '')`,
    ),
  ],
)
