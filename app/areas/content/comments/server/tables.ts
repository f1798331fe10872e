import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { accessStaff } from '#app/areas/access/staff/server/tables.ts'
import { audioClassClasses } from '#app/areas/audio-class/server/tables.ts'
import { contentArticles } from '#app/areas/content/articles/server/tables.ts'
import { contentVideos } from '#app/areas/content/videos/server/tables.ts'
import type { ReportState } from '#app/areas/guahao/comments/rules.ts'
import { guahaoHospitals } from '#app/areas/guahao/hospitals/server/tables.ts'
import { mallGoods } from '#app/areas/mall/goods/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import type { WhyHeld } from '../rules/hold.ts'
import type { CommentState } from '../states.ts'

const patient = () => reference().references(() => accessPatients.id, { onDelete: 'cascade' })
const hospital = () => reference().references(() => guahaoHospitals.id, { onDelete: 'cascade' })
/** What is talked about: one of the four. */
const subject = () => ({
  articleId: reference().references(() => contentArticles.id, { onDelete: 'cascade' }),
  videoId: reference().references(() => contentVideos.id, { onDelete: 'cascade' }),
  classId: reference().references(() => audioClassClasses.id, { onDelete: 'cascade' }),
  goodsId: reference().references(() => mallGoods.id, { onDelete: 'cascade' }),
})

/** What somebody says of an article, a video or a class, or asks of goods, and what others answer. */
export const contentComments = pgTable(
  'content_comments',
  {
    id: identity(),
    ...subject(),
    /** Whose staff look after it: the hospital of who published or sells it; null: the platform, which sells it itself. */
    hospitalId: hospital(),
    /** The comment below which a reply stands; null for a comment. */
    rootId: reference().references((): AnyPgColumn => contentComments.id, { onDelete: 'cascade' }),
    /** The reply that it answers, where it answers one. */
    replyTo: reference().references((): AnyPgColumn => contentComments.id, { onDelete: 'set null' }),
    /** Null where the hospital answers, in the demonstration world, and where its author left. */
    patientId: patient(),
    /** As others see them. */
    authorName: text().notNull(),
    /** Of a review of a class by who has heard it; null where it is no review. */
    stars: smallint(),
    content: text().notNull(),
    isOfficial: boolean().notNull().default(false),
    state: text().$type<CommentState>().notNull(),
    /** Which rule held it; '' where none did. */
    heldFor: text().$type<WhyHeld | ''>().notNull().default(''),
    /** What its author is told where it is refused or hidden; ''. */
    says: text().notNull().default(''),
    likeCount: integer().notNull().default(0),
    /** Replies that everybody reads. */
    replyCount: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('content_comments_article').on(table.articleId, table.createdAt, table.id).where(sql`article_id is not null`),
    index('content_comments_video').on(table.videoId, table.createdAt, table.id).where(sql`video_id is not null`),
    index('content_comments_class').on(table.classId, table.createdAt, table.id).where(sql`class_id is not null`),
    index('content_comments_goods').on(table.goodsId, table.createdAt, table.id).where(sql`goods_id is not null`),
    index('content_comments_root').on(table.rootId, table.createdAt, table.id).where(sql`root_id is not null`),
    index('content_comments_answered').on(table.replyTo).where(sql`reply_to is not null`),
    index('content_comments_patient').on(table.patientId, table.createdAt),
    index('content_comments_hospital').on(
      table.hospitalId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('content_comments_held').on(table.hospitalId, table.id).where(sql`state = 'held'`),
    uniqueIndex('content_comments_review').on(table.classId, table.patientId).where(sql`stars is not null`),
    check(
      'content_comments_stars',
      sql`${table.stars} is null or (${table.stars} between 1 and 5 and ${table.classId} is not null and ${table.rootId} is null)`,
    ),
    check(
      'content_comments_subject',
      sql`num_nonnulls(${table.articleId}, ${table.videoId}, ${table.classId}, ${table.goodsId}) = 1`,
    ),
    check('content_comments_seller', sql`${table.hospitalId} is not null or ${table.goodsId} is not null`),
    check('content_comments_answer', sql`${table.replyTo} is null or ${table.rootId} is not null`),
    check('content_comments_flat', sql`${table.rootId} is null or ${table.replyCount} = 0`),
    check('content_comments_state', sql`${table.state} in ('held', 'shown', 'refused', 'hidden', 'deleted')`),
    check('content_comments_gone', sql`${table.state} <> 'deleted' or ${table.content} = ''`),
    check('content_comments_counts', sql`least(${table.likeCount}, ${table.replyCount}) >= 0`),
  ],
)

/**
 * From which network address something was written, as the law asks: kept beside what was said, so that no answer that reads comments
 * can show it, sealed, and for so many days alone.
 */
export const contentCommentOrigins = pgTable(
  'content_comment_origins',
  {
    commentId: reference()
      .primaryKey()
      .references(() => contentComments.id, { onDelete: 'cascade' }),
    addressSealed: text().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [index('content_comment_origins_written').on(table.writtenAt)],
)

/** Words that are not sent yet: one text for each subject. */
export const contentCommentDrafts = pgTable(
  'content_comment_drafts',
  {
    id: identity(),
    ...subject(),
    patientId: patient().notNull(),
    content: text().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [
    unique('content_comment_drafts_one')
      .on(table.patientId, table.articleId, table.videoId, table.classId, table.goodsId)
      .nullsNotDistinct(),
    index('content_comment_drafts_article').on(table.articleId).where(sql`article_id is not null`),
    index('content_comment_drafts_video').on(table.videoId).where(sql`video_id is not null`),
    index('content_comment_drafts_class').on(table.classId).where(sql`class_id is not null`),
    index('content_comment_drafts_goods').on(table.goodsId).where(sql`goods_id is not null`),
    check(
      'content_comment_drafts_subject',
      sql`num_nonnulls(${table.articleId}, ${table.videoId}, ${table.classId}, ${table.goodsId}) = 1`,
    ),
  ],
)

const comment = () =>
  reference()
    .notNull()
    .references(() => contentComments.id, { onDelete: 'cascade' })

/** Who likes a comment. */
export const contentCommentLikes = pgTable(
  'content_comment_likes',
  {
    commentId: comment(),
    patientId: patient().notNull(),
    likedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.patientId] }),
    index('content_comment_likes_patient').on(table.patientId),
  ],
)

