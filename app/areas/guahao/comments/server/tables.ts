import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { accessStaff } from '#app/areas/access/staff/server/tables.ts'
import { guahaoDepartments } from '#app/areas/guahao/departments/server/tables.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'
import type { HeldFor } from '../rules/hold.ts'
import type { CommentKind, ReportState, VoiceState } from '../rules.ts'

const commentId = () =>
  reference()
    .notNull()
    .references(() => guahaoComments.id, { onDelete: 'cascade' })
/** Who may read it, and which rule held it; '' where none did. */
const voice = () => ({
  state: text().$type<VoiceState>().notNull().default('shown'),
  heldFor: text().$type<HeldFor | ''>().notNull().default(''),
})
const patientId = () => reference().references(() => accessPatients.id, { onDelete: 'cascade' })

/** What a patient says of a visit: of the doctor, or of the hospital alone. */
export const guahaoComments = pgTable(
  'guahao_comments',
  {
    id: identity(),
    /** unit, doctor or goods */
    kind: text().$type<CommentKind>().notNull(),
    /** The hospital, doctor or goods that it is about. */
    targetId: reference().notNull(),
    /** Where it happened: a hospital shows what is said of its doctors too. Null for goods. */
    hospitalId: reference().references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    depId: reference().references(() => guahaoDepartments.id, { onDelete: 'set null' }),
    /** The visit or purchase: one comment each. Null in the demonstration world. */
    orderId: text().unique(),
    /** Null in the demonstration world. */
    patientId: patientId(),
    /** As others see them. */
    authorName: text().notNull(),
    stars: smallint().notNull(),
    content: text().notNull(),
    /** Words of `praiseWords`. */
    words: text().array().notNull().default([]),
    /** Names of the illnesses that it was about. */
    illTags: text().array().notNull().default([]),
    images: text().array().notNull().default([]),
    visitedOn: day(),
    likeCount: integer().notNull().default(0),
    replyCount: integer().notNull().default(0),
    ...voice(),
    /** What its author is told where it is hidden; ''. */
    says: text().notNull().default(''),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('guahao_comments_held')
      .on(table.hospitalId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state <> 'shown'`),
    check('guahao_comments_state', sql`${table.state} in ('shown', 'held', 'hidden')`),
    index('guahao_comments_target').on(
      table.kind,
      table.targetId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('guahao_comments_hospital').on(
      table.hospitalId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('guahao_comments_patient').on(table.patientId),
    check('guahao_comments_kind', sql`${table.kind} in ('unit', 'doctor', 'goods')`),
    check('guahao_comments_place', sql`(${table.kind} = 'goods') = (${table.hospitalId} is null)`),
    check('guahao_comments_stars', sql`${table.stars} between 1 and 5`),
    check('guahao_comments_counts', sql`least(${table.likeCount}, ${table.replyCount}) >= 0`),
    check('guahao_comments_images', sql`cardinality(${table.images}) <= 9`),
  ],
)

/** An answer to a comment, or to another answer below the same comment. */
export const guahaoCommentReplies = pgTable(
  'guahao_comment_replies',
  {
    id: identity(),
    commentId: commentId(),
    replyTo: reference(),
    /** Null in the demonstration world, where the hospital answers. */
    patientId: patientId(),
    authorName: text().notNull(),
    content: text().notNull(),
    /** The hospital's own answer, or the doctor's. */
    isOfficial: boolean().notNull().default(false),
    /** Which doctor answers; null: the hospital, or a patient. */
    doctorId: reference(),
    ...voice(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('guahao_comment_replies_held').on(table.commentId).where(sql`state = 'held'`),
    check('guahao_comment_replies_state', sql`${table.state} in ('shown', 'held', 'hidden')`),
    unique('guahao_comment_replies_place').on(table.id, table.commentId),
    foreignKey({
      name: 'guahao_comment_replies_same_comment',
      columns: [table.replyTo, table.commentId],
      foreignColumns: [table.id, table.commentId],
    }),
    index('guahao_comment_replies_order').on(table.commentId, table.createdAt, table.id),
    index('guahao_comment_replies_patient').on(table.patientId, table.createdAt),
    // A doctor answers a comment once.
    uniqueIndex('guahao_comment_replies_doctor').on(table.commentId, table.doctorId).where(sql`doctor_id is not null`),
    check('guahao_comment_replies_doctors', sql`${table.doctorId} is null or ${table.isOfficial}`),
  ],
)

/** Who likes a comment. */
export const guahaoCommentLikes = pgTable(
  'guahao_comment_likes',
  {
    commentId: commentId(),
    patientId: patientId().notNull(),
    authorName: text().notNull(),
    likedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.patientId] }),
    index('guahao_comment_likes_newest').on(table.commentId, table.likedAt.desc().nullsFirst(), table.patientId),
    index('guahao_comment_likes_patient').on(table.patientId),
  ],
)

/** Who finds that a comment should not stand. */
export const guahaoCommentReports = pgTable(
  'guahao_comment_reports',
  {
    commentId: commentId(),
    patientId: patientId().notNull(),
    reason: text().notNull(),
    content: text().notNull(),
    reportedAt: instant().notNull(),
    /** Until when it is answered. What was reported before reports had one is due at once. */
    dueAt: instant().notNull().default(sql`now()`),
    state: text().$type<ReportState>().notNull().default('open'),
    /** Who of the hospital's staff looks into it. */
    ownerId: reference().references(() => accessStaff.id, { onDelete: 'set null' }),
    decidedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.patientId] }),
    index('guahao_comment_reports_patient').on(table.patientId),
    index('guahao_comment_reports_open').on(table.commentId, table.dueAt).where(sql`state = 'open'`),
    check('guahao_comment_reports_state', sql`${table.state} in ('open', 'upheld', 'dismissed')`),
    check('guahao_comment_reports_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
  ],
)

/** What a hospital holds back of what is said; without a row the usual rules. */
export const guahaoCommentRules = pgTable(
  'guahao_comment_rules',
  {
    hospitalId: reference()
      .primaryKey()
      .references(() => guahaoHospitals.id, { onDelete: 'cascade' }),
    firstCount: smallint().notNull(),
    holdsLinks: boolean().notNull(),
    holdsPictures: boolean().notNull(),
    words: text().array().notNull(),
  },
  (table) => [check('guahao_comment_rules_first', sql`${table.firstCount} between 0 and 10`)],
)
