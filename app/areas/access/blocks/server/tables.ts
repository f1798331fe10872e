import { sql } from 'drizzle-orm'
import { check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { accessStaff } from '#app/areas/access/staff/server/tables.ts'
import { accountMembers } from '#app/areas/account/members/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

const byStaff = () => reference().references(() => accessStaff.id, { onDelete: 'set null' })

/** What an account is kept from for a time. Nothing of it is changed but that it is lifted. */
export const accessBlocks = pgTable(
  'access_blocks',
  {
    id: identity(),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    /** Of whom in the account it was said. */
    memberId: reference().references(() => accountMembers.id, { onDelete: 'set null' }),
    /** At which hospital; null: everywhere. */
    hospitalId: reference().references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    /** Of `Deed`. */
    deeds: text().array().notNull(),
    reason: text().notNull(),
    fromAt: instant().notNull(),
    untilAt: instant().notNull(),
    blockedAt: instant().notNull(),
    blockedBy: byStaff(),
    blockedByName: text().notNull(),
    liftedAt: instant(),
    liftedBy: byStaff(),
    liftedByName: text().notNull().default(''),
    liftReason: text().notNull().default(''),
  },
  (table) => [
    index('access_blocks_open').on(table.patientId, table.untilAt).where(sql`lifted_at is null`),
    index('access_blocks_patient').on(table.patientId, table.id),
    index('access_blocks_member').on(table.memberId),
    index('access_blocks_hospital').on(table.hospitalId),
    index('access_blocks_by').on(table.blockedBy),
    index('access_blocks_lifter').on(table.liftedBy),
    check('access_blocks_span', sql`${table.fromAt} < ${table.untilAt}`),
    check('access_blocks_deeds', sql`cardinality(${table.deeds}) > 0`),
    check('access_blocks_place', sql`${table.hospitalId} is null or ${table.deeds} <@ array['book']::text[]`),
  ],
)
