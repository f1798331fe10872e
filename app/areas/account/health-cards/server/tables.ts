import { boolean, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { accountMembers } from '#app/areas/account/members/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** An area that issues the electronic health card. */
export const accountHealthAreas = pgTable('account_health_areas', {
  /** The division code of the city. */
  areaCode: integer().primaryKey(),
  areaName: text().notNull(),
  cardName: text().notNull(),
  issuer: text().notNull(),
  position: smallint().notNull(),
  isOpen: boolean().notNull(),
})

/** A member's health card in an area. */
export const accountHealthCards = pgTable(
  'account_health_cards',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => accountMembers.id, { onDelete: 'cascade' }),
    areaCode: integer()
      .notNull()
      .references(() => accountHealthAreas.areaCode),
    cardSealed: text().notNull(),
    cardIndex: text().notNull().unique(),
    issuedAt: instant().notNull(),
  },
  (table) => [
    unique('account_health_cards_one_an_area').on(table.memberId, table.areaCode),
    index('account_health_cards_newest').on(table.patientId, table.id.desc().nullsFirst()),
  ],
)
