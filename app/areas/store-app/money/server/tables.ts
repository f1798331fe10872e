import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessStaff } from '#app/areas/access/staff/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { ordersOrders } from '#app/areas/orders/checkout/server/tables.ts'
import { fen, identity, instant, reference } from '#kit/db/columns.ts'
import { allLedgerKinds, type LedgerKind } from '../rules.ts'
import { allCashStates, type CashState } from '../states.ts'

const among = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`)
const hospital = () => reference().references(() => guahaoHospitals.id)
/** Of all that a store ever sold: more than an order may cost. */
const sum = () => bigint({ mode: 'number' })

/** What a store has: the sum of its ledger. */
export const storeAppAccounts = pgTable(
  'store_app_accounts',
  { hospitalId: hospital().primaryKey(), balanceFen: sum().notNull().default(0) },
  (table) => [check('store_app_accounts_balance', sql`${table.balanceFen} >= 0`)],
)

/** Money that a store wants paid out. */
export const storeAppCashes = pgTable(
  'store_app_cashes',
  {
    id: identity(),
    hospitalId: hospital().notNull(),
    amountFen: fen().notNull(),
    /** Every state it went through, when, and by whom. The last one is its state. */
    path: text().array().notNull(),
    pathAt: timestamp({ withTimezone: true, precision: 3 }).array().notNull(),
    pathBy: text().array().notNull(),
    state: text().$type<CashState>().notNull().generatedAlwaysAs(sql`path[cardinality(path)]`),
    askedBy: reference().references(() => accessStaff.id, { onDelete: 'set null' }),
    askedAt: instant().notNull(),
    reason: text().notNull().default(''),
    bankNo: text().notNull().default(''),
  },
  (table) => [
    index('store_app_cashes_store').on(table.hospitalId, table.askedAt.desc().nullsFirst(), table.id),
    index('store_app_cashes_asker').on(table.askedBy),
    check('store_app_cashes_amount', sql`${table.amountFen} > 0`),
    check('store_app_cashes_state', among('state', allCashStates)),
    check(
      'store_app_cashes_path',
      sql`cardinality(${table.path}) = cardinality(${table.pathAt}) and cardinality(${table.path}) = cardinality(${table.pathBy})`,
    ),
    check('store_app_cashes_paid', sql`(state = 'paid') = (${table.bankNo} <> '')`),
  ],
)

/** Money that came in for a store. */
export const storeAppRecharges = pgTable(
  'store_app_recharges',
  {
    id: identity(),
    hospitalId: hospital().notNull(),
    amountFen: fen().notNull(),
    bankNo: text().notNull().unique(),
    staffName: text().notNull(),
    madeAt: instant().notNull(),
  },
  (table) => [
    index('store_app_recharges_store').on(table.hospitalId, table.madeAt.desc().nullsFirst(), table.id),
    check('store_app_recharges_amount', sql`${table.amountFen} > 0`),
  ],
)

/** One movement of a store's money. Never changed. */
export const storeAppLedger = pgTable(
  'store_app_ledger',
  {
    id: identity(),
    hospitalId: hospital().notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    amountFen: fen().notNull(),
    /** What was there afterwards. */
    balanceFen: sum().notNull(),
    orderId: text().references(() => ordersOrders.id),
    cashId: reference().references(() => storeAppCashes.id),
    rechargeId: reference().references(() => storeAppRecharges.id),
    madeAt: instant().notNull(),
  },
  (table) => [
    index('store_app_ledger_store').on(table.hospitalId, table.id.desc().nullsFirst()),
    uniqueIndex('store_app_ledger_sale').on(table.orderId).where(sql`kind = 'sale'`),
    uniqueIndex('store_app_ledger_cash').on(table.cashId, table.kind).where(sql`cash_id is not null`),
    uniqueIndex('store_app_ledger_recharge').on(table.rechargeId).where(sql`recharge_id is not null`),
    check('store_app_ledger_kind', among('kind', allLedgerKinds)),
    check('store_app_ledger_way', sql`(${table.kind} = 'cash') = (${table.amountFen} < 0) and ${table.amountFen} <> 0`),
    check('store_app_ledger_about', sql`num_nonnulls(${table.orderId}, ${table.cashId}, ${table.rechargeId}) = 1`),
    check('store_app_ledger_balance', sql`${table.balanceFen} >= 0`),
  ],
)
