import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { day, fen, identity, instant, reference } from '#kit/db/columns.ts'
import { accountPattern, merchantPattern, payeePattern } from '../rules/accounts.ts'
import { type Fault, faults } from '../rules/differences.ts'
import { refundStates } from '../states.ts'

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
    /** What of it a gift card paid at a counter. */
    cardFen: fen().notNull().default(0),
    /** The account of who sells: `hospital:7` or `platform`. */
    payee: text().notNull(),
    state: text().notNull(),
    deadline: instant().notNull(),
    startedAt: instant().notNull(),
    /** Who took the money, its number there, and when, by the provider's clock. */
    provider: text(),
    transactionId: text(),
    paidAt: instant(),
    /** Whose account there has the money: a seller's own, by its number, or '' for the platform's. */
    merchant: text().notNull().default(''),
    /** What refunds sum to that were ordered, and that were done. */
    orderedBackFen: fen().notNull().default(0),
    refundedFen: fen().notNull().default(0),
  },
  (table) => [
    uniqueIndex('pay_payments_one_open').on(table.purpose, table.subjectId).where(sql`state = 'pending'`),
    index('pay_payments_open').on(table.id).where(sql`state = 'pending'`),
    index('pay_payments_newest').on(table.patientId, table.id.desc().nullsFirst()),
    uniqueIndex('pay_payments_transaction')
      .on(table.provider, table.transactionId)
      .where(sql`transaction_id is not null`),
    index('pay_payments_paid').on(table.provider, table.paidAt).where(sql`paid_at is not null`),
    check('pay_payments_payee', sql`${table.payee} ~ ${sql.raw(`'${payeePattern}'`)}`),
    check('pay_payments_amount', sql`${table.amountFen} > 0`),
    check('pay_payments_card', sql`${table.cardFen} between 0 and ${table.amountFen}`),
    check('pay_payments_card_of_paid', sql`${table.cardFen} = 0 or ${table.paidAt} is not null`),
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

/** A provider was asked to take the money of a payment: from now on it may come there. */
export const payAttempts = pgTable(
  'pay_attempts',
  {
    paymentId: reference()
      .notNull()
      .references(() => payPayments.id),
    provider: text().notNull(),
    /** How, by where they were: each way is a trade of its own there. */
    way: text().notNull(),
    /** Whose account there was to take it, as with payments; it is asked for as long as the payment is, whatever is set up now. */
    merchant: text().notNull().default(''),
    preparedAt: instant().notNull(),
    /** When they are asked next whether it came; null where they answered for good, or nothing is to be expected any more. */
    nextAskAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.provider, table.way] }),
    index('pay_attempts_unheard').on(table.nextAskAt).where(sql`next_ask_at is not null`),
  ],
)

/**
 * A seller's own account at a provider, where its money goes at once. What is over stays: payments were made with it. A payment is made
 * with the one that is not over, and else with the platform's.
 */
export const payMerchants = pgTable(
  'pay_merchants',
  {
    id: identity(),
    /** Whose: `hospital:7`. */
    payee: text().notNull(),
    provider: text().notNull(),
    /** As the provider names it: a sub-merchant at WeChat Pay, an app at Alipay. */
    number: text().notNull(),
    since: instant().notNull(),
    endedAt: instant(),
    /** Refer to nobody by a key: the books outlive the account. */
    setBy: reference().notNull(),
    setByName: text().notNull(),
  },
  (table) => [
    uniqueIndex('pay_merchants_one').on(table.payee, table.provider).where(sql`ended_at is null`),
    index('pay_merchants_number').on(table.provider, table.number),
    check('pay_merchants_payee', sql`${table.payee} ~ '^hospital:[0-9]{1,18}$'`),
    check('pay_merchants_number_form', sql`${table.number} ~ ${sql.raw(`'${merchantPattern}'`)}`),
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
    state: text().notNull().default('ordered'),
    /** The provider's word for why it will not do it, or what staff wrote when they gave it back by hand; '' where neither. */
    says: text().notNull().default(''),
    tries: integer().notNull().default(0),
    nextTryAt: instant().notNull(),
    orderedAt: instant().notNull(),
    /** When the provider took it: the day on which its bill names it. */
    acceptedAt: instant(),
    doneAt: instant(),
    /** By which a terminal's statement names it; '' where no terminal gave it back. */
    terminalNo: text().notNull().default(''),
  },
  (table) => [
    index('pay_refunds_due').on(table.nextTryAt, table.id).where(sql`done_at is null`),
    index('pay_refunds_payment').on(table.paymentId),
    index('pay_refunds_terminal').on(table.terminalNo).where(sql`terminal_no <> ''`),
    index('pay_refunds_refused').on(table.id).where(sql`state = 'refused'`),
    index('pay_refunds_accepted').on(table.acceptedAt).where(sql`accepted_at is not null`),
    check('pay_refunds_amount', sql`${table.amountFen} > 0`),
    check('pay_refunds_state', sql`${table.state} in (${sql.raw(refundStates.map((one) => `'${one}'`).join(', '))})`),
    check('pay_refunds_done', sql`(${table.doneAt} is null) = (${table.state} not in ('done', 'by-hand'))`),
  ],
)

