import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { accountMembers } from '#app/areas/account/members/server/public.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'
import { type CarerRights, carerRelations, carerRights } from '../rules.ts'

/** A child of a patient's: what says who it is, is sealed. */
export const recordsChildren = pgTable(
  'records_children',
  {
    id: identity(),
    /** Who began the record, and alone may end it. */
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    /** The same child among the people whom the patient books for. */
    memberId: reference().references(() => accountMembers.id, { onDelete: 'set null' }),
    contentSealed: text().notNull(),
    guardianConsentAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('records_children_patient').on(table.patientId, table.id),
    index('records_children_member').on(table.memberId),
  ],
)

const childId = () =>
  reference()
    .notNull()
    .references(() => recordsChildren.id, { onDelete: 'cascade' })

/** Another account that sees a child, and perhaps writes about it. */
export const recordsCarers = pgTable(
  'records_carers',
  {
    id: identity(),
    childId: childId(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    relation: text().notNull(),
    rights: text().$type<CarerRights>().notNull(),
    /** The last day; null: until it is taken back. */
    until: day(),
    addedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('records_carers_once').on(table.childId, table.patientId),
    index('records_carers_patient').on(table.patientId),
    check('records_carers_relation', sql`${table.relation} in (${codes(carerRelations)})`),
    check('records_carers_rights', sql`${table.rights} in (${codes(carerRights)})`),
  ],
)

/** A link by which somebody becomes a carer, once. */
export const recordsCarerInvitations = pgTable(
  'records_carer_invitations',
  {
    id: identity(),
    childId: childId(),
    tokenHash: text().notNull().unique(),
    relation: text().notNull(),
    rights: text().$type<CarerRights>().notNull(),
    until: day(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('records_carer_invitations_child').on(table.childId)],
)

function codes(named: object) {
  return sql.raw(
    Object.keys(named)
      .map((code) => `'${code}'`)
      .join(', '),
  )
}
