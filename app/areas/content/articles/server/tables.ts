import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { accessStaff } from '#app/areas/access/staff/server/public.ts'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import type { ArticleSource, Block } from '../rules.ts'
import type { ArticleState } from '../states.ts'

/** What a doctor writes for everybody to read. */
export const contentArticles = pgTable(
  'content_articles',
  {
    id: identity(),
    doctorId: reference()
      .notNull()
      .references(() => guahaoDoctors.id, { onDelete: 'cascade' }),
    /** Number of `topics` in rules.ts. */
    topicId: smallint().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** The picture at its head; empty means the generated one. */
    cover: text().notNull().default(''),
    blocks: jsonb().$type<Block[]>().notNull(),
    /** How long it takes to read, counted when it is written: lists need not read the pieces. */
    minutes: smallint().notNull().default(1),
    source: text().$type<ArticleSource>().notNull(),
    /** Whose text it is where it is reposted. */
    sourceFrom: text().notNull().default(''),
    /** Names of the illnesses that it is about. */
    illNames: text().array().notNull().default([]),
    /** Somebody pays for it: it says 广告 wherever it is shown. */
    isAd: boolean().notNull().default(false),
    state: text().$type<ArticleState>().notNull(),
    /** Why the desk refused it or took it down; empty where it did not. */
    says: text().notNull().default(''),
    /** Counts the writings: who decides says which one they have read. */
    version: integer().notNull().default(1),
    /** Who of the desk wrote in it last, while it waited; null where its author did. */
    correctedBy: reference().references(() => accessStaff.id, { onDelete: 'set null' }),
    readCount: integer().notNull().default(0),
    likeCount: integer().notNull().default(0),
    /** How much it is read and liked, for the order of the hot ones. */
    heat: integer().notNull().generatedAlwaysAs(sql`read_count + 5 * like_count`),
    isDemo: boolean().notNull().default(false),
    changedAt: instant().notNull(),
    submittedAt: instant(),
    /** When it is shown by itself; null unless it is scheduled. */
    publishesAt: instant(),
    publishedAt: instant(),
  },
  (table) => [
    index('content_articles_newest')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index('content_articles_topic')
      .on(table.topicId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index('content_articles_hot')
      .on(table.heat.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index('content_articles_doctor').on(
      table.doctorId,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('content_articles_waiting').on(table.submittedAt, table.id).where(sql`state = 'reviewing'`),
    index('content_articles_corrected').on(table.correctedBy),
    index('content_articles_due').on(table.publishesAt).where(sql`state = 'scheduled'`),
    check(
      'content_articles_state',
      sql`${table.state} in ('draft', 'reviewing', 'scheduled', 'refused', 'published', 'withdrawn')`,
    ),
    check('content_articles_scheduled', sql`(${table.state} = 'scheduled') = (${table.publishesAt} is not null)`),
    check(
      'content_articles_counts',
      sql`least(${table.readCount}, ${table.likeCount}) >= 0 and least(${table.version}, ${table.minutes}) > 0`,
    ),
    check('content_articles_source', sql`(${table.source} = 'reposted') = (${table.sourceFrom} <> '')`),
    check('content_articles_submitted', sql`${table.state} = 'draft' or ${table.submittedAt} is not null`),
    check('content_articles_published', sql`${table.state} <> 'published' or ${table.publishedAt} is not null`),
  ],
)

/** What an article said before it was written anew: one row for each writing that is over. */
export const contentArticleVersions = pgTable(
  'content_article_versions',
  {
    articleId: reference()
      .notNull()
      .references(() => contentArticles.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    topicId: smallint().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    cover: text().notNull(),
    blocks: jsonb().$type<Block[]>().notNull(),
    source: text().$type<ArticleSource>().notNull(),
    sourceFrom: text().notNull(),
    illNames: text().array().notNull(),
    isAd: boolean().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.version] })],
)

/** Who likes an article. */
export const contentArticleLikes = pgTable(
  'content_article_likes',
  {
    articleId: reference()
      .notNull()
      .references(() => contentArticles.id, { onDelete: 'cascade' }),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    /** As others see them. */
    readerName: text().notNull(),
    likedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.patientId] }),
    index('content_article_likes_newest').on(table.articleId, table.likedAt.desc().nullsFirst(), table.patientId),
    index('content_article_likes_patient').on(table.patientId),
  ],
)
