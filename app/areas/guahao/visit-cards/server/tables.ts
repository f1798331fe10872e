import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { accountMembers } from '#app/areas/account/members/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** A member's card at a hospital. */
export const guahaoVisitCards = pgTable(
  'guahao_visit_cards',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => accountMembers.id, { onDelete: 'cascade' }),
    hospitalId: reference()
      .notNull()
      .references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    cardSealed: text().notNull(),
    cardIndex: text().notNull(),
    origin: text().notNull(),
    boundAt: instant().notNull(),
  },
  (table) => [
    unique('guahao_visit_cards_one_a_hospital').on(table.memberId, table.hospitalId),
    unique('guahao_visit_cards_number').on(table.hospitalId, table.cardIndex),
    index('guahao_visit_cards_newest').on(table.patientId, table.id.desc().nullsFirst()),
    check('guahao_visit_cards_origin', sql`${table.origin} in ('bound', 'created')`),
  ],
)
