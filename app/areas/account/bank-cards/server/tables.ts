import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { accountMembers } from '#app/areas/account/members/server/tables.ts'
import { fen, identity, instant, reference } from '#kit/db/columns.ts'
import type { FaceOutcome } from '#kit/outside/person.ts'

const ofPatient = () =>
  reference()
    .notNull()
    .references(() => accessPatients.id, { onDelete: 'cascade' })
const ofMember = () =>
  reference()
    .notNull()
    .references(() => accountMembers.id, { onDelete: 'cascade' })

/** A member's bank card with its sub-account. */
export const accountBankCards = pgTable(
  'account_bank_cards',
  {
    id: identity(),
    patientId: ofPatient(),
    memberId: ofMember(),
    bank: text().notNull(),
    numberSealed: text().notNull(),
    numberIndex: text().notNull(),
    /** Front and back of the identity card. */
    photos: text().array().notNull().default([]),
    faceAt: instant(),
    balanceFen: fen().notNull().default(0),
    addedAt: instant().notNull(),
  },
  (table) => [
    unique('account_bank_cards_once').on(table.patientId, table.numberIndex),
    index('account_bank_cards_member').on(table.memberId),
    check('account_bank_cards_balance', sql`${table.balanceFen} >= 0`),
  ],
)

/** A face check that was begun at who checks. */
export const accountFaceChecks = pgTable(
  'account_face_checks',
  {
    id: identity(),
    patientId: ofPatient(),
    memberId: ofMember(),
    token: text().notNull().unique(),
    outcome: text().$type<FaceOutcome>().notNull().default('waiting'),
    startedAt: instant().notNull(),
  },
  (table) => [
    index('account_face_checks_patient').on(table.patientId, table.startedAt),
    index('account_face_checks_waiting').on(table.startedAt).where(sql`outcome = 'waiting'`),
    check('account_face_checks_outcome', sql`${table.outcome} in ('waiting', 'passed', 'failed')`),
  ],
)

/** Money that is to come, came, or was taken back. `closed`: it did not come in time; what comes later goes back. */
export const accountRecharges = pgTable(
  'account_recharges',
  {
    id: text().primaryKey(),
    patientId: ofPatient(),
    cardId: reference()
      .notNull()
      .references(() => accountBankCards.id, { onDelete: 'cascade' }),
    amountFen: fen().notNull(),
    outTradeNo: text().notNull().unique(),
    state: text().$type<RechargeState>().notNull().default('pending'),
    startedAt: instant().notNull(),
  },
  (table) => [
    index('account_recharges_card').on(table.cardId, table.state),
    index('account_recharges_patient').on(table.patientId),
    uniqueIndex('account_recharges_one_open').on(table.cardId).where(sql`state = 'pending'`),
    check('account_recharges_amount', sql`${table.amountFen} > 0`),
    check('account_recharges_state', sql`${table.state} in ('pending', 'paid', 'closed', 'returned')`),
  ],
)

/** Where a recharge stands. */
export type RechargeState = 'pending' | 'paid' | 'closed' | 'returned'
