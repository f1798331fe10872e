import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'

/** A help article for the staff of all stores. */
export const storeAppHelp = pgTable(
  'store_app_help',
  {
    id: identity(),
    title: text().notNull(),
    text: text().notNull(),
    position: smallint().notNull(),
    viewCount: integer().notNull().default(0),
    isOn: boolean().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [index('store_app_help_order').on(table.position, table.id)],
)

/** A licence of a store. */
export const storeAppCertificates = pgTable(
  'store_app_certificates',
  {
    id: identity(),
    hospitalId: reference()
      .notNull()
      .references(() => guahaoHospitals.id),
    name: text().notNull(),
    number: text().notNull(),
    issuer: text().notNull(),
    validFrom: day().notNull(),
    /** Its last day; null: it has no end. */
    validUntil: day(),
    isDemo: boolean().notNull().default(false),
  },
  (table) => [
    unique('store_app_certificates_number').on(table.hospitalId, table.number),
    check('store_app_certificates_days', sql`${table.validUntil} >= ${table.validFrom}`),
  ],
)
