import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accessStaff } from '#app/areas/access/staff/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'

/** A phone on which a member of a store's staff is signed in. */
export const storeAppDevices = pgTable(
  'store_app_devices',
  {
    id: identity(),
    /** Names it outside; not to be guessed. */
    fid: text().notNull().unique(),
    hospitalId: reference()
      .notNull()
      .references(() => guahaoHospitals.id),
    staffId: reference()
      .notNull()
      .references(() => accessStaff.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    tokenHash: text().notNull(),
    boundAt: instant().notNull(),
    seenAt: instant(),
    unsentCount: integer().notNull().default(0),
    unsentSince: instant(),
    /** So many seconds its clock was ahead at its last contact. */
    clockOff: integer().notNull().default(0),
    leftAt: instant(),
    revokedAt: instant(),
    revokedWhy: text().notNull().default(''),
    wipedAt: instant(),
  },
  (table) => [
    index('store_app_devices_store').on(table.hospitalId, table.boundAt.desc().nullsFirst(), table.id),
    check('store_app_devices_unsent', sql`${table.unsentCount} >= 0`),
    check('store_app_devices_wiped', sql`${table.wipedAt} is null or ${table.revokedAt} is not null`),
    check('store_app_devices_why', sql`(${table.revokedAt} is null) = (${table.revokedWhy} = '')`),
  ],
)
