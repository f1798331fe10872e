import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/tables.ts'
import { mallCoupons } from '#app/areas/mall/coupons/server/tables.ts'
import { fen, identity, instant, reference } from '#kit/db/columns.ts'
import type { ClassState } from '../../rules.ts'

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
    /** Read no more: the wire keeps the versions of what forms write (`kit/wire`). */
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