/** The books: each entry moves an amount from one account to another, so that they always balance. Never changed. */
export const payLedger = pgTable(
  'pay_ledger',
  {
    id: identity(),
    /** What happened, once: `paid:…`, `refund:…`, or what another room names its own happening by. */
    happening: text().notNull().unique(),
    /** Null where no money of a payment moved: a coupon, points, a card. */
    paymentId: reference().references(() => payPayments.id),
    refundId: reference().references(() => payRefunds.id),
    /** Accounts of `rules/accounts.ts`. */
    debit: text().notNull(),
    credit: text().notNull(),
    amountFen: fen().notNull(),
    enteredAt: instant().notNull(),
  },
  (table) => [
    index('pay_ledger_payment').on(table.paymentId),
    index('pay_ledger_entered').on(table.enteredAt, table.id),
    check('pay_ledger_amount', sql`${table.amountFen} > 0`),
    check('pay_ledger_accounts', sql`${table.debit} <> ${table.credit}`),
    check(
      'pay_ledger_known',
      sql`${table.debit} ~ ${sql.raw(`'${accountPattern}'`)} and ${table.credit} ~ ${sql.raw(`'${accountPattern}'`)}`,
    ),
  ],
)

/**
 * A month of the books that is over and closed. From then on a trigger of the migration takes no entry of it and of earlier ones, and
 * keeps those that are there; a row of this table is never changed either. (A backup is brought back table by table in the order of
 * their names: this one has to stand behind `pay_ledger`.)
 */
export const payMonths = pgTable(
  'pay_months',
  {
    /** `2026-11`. */
    month: text().primaryKey(),
    /** The first instant that is not of it any more. */
    endsAt: instant().notNull(),
    closedAt: instant().notNull(),
    /** Refers to nobody by a key: the books outlive the account. */
    closedBy: reference().notNull(),
    closedByName: text().notNull(),
    entries: integer().notNull(),
  },
  (table) => [
    check('pay_months_month', sql`${table.month} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check('pay_months_over', sql`${table.closedAt} >= ${table.endsAt}`),
  ],
)

/** What moved into and out of each account in a closed month, as it was when it was closed. */
export const payMonthSums = pgTable(
  'pay_month_sums',
  {
    month: text()
      .notNull()
      .references(() => payMonths.month),
    account: text().notNull(),
    /** A month's sums may be more than one payment can be. */
    debitFen: bigint({ mode: 'number' }).notNull(),
    creditFen: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.account] })],
)

/** A day's bill of a provider, looked through or still to come. */
export const payStatements = pgTable(
  'pay_statements',
  {
    id: identity(),
    provider: text().notNull(),
    /** Of whose account there: '' for the platform's; of a terminal the number of its hospital. */
    merchant: text().notNull().default(''),
    day: day().notNull(),
    /** When it was looked through; null while the provider has not given it. */
    comparedAt: instant(),
    tries: integer().notNull(),
    nextTryAt: instant().notNull(),
    /** A day's sums may be more than one payment can be. */
    cameFen: bigint({ mode: 'number' }).notNull(),
    wentFen: bigint({ mode: 'number' }).notNull(),
    lines: integer().notNull(),
  },
  (table) => [unique('pay_statements_day').on(table.provider, table.merchant, table.day)],
)

/** A bill that somebody brought as a file: read first, then taken, or forgotten after a day. What was taken is kept, sealed. */
export const payBillFiles = pgTable(
  'pay_bill_files',
  {
    id: identity(),
    provider: text().notNull(),
    merchant: text().notNull(),
    day: day().notNull(),
    /** SHA-256 of the file: the same twice is one. */
    digest: text().notNull(),
    contentSealed: text().notNull(),
    readAt: instant().notNull(),
    takenAt: instant(),
    /** Refers to nobody by a key: the books outlive the account. */
    takenBy: reference(),
    takenByName: text().notNull().default(''),
  },
  (table) => [
    unique('pay_bill_files_once').on(table.provider, table.merchant, table.day, table.digest),
    index('pay_bill_files_untaken').on(table.readAt).where(sql`taken_at is null`),
    check('pay_bill_files_taken', sql`(${table.takenAt} is null) = (${table.takenBy} is null)`),
  ],
)

/** What a provider's bills say, line by line. */
export const payStatementLines = pgTable(
  'pay_statement_lines',
  {
    statementId: reference()
      .notNull()
      .references(() => payStatements.id),
    provider: text().notNull(),
    kind: text().notNull(),
    /** Of the payment there, or ours of the refund: what makes the line one of its kind. */
    number: text().notNull(),
    outTradeNo: text().notNull(),
    amountFen: fen().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.kind, table.number] }),
    index('pay_statement_lines_statement').on(table.statementId),
    check('pay_statement_lines_kind', sql`${table.kind} in ('payment', 'refund')`),
  ],
)

/** Where a bill and our books do not say the same, until somebody has settled it. */
export const payDifferences = pgTable(
  'pay_differences',
  {
    id: identity(),
    statementId: reference()
      .notNull()
      .references(() => payStatements.id),
    fault: text().$type<Fault>().notNull(),
    kind: text().$type<'payment' | 'refund'>().notNull(),
    number: text().notNull(),
    outTradeNo: text().notNull(),
    /** Whom it concerns: who sold, or `platform` where nothing of ours fits. */
    payee: text().notNull(),
    /** Null where that side has nothing. */
    oursFen: fen(),
    theirsFen: fen(),
    foundAt: instant().notNull(),
    settledAt: instant(),
    /** What became of it, in the words of who settled it. */
    note: text().notNull().default(''),
  },
  (table) => [
    unique('pay_differences_once').on(table.statementId, table.fault, table.kind, table.number),
    index('pay_differences_open').on(table.payee, table.id).where(sql`settled_at is null`),
    check('pay_differences_fault', sql`${table.fault} in (${sql.raw(faults.map((one) => `'${one}'`).join(', '))})`),
  ],
)
