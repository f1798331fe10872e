import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import type { AppointmentKind } from '#app/areas/mall/goods/rules.ts'
import { fen, instant, reference } from '#kit/db/columns.ts'
import { allStates, type OrderState } from '../states.ts'

const among = (states: readonly OrderState[]): SQL =>
  sql.raw(`state in (${states.map((state) => `'${state}'`).join(', ')})`)

/** What somebody means to buy. */
export const ordersCart = pgTable(
  'orders_cart',
  {
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    skuId: reference().notNull(),
    goodsId: reference().notNull(),
    pieces: smallint().notNull(),
    addedAt: instant().notNull(),
    /** How the patient came to it: goes along to the order. */
    cameBy: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.patientId, table.skuId] }),
    check('orders_cart_pieces', sql`${table.pieces} > 0`),
  ],
)

/** Goods of one seller that somebody ordered; what was agreed is written down here. */
export const ordersOrders = pgTable(
  'orders_orders',
  {
    /** Not to be guessed. */
    id: text().primaryKey(),
    /** Refers to nobody by a key: the books outlive the account. */
    patientId: reference().notNull(),
    /** The seller that sells; null: the platform. */
    hospitalId: reference(),
    sellerName: text().notNull(),
    /** The function of the product by which who asked came; null: by none that is known. */
    fromFunctionId: text(),
    /** Through which app it was ordered; 0: that is not known. */
    channel: integer().notNull().default(0),
    /** 0 whole, 1 deposit, 2 zero buy, 3 at the shop. */
    payType: smallint().notNull(),
    /** Some of it is sent in a parcel. */
    isSent: boolean().notNull(),
    /** Every state it went through, and when. The last one is its state. */
    path: text().array().notNull(),
    pathAt: timestamp({ withTimezone: true, precision: 3 }).array().notNull(),
    state: text().$type<OrderState>().notNull().generatedAlwaysAs(sql`path[cardinality(path)]`),
    madeAt: instant().notNull(),
    /** Until then an unpaid order holds its pieces and coupons. */
    holdUntil: instant(),
    /** The payment that it waits for, or that paid it. */
    outTradeNo: text(),
    goodsFen: fen().notNull(),
    offFen: fen().notNull(),
    freightFen: fen().notNull(),
    /** What is to be paid now, and at the shop. */
    dueFen: fen().notNull(),
    laterFen: fen().notNull(),
    /** What gift cards pay of what is to be paid now; the rest is paid at the cashier. */
    cardFen: fen().notNull().default(0),
    paidFen: fen().notNull().default(0),
    /** What was ordered back of it. */
    backFen: fen().notNull().default(0),
    /** How many refunds of it were asked for, and of how many something is still to be decided: meanwhile it stays where it is. */
    refundsAsked: smallint().notNull().default(0),
    refundsOpen: smallint().notNull().default(0),
    /** Name, number and address of who gets the parcel. */
    receiverSealed: text(),
    areaCode: reference(),
    /** Shown at the seller where it is used. */
    checkCode: text().notNull().unique(),
    remark: text().notNull(),
    cancelReason: text().notNull().default(''),
    carrier: text().notNull().default(''),
    parcelNo: text().notNull().default(''),
    shippedAt: instant(),
    /** What its patient said of it waits to be looked at, or is shown. */
    isReviewed: boolean().notNull().default(false),
    /** How the patient came to the goods. */
    cameBy: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    hiddenAt: instant(),
  },
  (table) => [
    index('orders_orders_newest')
      .on(table.patientId, table.madeAt.desc().nullsFirst(), table.id)
      .where(sql`hidden_at is null`),
    index('orders_orders_seller').on(table.hospitalId, table.madeAt.desc().nullsFirst(), table.id),
    index('orders_orders_function').on(table.madeAt).where(sql`from_function_id is not null`),
    index('orders_orders_to_ship').on(table.hospitalId, table.madeAt).where(sql`state = 'paid' and is_sent`),
    index('orders_orders_payment').on(table.outTradeNo).where(sql`out_trade_no is not null`),
    index('orders_orders_unpaid')
      .on(table.holdUntil)
      .where(among(['unpaid'])),
    index('orders_orders_shipped')
      .on(table.shippedAt)
      .where(among(['shipped'])),
    check('orders_orders_state', among(allStates)),
    check(
      'orders_orders_path',
      sql`cardinality(${table.path}) between 1 and 20 and cardinality(${table.path}) = cardinality(${table.pathAt})`,
    ),
    check(
      'orders_orders_unpaid_whole',
      sql`state <> 'unpaid' or (${table.holdUntil} is not null and ${table.outTradeNo} is not null and ${table.dueFen} > ${table.cardFen})`,
    ),
    check('orders_orders_cards', sql`${table.cardFen} between 0 and ${table.dueFen}`),
    check('orders_orders_paid', sql`${table.paidFen} in (0, ${table.dueFen})`),
    check('orders_orders_back', sql`${table.backFen} between 0 and ${table.paidFen}`),
    check('orders_orders_refunds', sql`${table.refundsOpen} between 0 and ${table.refundsAsked}`),
    check(
      'orders_orders_sums',
      sql`0 <= ${table.offFen} and ${table.offFen} <= ${table.goodsFen} and ${table.freightFen} >= 0`,
    ),
    check('orders_orders_parcel', sql`(${table.shippedAt} is null) = (${table.parcelNo} = '')`),
    check('orders_orders_pay_type', sql`${table.payType} between 0 and 3`),
  ],
)

/** What is in an order, as it was when it was made. */
export const ordersItems = pgTable(
  'orders_items',
  {
    orderId: text()
      .notNull()
      .references(() => ordersOrders.id),
    position: smallint().notNull(),
    goodsId: reference().notNull(),
    skuId: reference().notNull(),
    stockId: reference().notNull(),
    name: text().notNull(),
    skuName: text().notNull(),
    image: text().notNull(),
    kind: text().notNull(),
    priceFen: fen().notNull(),
    orgPriceFen: fen().notNull(),
    depositFen: fen().notNull(),
    pieces: smallint().notNull(),
    /** What a coupon took off, and which one. */
    offFen: fen().notNull(),
    couponCodeId: reference(),
    /** Its part of what is paid now, without freight. */
    dueFen: fen().notNull(),
    isSent: boolean().notNull(),
    isOverseas: boolean().notNull(),
    packageType: smallint().notNull(),
    drugType: smallint().notNull(),
    validDays: integer().notNull(),
    /** How one comes to it, and when the next appointment for it is; null: none stands. */
    appointment: text().$type<AppointmentKind>().notNull().default('none'),
    onSiteAt: instant(),
    /** What was ordered back of it, and how many pieces with it. */
    backFen: fen().notNull().default(0),
    backPieces: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('orders_items_goods').on(table.goodsId),
    index('orders_items_stock').on(table.stockId),
    check('orders_items_pieces', sql`${table.pieces} > 0 and ${table.backPieces} between 0 and ${table.pieces}`),
    check('orders_items_due', sql`${table.dueFen} >= 0 and ${table.backFen} between 0 and ${table.dueFen}`),
  ],
)

/** Orders that one payment pays, each with its part of it. Never changed: money may come for a payment that was given up. */
export const ordersBundles = pgTable(
  'orders_bundles',
  {
    bundleId: text().notNull(),
    orderId: text()
      .notNull()
      .references(() => ordersOrders.id),
    dueFen: fen().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bundleId, table.orderId] }),
    index('orders_bundles_order').on(table.orderId),
    check('orders_bundles_due', sql`${table.dueFen} > 0`),
  ],
)
