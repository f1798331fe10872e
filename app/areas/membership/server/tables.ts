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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { accountMembers } from '#app/areas/account/members/server/tables.ts'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/tables.ts'
import { mallCoupons } from '#app/areas/mall/coupons/server/tables.ts'
import { fen, identity, instant, reference } from '#kit/db/columns.ts'
import type { FormField } from '../rules.ts'
import {
  type AppointState,
  allAppointStates,
  allCodeStates,
  allOrderStates,
  type CodeState,
  type OrderState,
} from '../states.ts'

const among = (states: readonly string[]): SQL =>
  sql.raw(`state in (${states.map((state) => `'${state}'`).join(', ')})`)
const ofPatient = () =>
  reference()
    .notNull()
    .references(() => accessPatients.id, { onDelete: 'cascade' })

/** Levels of membership: from which growth value, and what they bring. */
export const membershipLevels = pgTable(
  'membership_levels',
  {
    level: smallint().primaryKey(),
    name: text().notNull(),
    growth: integer().notNull().unique(),
    privileges: text().array().notNull().default([]),
  },
  (table) => [check('membership_levels_growth', sql`${table.growth} >= 0 and ${table.level} >= 0`)],
)

/** What a package brings. */
export const membershipBenefits = pgTable('membership_benefits', {
  id: identity(),
  sourceKey: text().notNull().unique(),
  title: text().notNull(),
  summary: text().notNull(),
  /** One rule a line. */
  rules: text().notNull(),
  /** It is booked and uses an allowance; the others count by themselves. */
  isBookable: boolean().notNull(),
  fields: jsonb().$type<FormField[]>().notNull().default([]),
  /** Departments of the catalogue for which it is there; where none is named it is not bound to any. */
  catalogueIds: integer().array().notNull().default([]),
  position: smallint().notNull(),
})

/** Packages (VIP combos). */
export const membershipCombos = pgTable(
  'membership_combos',
  {
    id: identity(),
    sourceKey: text().notNull().unique(),
    title: text().notNull(),
    summary: text().notNull(),
    /** What is said of it where it is offered. */
    words: text().notNull().default(''),
    priceFen: fen().notNull(),
    /** What it cost before; null where it is no offer. */
    formerFen: fen(),
    months: smallint().notNull(),
    scenes: text().array().notNull().default([]),
    /** Who looks after whoever has it: of them the one with the fewest. */
    doctorIds: reference().array().notNull().default([]),
    isOn: boolean().notNull(),
    /** Chosen beforehand where nobody has chosen. */
    isFirst: boolean().notNull().default(false),
    position: smallint().notNull(),
  },
  (table) => [
    check(
      'membership_combos_price',
      sql`${table.priceFen} > 0 and coalesce(${table.formerFen}, ${table.priceFen}) >= ${table.priceFen}`,
    ),
    check('membership_combos_months', sql`${table.months} between 1 and 60`),
    uniqueIndex('membership_combos_first').on(table.isFirst).where(sql`${table.isFirst}`),
  ],
)

/** How often a package lets its holder use a benefit; 0: without end. */
export const membershipComboBenefits = pgTable(
  'membership_combo_benefits',
  {
    comboId: reference()
      .notNull()
      .references(() => membershipCombos.id, { onDelete: 'cascade' }),
    benefitId: reference()
      .notNull()
      .references(() => membershipBenefits.id),
    times: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.comboId, table.benefitId] }),
    check('membership_combo_benefits_times', sql`${table.times} >= 0`),
  ],
)

/** What was promised with a package when it was ordered, or when its code was made. */
export interface Promised {
  benefitId: number
  times: number
}

/** Orders of packages: what was agreed, and what was paid. */
export const membershipOrders = pgTable(
  'membership_orders',
  {
    /** Not to be guessed. */
    id: text().primaryKey(),
    /** Refers to nobody by a key: books outlive the account. */
    patientId: reference().notNull(),
    comboId: reference()
      .notNull()
      .references(() => membershipCombos.id),
    title: text().notNull(),
    months: smallint().notNull(),
    promised: jsonb().$type<Promised[]>().notNull(),
    state: text().$type<OrderState>().notNull().default('unpaid'),
    priceFen: fen().notNull(),
    paidFen: fen().notNull().default(0),
    /** What was ordered back of it. */
    backFen: fen().notNull().default(0),
    outTradeNo: text().notNull().unique(),
    madeAt: instant().notNull(),
    holdUntil: instant().notNull(),
    paidAt: instant(),
    /** By which the holder says who they are at a counter or on the phone; null before it was paid. */
    supplementSealed: text(),
    supplementIndex: text(),
  },
  (table) => [
    // Pressing twice makes one order.
    uniqueIndex('membership_orders_one_unpaid')
      .on(table.patientId, table.comboId)
      .where(among(['unpaid'])),
    index('membership_orders_newest').on(table.patientId, table.madeAt.desc().nullsFirst(), table.id),
    index('membership_orders_supplement').on(table.supplementIndex),
    check('membership_orders_state', among(allOrderStates)),
    check('membership_orders_paid', sql`${table.paidFen} in (0, ${table.priceFen})`),
    check('membership_orders_back', sql`${table.backFen} in (0, ${table.paidFen})`),
    check(
      'membership_orders_whole',
      sql`(state in ('paid', 'refunded')) <= (${table.paidAt} is not null and ${table.paidFen} > 0)`,
    ),
  ],
)

