import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { accessPatients } from '#app/areas/access/patients/server/tables.ts'
import { guahaoDoctors } from '#app/areas/guahao/doctors/server/tables.ts'
import { identity, instant, reference } from '#kit/db/columns.ts'
import type { VideoState } from '../states.ts'

/** A film of a doctor for everybody to watch. */
export const contentVideos = pgTable(
  'content_videos',
  {
    id: identity(),
    doctorId: reference()
      .notNull()
      .references(() => guahaoDoctors.id, { onDelete: 'cascade' }),
    /** Number of `topics` of the articles. */
    topicId: smallint().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Where the film lies. */
    address: text().notNull().unique(),
    /** The still picture before it; empty means the generated one. */
    poster: text().notNull().default(''),
    /** What is known of the film. */
    seconds: smallint().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    state: text().$type<VideoState>().notNull().default('draft'),
    /** Why it was taken down; empty where it was not. */
    says: text().notNull().default(''),
    /** Counts the writings: who changes it says which one they have read. */
    version: integer().notNull().default(1),
    playCount: integer().notNull().default(0),
    likeCount: integer().notNull().default(0),
    /** How much it is watched and liked, for the order of the hot ones. */
    heat: integer().notNull().generatedAlwaysAs(sql`play_count + 5 * like_count`),
    isDemo: boolean().notNull().default(false),
    changedAt: instant().notNull(),
    publishedAt: instant(),
  },
  (table) => [
    index('content_videos_newest')
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index('content_videos_topic')
      .on(table.topicId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index('content_videos_hot')
      .on(table.heat.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'published'`),
    index('content_videos_doctor').on(
      table.doctorId,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check('content_videos_state', sql`${table.state} in ('draft', 'published', 'withdrawn')`),
    check('content_videos_film', sql`least(${table.seconds}, ${table.width}, ${table.height}, ${table.bytes}) > 0`),
    check('content_videos_counts', sql`least(${table.playCount}, ${table.likeCount}) >= 0 and ${table.version} > 0`),
    check('content_videos_published', sql`${table.state} = 'draft' or ${table.publishedAt} is not null`),
  ],
)

/** Who likes a video. */
export const contentVideoLikes = pgTable(
  'content_video_likes',
  {
    videoId: reference()
      .notNull()
      .references(() => contentVideos.id, { onDelete: 'cascade' }),
    patientId: reference()
      .notNull()
      .references(() => accessPatients.id, { onDelete: 'cascade' }),
    likedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.videoId, table.patientId] }),
    index('content_video_likes_patient').on(table.patientId),
  ],
)
