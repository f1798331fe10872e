import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessStaff } from '#app/areas/access/staff/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { ordersOrders } from '#app/areas/orders/checkout/server/tables.ts'
import { storeAppDevices } from '#app/areas/store-app/devices/server/tables.ts'
import { fen, identity, instant, reference } from '#kit/db/columns.ts'
import type { Outcome, ScanMode } from '../rules/queue.ts'

/** What a store's devices may take without a net, and the salt of its hashes. */
export const storeAppTerms = pgTable(
  'store_app_terms',
  {
    hospitalId: reference()
      .primaryKey()
      .references(() => guahaoHospitals.id),
    salt: text().notNull(),
    eachFen: fen().notNull(),
    sumFen: fen().notNull(),
    count: smallint().notNull(),
  },
  (table) => [
    check('store_app_terms_limits', sql`${table.eachFen} >= 0 and ${table.sumFen} >= 0 and ${table.count} >= 0`),
  ],
)

/** Keys by which codes are signed; the newest signs, and those before it count until what they signed has expired. */
export const storeAppKeys = pgTable('store_app_keys', {
  /** One byte in the code: counts round. */
  id: smallint().primaryKey(),
  /** PKCS 8, sealed. */
  privateSealed: text().notNull(),
  /** As a JSON web key. */
  publicJwk: text().notNull(),
  madeAt: instant().notNull(),
})

/** One scan of a device. Its device and sequence name it: sent twice, it is the same. */
export const storeAppChecks = pgTable(
  'store_app_checks',
  {
    id: identity(),
    deviceId: reference()
      .notNull()
      .references(() => storeAppDevices.id, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    hospitalId: reference()
      .notNull()
      .references(() => guahaoHospitals.id),
    /** Who scanned it. */
    staffId: reference().references(() => accessStaff.id, { onDelete: 'set null' }),
    staffName: text().notNull(),
    /** Its first and last four digits: the whole code opens something. */
    codeMasked: text().notNull(),
    orderId: text().references(() => ordersOrders.id),
    goodsName: text().notNull().default(''),
    amountFen: fen().notNull().default(0),
    mode: text().$type<ScanMode>().notNull(),
    outcome: text().$type<Outcome>().notNull(),
    /** Why it was not honoured; '' where it was. */
    reason: text().notNull().default(''),
    words: text().notNull().default(''),
    /** Who was first, where the code was used before. */
    firstStaffName: text().notNull().default(''),
    firstAt: instant(),
    /** By our clock, as the device's was off. */
    scannedAt: instant().notNull(),
    receivedAt: instant().notNull(),
    isSettled: boolean().notNull().default(false),
    settledBy: text().notNull().default(''),
    note: text().notNull().default(''),
  },
  (table) => [
    unique('store_app_checks_scan').on(table.deviceId, table.seq),
    uniqueIndex('store_app_checks_done').on(table.orderId).where(sql`outcome = 'done'`),
    index('store_app_checks_conflicts')
      .on(table.hospitalId, table.receivedAt.desc().nullsFirst(), table.id)
      .where(sql`outcome = 'conflict'`),
    index('store_app_checks_order').on(table.orderId).where(sql`order_id is not null`),
    index('store_app_checks_staff').on(table.staffId),
    check('store_app_checks_mode', sql`${table.mode} in ('live', 'taken', 'void')`),
    check('store_app_checks_outcome', sql`${table.outcome} in ('done', 'refused', 'conflict', 'void')`),
    check('store_app_checks_reason', sql`(${table.outcome} in ('refused', 'conflict')) = (${table.reason} <> '')`),
    check('store_app_checks_settled', sql`not ${table.isSettled} or ${table.outcome} = 'conflict'`),
  ],
)
