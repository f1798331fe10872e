import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { partyPattern } from '#app/areas/pay/rules/accounts.ts'
import { payLedger } from '#app/areas/pay/server/tables.ts'
import { day, fen, identity, instant, reference } from '#kit/db/columns.ts'
import { WHOLE } from '../rules.ts'
import { liveStates, type PayoutState, payoutStates, type ReceiptState, receiptStates } from '../states.ts'

const among = (states: readonly string[]) => sql.raw(`state in (${states.map((state) => `'${state}'`).join(', ')})`)
const pattern = sql.raw(`'${partyPattern}'`)

/** What was agreed with a party from a day on. */
export const deskSettlementTerms = pgTable(
  'desk_settlement_terms',
  {
    /** Its account: `hospital:7`, `doctor:12`, `partner:3`. */
    party: text().notNull(),
    fromDay: day().notNull(),
    /** Its share, and the provider's fee that it bears, in hundredths of a per cent. */
    shareBp: integer().notNull(),
    feeBp: integer().notNull(),
    setAt: instant().notNull(),
    /** Refers to nobody by a key: the books outlive the account. */
    setBy: reference().notNull(),
    setByName: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.party, table.fromDay] }),
    check('desk_settlement_terms_party', sql`${table.party} ~ ${pattern}`),
    check('desk_settlement_terms_share', sql`${table.shareBp} between 0 and ${sql.raw(String(WHOLE))}`),
    check('desk_settlement_terms_fee', sql`${table.feeBp} between 0 and ${sql.raw(String(WHOLE))}`),
  ],
)

/** A party's month, settled: what it sold, what went back, what was taken off, and what is due. Never changed. */
export const deskSettlements = pgTable(
  'desk_settlements',
  {
    id: identity(),
    /** `S202610-hospital-7` */
    number: text().notNull().unique(),
    party: text().notNull(),
    /** As it was called then. */
    partyName: text().notNull(),
    month: text().notNull(),
    issuedAt: instant().notNull(),
    /** Refers to nobody by a key: the books outlive the account. */
    issuedBy: reference().notNull(),
    issuedByName: text().notNull(),
    lines: integer().notNull(),
    /** A month's sums may be more than one payment can be. */
    cameFen: bigint({ mode: 'number' }).notNull(),
    wentFen: bigint({ mode: 'number' }).notNull(),
    feeFen: bigint({ mode: 'number' }).notNull(),
    keptFen: bigint({ mode: 'number' }).notNull(),
    netFen: bigint({ mode: 'number' }).notNull(),
    /** What of it came to the hospital's own accounts at providers: it is not paid to it again. */
    directFen: bigint({ mode: 'number' }).notNull().default(0),
    /** What the one before was due where that was less than nothing. */
    carriedFen: bigint({ mode: 'number' }).notNull(),
    dueFen: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    unique('desk_settlements_month').on(table.party, table.month),
    index('desk_settlements_newest').on(table.month, table.id),
    check('desk_settlements_party', sql`${table.party} ~ ${pattern}`),
    check(
      'desk_settlements_net',
      sql`${table.netFen} = ${table.cameFen} - ${table.wentFen} - ${table.feeFen} - ${table.keptFen}`,
    ),
    check('desk_settlements_due', sql`${table.dueFen} = ${table.netFen} - ${table.directFen} + ${table.carriedFen}`),
    check('desk_settlements_carried', sql`${table.carriedFen} <= 0`),
  ],
)

/** An entry of the books as it was settled: once for each party, for ever. Never changed. */
export const deskSettlementLines = pgTable(
  'desk_settlement_lines',
  {
    party: text().notNull(),
    entryId: reference()
      .notNull()
      .references(() => payLedger.id),
    settlementId: reference()
      .notNull()
      .references(() => deskSettlements.id),
    /** Less than nothing where it went back. */
    fen: fen().notNull(),
    feeFen: fen().notNull(),
    keptFen: fen().notNull(),
    shareFen: fen().notNull(),
    /** What it moved in the hospital's own account at a provider; less than nothing where it went back from there. */
    directFen: fen().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.party, table.entryId] }),
    index('desk_settlement_lines_settlement').on(table.settlementId, table.entryId),
    index('desk_settlement_lines_entry').on(table.entryId),
    check('desk_settlement_lines_sum', sql`${table.fen} = ${table.feeFen} + ${table.keptFen} + ${table.shareFen}`),
  ],
)