/** Who finds that a comment should not stand. */
export const contentCommentReports = pgTable(
  'content_comment_reports',
  {
    commentId: comment(),
    patientId: patient().notNull(),
    reason: text().notNull(),
    content: text().notNull(),
    reportedAt: instant().notNull(),
    /** Until when it is answered. */
    dueAt: instant().notNull(),
    state: text().$type<ReportState>().notNull().default('open'),
    /** Who of the hospital's staff looks into it. */
    ownerId: reference().references(() => accessStaff.id, { onDelete: 'set null' }),
    decidedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.patientId] }),
    index('content_comment_reports_patient').on(table.patientId),
    index('content_comment_reports_owner').on(table.ownerId).where(sql`owner_id is not null`),
    index('content_comment_reports_open').on(table.commentId, table.dueAt).where(sql`state = 'open'`),
    check('content_comment_reports_state', sql`${table.state} in ('open', 'upheld', 'dismissed')`),
    check('content_comment_reports_decided', sql`(${table.state} = 'open') = (${table.decidedAt} is null)`),
  ],
)

/** What a hospital holds back below what its doctors publish; without a row the usual rules. */
export const contentCommentRules = pgTable(
  'content_comment_rules',
  {
    hospitalId: hospital().primaryKey(),
    holdsAll: boolean().notNull(),
    firstCount: smallint().notNull(),
    youngDays: smallint().notNull(),
    burstCount: smallint().notNull(),
    holdsLinks: boolean().notNull(),
    holdsPrices: boolean().notNull(),
    words: text().array().notNull(),
  },
  (table) => [
    check(
      'content_comment_rules_numbers',
      sql`${table.firstCount} between 0 and 10 and ${table.youngDays} between 0 and 90 and ${table.burstCount} between 0 and 10`,
    ),
  ],
)
