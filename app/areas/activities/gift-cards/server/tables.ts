import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/public.ts'
import { fen, identity, instant, reference } from '#kit/db/columns.ts'

const patientId = () => reference().references(() => accessPatients.id, { onDelete: 'set null' })

/** A card with money on it. */
export const activitiesGiftCards = pgTable(
  'activities_gift_cards',
  {
    id: identity(),
    cardNo: text().notNull().unique(),
    /** A keyed digest of number and secret. */
    secretHash: text().notNull(),
    /** With which others it was printed. */
    batch: text().notNull(),
    amountFen: fen().notNull(),
    balanceFen: fen().notNull(),
    printedAt: instant().notNull(),
    validUntil: instant().notNull(),
    /** Whose it is since when; null: nobody's yet, or their account is gone. */
    patientId: patientId(),
    boundAt: instant(),
  },
  (table) => [
    index('activities_gift_cards_patient').on(table.patientId),
    index('activities_gift_cards_batch').on(table.batch),
    check('activities_gift_cards_balance', sql`${table.balanceFen} between 0 and ${table.amountFen}`),
    check('activities_gift_cards_bound', sql`${table.patientId} is null or ${table.boundAt} is not null`),
    check(
      'activities_gift_cards_unbound',
      sql`${table.boundAt} is not null or ${table.balanceFen} = ${table.amountFen}`,
    ),
  ],
)

/** What was taken off a card, at a counter or for an order. */
export const activitiesGiftSpends = pgTable(
  'activities_gift_spends',
  {
    id: identity(),
    cardId: reference()
      .notNull()
      .references(() => activitiesGiftCards.id),
    patientId: patientId(),
    /** Who sold; null: the platform. */
    hospitalId: reference(),
    /** The order that it pays a part of; null: at a counter. */
    orderId: text(),
    /** The payment that it pays a part of, at a counter; null: another, or an amount that the counter named. */
    outTradeNo: text(),
    /** The order is not paid yet: the amount is off the card, and nobody has it. */
    isHeld: boolean().notNull().default(false),
    /** What went back onto the card. */
    backFen: fen().notNull().default(0),
    unitName: text().notNull(),
    amountFen: fen().notNull(),
    /** What was left on it. */
    balanceFen: fen().notNull(),
    spentAt: instant().notNull(),
  },
  (table) => [
    index('activities_gift_spends_card').on(table.cardId, table.id.desc().nullsFirst()),
    index('activities_gift_spends_patient').on(table.patientId),
    uniqueIndex('activities_gift_spends_order').on(table.orderId, table.cardId).where(sql`order_id is not null`),
    uniqueIndex('activities_gift_spends_payment').on(table.outTradeNo).where(sql`out_trade_no is not null`),
    check('activities_gift_spends_one', sql`${table.orderId} is null or ${table.outTradeNo} is null`),
    check('activities_gift_spends_amount', sql`${table.amountFen} > 0 and ${table.balanceFen} >= 0`),
    check('activities_gift_spends_back', sql`${table.backFen} between 0 and ${table.amountFen}`),
    check('activities_gift_spends_held', sql`not ${table.isHeld} or ${table.orderId} is not null`),
  ],
)