/** What is due of a settlement on its way to the party. */
export const deskPayouts = pgTable(
  'desk_payouts',
  {
    id: identity(),
    /** `P7-1`: of which settlement, and which time. */
    number: text().notNull().unique(),
    settlementId: reference()
      .notNull()
      .references(() => deskSettlements.id),
    amountFen: bigint({ mode: 'number' }).notNull(),
    state: text().$type<PayoutState>().notNull(),
    proposedAt: instant().notNull(),
    /** They refer to nobody by a key: the books outlive the account. */
    proposedBy: reference().notNull(),
    proposedByName: text().notNull(),
    approvedAt: instant(),
    approvedBy: reference(),
    approvedByName: text().notNull().default(''),
    /** Nobody else could have agreed: who proposed it was the only one, and the audit says so. */
    isAlone: boolean().notNull().default(false),
    endedAt: instant(),
    endedByName: text().notNull().default(''),
    /** Of the transfer: the bank's number and day, and a picture of its paper. */
    bankNo: text().notNull().default(''),
    paidOn: day(),
    proof: text().notNull().default(''),
    /** Why it was not agreed to, or did not arrive. */
    says: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('desk_payouts_one_live').on(table.settlementId).where(among(liveStates)),
    index('desk_payouts_settlement').on(table.settlementId, table.id),
    uniqueIndex('desk_payouts_bank').on(table.bankNo).where(sql`bank_no <> ''`),
    check('desk_payouts_state', among(payoutStates)),
    check('desk_payouts_amount', sql`${table.amountFen} > 0`),
    check('desk_payouts_two', sql`${table.approvedBy} <> ${table.proposedBy} or ${table.isAlone}`),
    check(
      'desk_payouts_approved',
      sql`${table.state} not in ('approved', 'paid', 'failed') or ${table.approvedBy} is not null`,
    ),
    check(
      'desk_payouts_proven',
      sql`(${table.state} = 'paid') = (${table.bankNo} <> '' and ${table.paidOn} is not null and ${table.proof} <> '')`,
    ),
    check('desk_payouts_why', sql`${table.state} not in ('failed', 'refused') or ${table.says} <> ''`),
  ],
)

/** What a party paid of what a settlement is short of: of no use until another has agreed. */
export const deskReceipts = pgTable(
  'desk_receipts',
  {
    id: identity(),
    /** `R7-1`: of which settlement, and which time. */
    number: text().notNull().unique(),
    settlementId: reference()
      .notNull()
      .references(() => deskSettlements.id),
    amountFen: bigint({ mode: 'number' }).notNull(),
    state: text().$type<ReceiptState>().notNull(),
    /** Of the transfer: the bank's number and day, and a picture of its paper. */
    bankNo: text().notNull(),
    receivedOn: day().notNull(),
    proof: text().notNull(),
    proposedAt: instant().notNull(),
    /** They refer to nobody by a key: the books outlive the account. */
    proposedBy: reference().notNull(),
    proposedByName: text().notNull(),
    approvedAt: instant(),
    approvedBy: reference(),
    approvedByName: text().notNull().default(''),
    /** Nobody else could have agreed: who wrote it down was the only one, and the audit says so. */
    isAlone: boolean().notNull().default(false),
    endedAt: instant(),
    /** Why it was not agreed to. */
    says: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('desk_receipts_one_proposed').on(table.settlementId).where(sql`state = 'proposed'`),
    index('desk_receipts_settlement').on(table.settlementId, table.id),
    // What was not agreed to may be written down again, by the same paper.
    uniqueIndex('desk_receipts_bank').on(table.bankNo).where(sql`state <> 'refused'`),
    check('desk_receipts_state', among(receiptStates)),
    check('desk_receipts_amount', sql`${table.amountFen} > 0`),
    check('desk_receipts_proven', sql`${table.bankNo} <> '' and ${table.proof} <> ''`),
    check('desk_receipts_two', sql`${table.approvedBy} <> ${table.proposedBy} or ${table.isAlone}`),
    check('desk_receipts_approved', sql`(${table.state} = 'entered') = (${table.approvedBy} is not null)`),
    check('desk_receipts_why', sql`${table.state} <> 'refused' or ${table.says} <> ''`),
  ],
)
