import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { fen, identity, instant, reference } from '#kit/db/columns.ts'

/** A coupon that can be drawn. */
export const mallCoupons = pgTable(
  'mall_coupons',
  {
    id: identity(),
    sourceKey: text().notNull().unique(),
    /** `mall`, or `zhimai`: a partner's shops take it. */
    issuer: text().notNull(),
    title: text().notNull(),
    /** 3 and 4 take off a rate, 5 is a cash card, the others a fixed amount. */
    discountType: smallint().notNull(),
    /** Fen, or of a rate the hundredths of a percent that are taken off: 1500 = 15 %. */
    discountAmount: integer().notNull(),
    /** From so much on. */
    discountLimitFen: fen().notNull(),
    /** A rate takes off no more than this; null: no end. */
    mostFen: fen(),
    /** Only for these goods, these categories or this hospital; where none is named, for all. */
    goodsIds: reference().array().notNull().default([]),
    categoryIds: reference().array().notNull().default([]),
    hospitalId: reference().references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    total: integer().notNull(),
    left: integer('left_n').notNull(),
    /** Most of one patient. */
    mostEach: smallint().notNull().default(1),
    drawFrom: instant().notNull(),
    drawUntil: instant().notNull(),
    /** Can be used so many days after it was drawn, and not after `useUntil`. */
    validDays: integer().notNull(),
    useUntil: instant().notNull(),
    isOn: boolean().notNull().default(true),
    /** Nobody draws it: it is exchanged for points. */
    isForPoints: boolean().notNull().default(false),
    /** The shop that takes a partner's coupon; Baidu system (BD09). */
    shopName: text().notNull().default(''),
    shopAddress: text().notNull().default(''),
    lat: doublePrecision().notNull().default(0),
    lng: doublePrecision().notNull().default(0),
  },
  (table) => [
    index('mall_coupons_drawable').on(table.drawUntil).where(sql`${table.isOn}`),
    check('mall_coupons_left', sql`${table.left} between 0 and ${table.total}`),
    check('mall_coupons_type', sql`${table.discountType} between 1 and 5`),
    check('mall_coupons_rate', sql`${table.discountType} not in (3, 4) or ${table.discountAmount} between 1 and 9900`),
    check('mall_coupons_amount', sql`${table.discountAmount} > 0 and ${table.discountLimitFen} >= 0`),
    check('mall_coupons_issuer', sql`${table.issuer} in ('mall', 'zhimai')`),
  ],
)

/** A coupon that a patient has drawn. */
export const mallCouponCodes = pgTable(
  'mall_coupon_codes',
  {
    id: identity(),
    /** What the QR code says; cannot be guessed. */
    code: text().notNull().unique(),
    couponId: reference()
      .notNull()
      .references(() => mallCoupons.id),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    /** Which of their coupons of this kind it is, from 1: they have no more seats than they may have coupons. */
    seat: smallint().notNull(),
    /** `free`, `held` by an order that is not paid yet, `used` by one that is. */
    state: text().notNull().default('free'),
    /** Whoever holds or used it. */
    holdKey: text(),
    /** Chosen for the order that is being confirmed. */
    isSelected: boolean().notNull().default(false),
    drawnAt: instant().notNull(),
    endsAt: instant().notNull(),
    usedAt: instant(),
    /** When whoever gave it took it back; its time is over since. */
    takenBackAt: instant(),
  },
  (table) => [
    unique('mall_coupon_codes_seat').on(table.patientId, table.couponId, table.seat),
    index('mall_coupon_codes_coupon').on(table.couponId),
    uniqueIndex('mall_coupon_codes_selected').on(table.patientId).where(sql`${table.isSelected}`),
    index('mall_coupon_codes_held').on(table.holdKey).where(sql`${table.holdKey} is not null`),
    check('mall_coupon_codes_state', sql`${table.state} in ('free', 'held', 'used')`),
    check('mall_coupon_codes_key', sql`(${table.state} = 'free') = (${table.holdKey} is null)`),
    check('mall_coupon_codes_seats', sql`${table.seat} > 0`),
  ],
)
