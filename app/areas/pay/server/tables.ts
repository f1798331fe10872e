import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { fen, identity, instant, reference } from '#kit/db/columns.ts'

/** Something that is to be paid, once, until its deadline. */
export const payPayments = pgTable(
  'pay_payments',
  {
    id: identity(),
    /** Ours, for the provider: text that cannot be guessed. */
    outTradeNo: text().notNull().unique(),
    /** Refers to nobody by a key: the books outlive the account. */
    patientId: reference().notNull(),
    /** The room that sells, and its own id of what is sold. */
    purpose: text().notNull(),
    subjectId: text().notNull(),
    title: text().notNull(),
    /** The page that shows what is paid for, by its path; '' where there is none. */
    link: text().notNull(),
    amountFen: fen().notNull(),
    state: text().notNull(),
    deadline: instant().notNull(),
    startedAt: instant().notNull(),
    /** The provider was asked for the address to pay at: money may come from now on. */
    preparedAt: instant(),
    /** When he is asked next whether it came; null where nothing was prepared, or nothing is to be expected. */
    nextAskAt: instant(),
    provider: text(),
    transactionId: text(),
    paidAt: instant(),
    /** What refunds sum to that were ordered, and that were done. */
    orderedBackFen: fen().notNull().default(0),
    refundedFen: fen().notNull().default(0),
  },
  (table) => [
    uniqueIndex('pay_payments_one_open').on(table.purpose, table.subjectId).where(sql`state = 'pending'`),
    index('pay_payments_open').on(table.id).where(sql`state = 'pending'`),
    index('pay_payments_unheard').on(table.id).where(sql`paid_at is null and next_ask_at is not null`),
    index('pay_payments_newest').on(table.patientId, table.id.desc().nullsFirst()),
    unique('pay_payments_transaction').on(table.provider, table.transactionId),
    check('pay_payments_amount', sql`${table.amountFen} > 0`),
    check('pay_payments_state', sql`${table.state} in ('pending', 'paid', 'closed', 'refunding', 'refunded')`),
    check('pay_payments_paid', sql`(${table.paidAt} is null) = (${table.state} in ('pending', 'closed'))`),
    check('pay_payments_named', sql`(${table.paidAt} is null) = (${table.transactionId} is null)`),
    check(
      'pay_payments_back',
      sql`${table.refundedFen} >= 0 and ${table.refundedFen} <= ${table.orderedBackFen} and ${table.orderedBackFen} <= ${table.amountFen}`,
    ),
    check('pay_payments_back_of_paid', sql`${table.orderedBackFen} = 0 or ${table.paidAt} is not null`),
    check(
      'pay_payments_back_state',
      sql`case ${table.state} when 'refunded' then ${table.refundedFen} = ${table.amountFen} when 'refunding' then ${table.refundedFen} < ${table.orderedBackFen} else ${table.refundedFen} = ${table.orderedBackFen} end`,
    ),
  ],
)

/** Money that is to go back: the outbox to the provider. */
export const payRefunds = pgTable(
  'pay_refunds',
  {
    id: identity(),
    /** Ours, for the provider: the same number twice is the same refund there. */
    refundNo: text().notNull().unique(),
    paymentId: reference()
      .notNull()
      .references(() => payPayments.id),
    amountFen: fen().notNull(),
    reason: text().notNull(),
    tries: integer().notNull().default(0),
    nextTryAt: instant().notNull(),
    orderedAt: instant().notNull(),
    doneAt: instant(),
  },
  (table) => [
    index('pay_refunds_due').on(table.nextTryAt, table.id).where(sql`done_at is null`),
    index('pay_refunds_payment').on(table.paymentId),
    check('pay_refunds_amount', sql`${table.amountFen} > 0`),
  ],
)

/** The books: each entry moves an amount from one account to another, so that they always balance. Never changed. */
export const payLedger = pgTable(
  'pay_ledger',
  {
    id: identity(),
    paymentId: reference()
      .notNull()
      .references(() => payPayments.id),
    /** Of money that went back; null for money that came. */
    refundId: reference()
      .references(() => payRefunds.id)
      .unique(),
    /** `held:<provider>`: what the provider holds for us; `owed:<purpose>`: what we owe to who sells. */
    debit: text().notNull(),
    credit: text().notNull(),
    amountFen: fen().notNull(),
    enteredAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('pay_ledger_paid_once').on(table.paymentId).where(sql`refund_id is null`),
    index('pay_ledger_payment').on(table.paymentId),
    check('pay_ledger_amount', sql`${table.amountFen} > 0`),
    check('pay_ledger_accounts', sql`${table.debit} <> ${table.credit}`),
  ],
)