/** Codes that the desk made: each activates a package, or gives a coupon of the mall, once. */
export const membershipCodes = pgTable(
  'membership_codes',
  {
    id: identity(),
    /** A keyed digest; the code itself is nowhere. */
    codeIndex: text().notNull().unique(),
    /** Its last four letters, for who asks about it. */
    tail: text().notNull(),
    comboId: reference().references(() => membershipCombos.id),
    couponId: reference().references(() => mallCoupons.id),
    /** Of a package: what it promised when the code was made. */
    promised: jsonb().$type<Promised[]>().notNull().default([]),
    months: smallint().notNull().default(0),
    note: text().notNull(),
    state: text().$type<CodeState>().notNull().default('open'),
    madeAt: instant().notNull(),
    endsAt: instant().notNull(),
    usedBy: reference().references(() => accessPatients.id, { onDelete: 'set null' }),
    usedAt: instant(),
  },
  (table) => [
    index('membership_codes_newest').on(table.state, table.id.desc().nullsFirst()),
    index('membership_codes_used').on(table.usedBy),
    check('membership_codes_state', among(allCodeStates)),
    check('membership_codes_what', sql`num_nonnulls(${table.comboId}, ${table.couponId}) = 1`),
    check('membership_codes_used_whole', sql`(state = 'used') = (${table.usedAt} is not null)`),
    check('membership_codes_user', sql`${table.usedBy} is null or state = 'used'`),
  ],
)

/** A patient's packages, one after the other in time. */
export const membershipTerms = pgTable(
  'membership_terms',
  {
    id: identity(),
    patientId: ofPatient(),
    comboId: reference()
      .notNull()
      .references(() => membershipCombos.id),
    title: text().notNull(),
    months: smallint().notNull(),
    /** What it came from: an order, or a code. */
    orderId: text()
      .unique()
      .references(() => membershipOrders.id),
    codeId: reference()
      .unique()
      .references(() => membershipCodes.id),
    doctorId: reference().references(() => guahaoDoctors.id, { onDelete: 'set null' }),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** When its money went back; it does not count any more. */
    takenBackAt: instant(),
  },
  (table) => [
    index('membership_terms_patient').on(table.patientId, table.endsAt),
    index('membership_terms_doctor').on(table.doctorId),
    check('membership_terms_span', sql`${table.endsAt} > ${table.startsAt}`),
    check('membership_terms_source', sql`num_nonnulls(${table.orderId}, ${table.codeId}) = 1`),
  ],
)

/** How often a benefit can still be used in a term. */
export const membershipAllowances = pgTable(
  'membership_allowances',
  {
    termId: reference()
      .notNull()
      .references(() => membershipTerms.id, { onDelete: 'cascade' }),
    benefitId: reference()
      .notNull()
      .references(() => membershipBenefits.id),
    total: smallint().notNull(),
    left: smallint('left_n').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.termId, table.benefitId] }),
    check('membership_allowances_left', sql`${table.left} between 0 and ${table.total}`),
  ],
)

/** Benefits that were booked. */
export const membershipAppointments = pgTable(
  'membership_appointments',
  {
    id: identity(),
    patientId: ofPatient(),
    memberId: reference()
      .notNull()
      .references(() => accountMembers.id, { onDelete: 'cascade' }),
    benefitId: reference()
      .notNull()
      .references(() => membershipBenefits.id),
    termId: reference()
      .notNull()
      .references(() => membershipTerms.id),
    state: text().$type<AppointState>().notNull().default('waiting'),
    /** What was filled in, sealed; the digest tells whether the same was sent twice. */
    filledSealed: text().notNull(),
    filledIndex: text().notNull(),
    /** What the desk says to it. */
    reason: text().notNull().default(''),
    madeAt: instant().notNull(),
    movedAt: instant().notNull(),
  },
  (table) => [
    // Pressing twice books once.
    uniqueIndex('membership_appointments_one_open')
      .on(table.memberId, table.benefitId)
      .where(among(['waiting', 'confirmed'])),
    index('membership_appointments_newest').on(table.patientId, table.id.desc().nullsFirst()),
    index('membership_appointments_desk').on(table.state, table.id),
    index('membership_appointments_term').on(table.termId, table.benefitId),
    check('membership_appointments_state', among(allAppointStates)),
  ],
)

/** The level that was last told of a patient, and until when it is certain. */
export const membershipEmittedLevels = pgTable(
  'membership_emitted_levels',
  {
    patientId: reference()
      .primaryKey()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    level: smallint().notNull(),
    /** When their packages end; null where they have none. */
    until: instant(),
  },
  (table) => [index('membership_emitted_levels_until').on(table.until).where(sql`${table.until} is not null`)],
)
