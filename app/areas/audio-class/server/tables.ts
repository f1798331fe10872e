import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accountPatients } from '#app/areas/account/sign-in/server/tables.ts'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/tables.ts'
import { mallCoupons } from '#app/areas/mall/coupons/server/tables.ts'
import { day, fen, identity, instant, reference } from '#kit/db/columns.ts'
import type { ClassState, GrantWay, OrderState } from '../rules.ts'

const patient = () =>
  reference()
    .notNull()
    .references(() => accountPatients.id, { onDelete: 'cascade' })

/** A class that a doctor speaks: sections to be heard one after the other. */
export const audioClassClasses = pgTable(
  'audio_class_classes',
  {
    id: identity(),
    doctorId: reference()
      .notNull()
      .references(() => guahaoDoctors.id, { onDelete: 'cascade' }),
    /** Whose desk keeps it, and whose money it earns. */
    hospitalId: reference().notNull(),
    /** Number of `categories` in rules.ts. */
    categoryId: smallint().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    intro: text().notNull(),
    /** The picture at its head; empty means the generated one. */
    cover: text().notNull().default(''),
    priceFen: fen().notNull(),
    state: text().$type<ClassState>().notNull(),
    /** Editors chose it. */
    isEssence: boolean().notNull().default(false),
    /** What the banner says of it, and until when it is shown there; null: it is on no banner. */
    bannerWords: text().notNull().default(''),
    bannerUntil: instant(),
    /** So many friends who open its link unlock it; 0: it is not unlocked so. */
    shareGoal: smallint().notNull().default(0),
    /** The coupon that is offered to who looks at it. */
    couponId: reference().references(() => mallCoupons.id, { onDelete: 'set null' }),
    /** Counts the writings: a desk writes over the one that it read. */
    version: integer().notNull().default(1),
    sectionCount: smallint().notNull().default(0),
    freeCount: smallint().notNull().default(0),
    playCount: integer().notNull().default(0),
    starSum: integer().notNull().default(0),
    starCount: integer().notNull().default(0),
    isDemo: boolean().notNull().default(false),
    changedAt: instant().notNull(),
    publishedAt: instant(),
  },
  (table) => [
    index('audio_class_classes_newest')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'on'`),
    index('audio_class_classes_played')
      .on(table.playCount.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'on'`),
    index('audio_class_classes_category')
      .on(table.categoryId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'on'`),
    index('audio_class_classes_doctor').on(
      table.doctorId,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('audio_class_classes_desk').on(table.hospitalId, table.id.desc().nullsFirst()),
    index('audio_class_classes_banner').on(table.bannerUntil).where(sql`banner_until is not null`),
    check('audio_class_classes_state', sql`${table.state} in ('draft', 'on', 'off')`),
    check('audio_class_classes_published', sql`${table.state} <> 'on' or ${table.publishedAt} is not null`),
    check('audio_class_classes_heard', sql`${table.state} <> 'on' or ${table.sectionCount} > 0`),
    check('audio_class_classes_price', sql`${table.priceFen} >= 0 and ${table.shareGoal} between 0 and 20`),
    check(
      'audio_class_classes_counts',
      sql`least(${table.playCount}, ${table.starSum}, ${table.starCount}) >= 0 and ${table.version} > 0 and ${table.freeCount} between 0 and ${table.sectionCount}`,
    ),
  ],
)

/** One part of a class: a file that is heard from beginning to end. */
export const audioClassSections = pgTable(
  'audio_class_sections',
  {
    id: identity(),
    classId: reference()
      .notNull()
      .references(() => audioClassClasses.id, { onDelete: 'cascade' }),
    /** From 0, in the order in which one hears them; null: it was taken out, and its records stay. */
    position: smallint(),
    title: text().notNull(),
    /** What it is about, in writing. */
    words: text().notNull().default(''),
    isFree: boolean().notNull(),
    /** The file among the uploads, and where it is to be had. */
    fileId: reference().notNull().unique(),
    address: text().notNull(),
    seconds: integer().notNull(),
    playCount: integer().notNull().default(0),
  },
  (table) => [
    unique('audio_class_sections_order').on(table.classId, table.position),
    check('audio_class_sections_seconds', sql`${table.seconds} > 0 and ${table.playCount} >= 0`),
  ],
)

/** What was heard of a section on a day, by everybody. */
export const audioClassDays = pgTable(
  'audio_class_days',
  {
    day: day().notNull(),
    sectionId: reference()
      .notNull()
      .references(() => audioClassSections.id, { onDelete: 'cascade' }),
    classId: reference().notNull(),
    plays: integer().notNull().default(0),
    /** How often it was heard to its end, and for how long in all. */
    ends: integer().notNull().default(0),
    seconds: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.sectionId] })],
)

/** What a patient heard last of each section. */
export const audioClassRecords = pgTable(
  'audio_class_records',
  {
    patientId: patient(),
    sectionId: reference()
      .notNull()
      .references(() => audioClassSections.id, { onDelete: 'cascade' }),
    classId: reference().notNull(),
    startedAt: instant().notNull(),
    /** How long he has listened in all. */
    seconds: integer().notNull().default(0),
    endedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.patientId, table.sectionId] }),
    index('audio_class_records_newest').on(
      table.patientId,
      table.startedAt.desc().nullsFirst(),
      table.sectionId.desc().nullsFirst(),
    ),
    index('audio_class_records_section').on(table.sectionId),
  ],
)

/** Who may hear a whole class, and how he came by it. */
export const audioClassGrants = pgTable(
  'audio_class_grants',
  {
    patientId: patient(),
    classId: reference()
      .notNull()
      .references(() => audioClassClasses.id, { onDelete: 'cascade' }),
    way: text().$type<GrantWay>().notNull(),
    grantedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.patientId, table.classId] }),
    index('audio_class_grants_class').on(table.classId),
    check('audio_class_grants_way', sql`${table.way} in ('order', 'share', 'activity')`),
  ],
)

/** A class that somebody buys. */
export const audioClassOrders = pgTable(
  'audio_class_orders',
  {
    /** Not to be guessed. */
    id: text().primaryKey(),
    /** Refers to nobody by a key: books outlive the account. */
    patientId: reference().notNull(),
    classId: reference()
      .notNull()
      .references(() => audioClassClasses.id),
    state: text().$type<OrderState>().notNull(),
    priceFen: fen().notNull(),
    /** What a coupon took off, which one, and which of his. */
    offFen: fen().notNull().default(0),
    couponId: reference(),
    couponCodeId: reference(),
    outTradeNo: text(),
    /** By which channel he came. */
    channel: integer().notNull(),
    madeAt: instant().notNull(),
    /** Until then it waits for its payment. */
    holdUntil: instant(),
    paidAt: instant(),
  },
  (table) => [
    // Nobody buys a class twice at a time, nor once he has it.
    uniqueIndex('audio_class_orders_one').on(table.patientId, table.classId).where(sql`state in ('unpaid', 'paid')`),
    index('audio_class_orders_newest').on(table.patientId, table.madeAt.desc().nullsFirst(), table.id),
    index('audio_class_orders_class').on(table.classId),
    check('audio_class_orders_state', sql`${table.state} in ('unpaid', 'paid', 'expired')`),
    check('audio_class_orders_off', sql`${table.offFen} between 0 and ${table.priceFen}`),
    check(
      'audio_class_orders_unpaid',
      sql`${table.state} <> 'unpaid' or (${table.outTradeNo} is not null and ${table.holdUntil} is not null)`,
    ),
    check('audio_class_orders_paid', sql`(${table.state} = 'paid') = (${table.paidAt} is not null)`),
  ],
)

/** What somebody says of a class. */
export const audioClassComments = pgTable(
  'audio_class_comments',
  {
    id: identity(),
    classId: reference()
      .notNull()
      .references(() => audioClassClasses.id, { onDelete: 'cascade' }),
    patientId: patient(),
    /** As others see him. */
    authorName: text().notNull(),
    stars: smallint().notNull(),
    content: text().notNull(),
    replyCount: integer().notNull().default(0),
    writtenAt: instant().notNull(),
  },
  (table) => [
    unique('audio_class_comments_once').on(table.classId, table.patientId),
    index('audio_class_comments_newest').on(
      table.classId,
      table.writtenAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('audio_class_comments_patient').on(table.patientId),
    check('audio_class_comments_stars', sql`${table.stars} between 1 and 5`),
  ],
)

/** What somebody answers to a comment. */
export const audioClassReplies = pgTable(
  'audio_class_replies',
  {
    id: identity(),
    commentId: reference()
      .notNull()
      .references(() => audioClassComments.id, { onDelete: 'cascade' }),
    patientId: patient(),
    authorName: text().notNull(),
    content: text().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    index('audio_class_replies_comment').on(table.commentId, table.id),
    index('audio_class_replies_patient').on(table.patientId, table.writtenAt),
  ],
)

/** A class that somebody asks friends to unlock for him. */
export const audioClassShares = pgTable(
  'audio_class_shares',
  {
    /** In the link; not to be guessed. */
    id: text().primaryKey(),
    patientId: patient(),
    classId: reference()
      .notNull()
      .references(() => audioClassClasses.id, { onDelete: 'cascade' }),
    startedAt: instant().notNull(),
    unlockedAt: instant(),
  },
  (table) => [unique('audio_class_shares_once').on(table.patientId, table.classId)],
)

/** A friend who opened such a link. */
export const audioClassHelps = pgTable(
  'audio_class_helps',
  {
    shareId: text()
      .notNull()
      .references(() => audioClassShares.id, { onDelete: 'cascade' }),
    patientId: patient(),
    helpedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shareId, table.patientId] }),
    index('audio_class_helps_patient').on(table.patientId),
  ],
)

/** That somebody was offered the coupon of a class. */
export const audioClassOffers = pgTable(
  'audio_class_offers',
  {
    patientId: patient(),
    classId: reference()
      .notNull()
      .references(() => audioClassClasses.id, { onDelete: 'cascade' }),
    couponId: reference().notNull(),
    offeredAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.patientId, table.classId, table.couponId] })],
)

/** Something that some of those who hear a class get: the class itself, or a coupon. */
export const audioClassActivities = pgTable(
  'audio_class_activities',
  {
    id: identity(),
    classId: reference()
      .notNull()
      .references(() => audioClassClasses.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** What is drawn; null: the class itself. */
    couponId: reference().references(() => mallCoupons.id, { onDelete: 'cascade' }),
    total: integer().notNull(),
    left: integer('left_n').notNull(),
    beginsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [
    index('audio_class_activities_class').on(table.classId, table.endsAt),
    check('audio_class_activities_left', sql`${table.left} between 0 and ${table.total}`),
  ],
)

/** Who drew. */
export const audioClassDraws = pgTable(
  'audio_class_draws',
  {
    activityId: reference()
      .notNull()
      .references(() => audioClassActivities.id, { onDelete: 'cascade' }),
    patientId: patient(),
    drawnAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.patientId] }),
    index('audio_class_draws_patient').on(table.patientId),
  ],
)
