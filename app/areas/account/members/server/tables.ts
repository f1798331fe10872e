import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'

/**
 * Somebody whom a patient books for. A member who left keeps their row, for the visits that name them; where the account is
 * gone too it belongs to no patient.
 */
export const accountMembers = pgTable(
  'account_members',
  {
    id: identity(),
    patientId: reference().references(() => accessPatients.id, { onDelete: 'cascade' }),
    relation: text().notNull(),
    truename: text().notNull(),
    idType: text(),
    idSealed: text(),
    idIndex: text(),
    mobileSealed: text(),
    addressSealed: text(),
    /** The number of their social insurance. */
    socialSealed: text(),
    sex: text().$type<'female' | 'male'>().notNull(),
    birthday: day().notNull(),
    /** Number of the ethnic group in GB/T 3304. */
    nation: smallint(),
    areaId: reference(),
    guardianConsentAt: instant(),
    certifiedAt: instant(),
    /** Of the family doctor's contract: 0 none, 1 and 3 in review, 2 and 4 signed, by this account or another. */
    signingStatus: smallint().notNull().default(0),
    isDefault: boolean().notNull(),
    createdAt: instant().notNull(),
    leftAt: instant(),
  },
  (table) => [
    index('account_members_order')
      .on(table.patientId, table.isDefault.desc().nullsFirst(), table.id)
      .where(sql`left_at is null`),
    index('account_members_id').on(table.idIndex).where(sql`left_at is null and id_index is not null`),
    index('account_members_name').on(table.truename).where(sql`left_at is null`),
    uniqueIndex('account_members_id_once').on(table.patientId, table.idIndex).where(sql`left_at is null`),
    uniqueIndex('account_members_one_default').on(table.patientId).where(sql`is_default`),
    uniqueIndex('account_members_one_self').on(table.patientId).where(sql`relation = 'self' and left_at is null`),
    check('account_members_sex', sql`${table.sex} in ('female', 'male')`),
    check('account_members_id_whole', sql`num_nulls(${table.idType}, ${table.idSealed}, ${table.idIndex}) in (0, 3)`),
    check(
      'account_members_certified',
      sql`${table.certifiedAt} is null or ${table.idIndex} is not null or ${table.leftAt} is not null`,
    ),
    check('account_members_owned', sql`${table.patientId} is not null or ${table.leftAt} is not null`),
    check('account_members_signing', sql`${table.signingStatus} between 0 and 4`),
    check('account_members_default_stays', sql`not (${table.isDefault} and ${table.leftAt} is not null)`),
  ],
)
