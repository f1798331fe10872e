import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { accessStaff } from '#app/areas/access/staff/server/tables.ts'
import { accountMembers } from '#app/areas/account/members/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { mallCouponCodes, mallCoupons } from '#app/areas/mall/coupons/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import { giftStates } from '../rules.ts'

const among = (states: readonly string[]) => sql.raw(`state in (${states.map((state) => `'${state}'`).join(', ')})`)

const byStaff = () => reference().references(() => accessStaff.id, { onDelete: 'set null' })
const member = () =>
  reference()
    .notNull()
    .references(() => accountMembers.id, { onDelete: 'cascade' })
const hospital = () =>
  reference()
    .notNull()
    .references(() => guahaoHospitals.id, { onDelete: 'cascade' })

/** What staff of a hospital wrote of a person, for each other. */
export const deskPatientNotes = pgTable(
  'desk_patient_notes',
  {
    id: identity(),
    hospitalId: hospital(),
    memberId: member(),
    contentSealed: text().notNull(),
    writtenBy: byStaff(),
    writtenByName: text().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    index('desk_patient_notes_person').on(table.hospitalId, table.memberId, table.id),
    index('desk_patient_notes_member').on(table.memberId),
    index('desk_patient_notes_writer').on(table.writtenBy),
  ],
)

/** The tags of a hospital's desk. */
export const deskPatientTags = pgTable(
  'desk_patient_tags',
  {
    id: identity(),
    hospitalId: hospital(),
    name: text().notNull(),
    isOn: boolean().notNull().default(true),
  },
  (table) => [unique('desk_patient_tags_name').on(table.hospitalId, table.name)],
)

/** Who has which tag. */
export const deskPatientTagged = pgTable(
  'desk_patient_tagged',
  {
    tagId: reference()
      .notNull()
      .references(() => deskPatientTags.id, { onDelete: 'cascade' }),
    memberId: member(),
    taggedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tagId, table.memberId] }),
    index('desk_patient_tagged_member').on(table.memberId),
  ],
)

/** Points or a coupon that staff give somebody by hand, from the asking on. */
export const deskPatientGifts = pgTable(
  'desk_patient_gifts',
  {
    id: identity(),
    hospitalId: hospital(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    /** For whom of the account it was asked. */
    memberId: member(),
    /** Of `GiftKind`. */
    kind: text().notNull(),
    /** Of points; 0 of a coupon. */
    amount: integer().notNull(),
    couponId: reference().references(() => mallCoupons.id),
    reason: text().notNull(),
    state: text().notNull(),
    askedAt: instant().notNull(),
    askedBy: byStaff(),
    askedByName: text().notNull(),
    /** Nobody agrees to it later. */
    expiresAt: instant().notNull(),
    decidedAt: instant(),
    decidedByName: text().notNull().default(''),
    /** Why it was refused or taken back. */
    note: text().notNull().default(''),
    /** What was drawn. */
    codeId: reference().references(() => mallCouponCodes.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('desk_patient_gifts_person').on(table.hospitalId, table.patientId, table.id),
    index('desk_patient_gifts_patient').on(table.patientId),
    index('desk_patient_gifts_member').on(table.memberId),
    index('desk_patient_gifts_coupon').on(table.couponId),
    index('desk_patient_gifts_code').on(table.codeId),
    index('desk_patient_gifts_asker').on(table.askedBy),
    check('desk_patient_gifts_state', among(giftStates)),
    check('desk_patient_gifts_what', sql`(${table.kind} = 'points') = (${table.couponId} is null)`),
    check('desk_patient_gifts_amount', sql`(${table.kind} = 'points') = (${table.amount} > 0)`),
  ],
)
