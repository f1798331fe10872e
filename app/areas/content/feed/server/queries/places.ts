import { type Column, type SQL, sql } from 'drizzle-orm'
import { audioClassClasses as classes } from '#app/areas/audio-class/server/public.ts'
import { consultConsultations as asks } from '#app/areas/consult/consultations/server/public.ts'
import { contentArticles as articles } from '#app/areas/content/articles/server/public.ts'
import { contentVideos as videos } from '#app/areas/content/videos/server/public.ts'
import { ordersReviews as reviews } from '#app/areas/orders/reviews/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { FAVOUR_DAYS, type FeedKind, feedKinds, type Place } from '../../rules.ts'

/** Where entries of a kind stand: which are published, since when, about what, by whom. */
interface Source {
  table: SQL
  isPublished: SQL
  id: Column
  at: Column
  topic: SQL
  doctor: SQL | Column
}

const sources: Readonly<Record<FeedKind, Source>> = {
  article: {
    table: sql`${articles}`,
    isPublished: sql`${articles.state} = 'published'`,
    id: articles.id,
    at: articles.publishedAt,
    topic: sql`${articles.topicId}::int`,
    doctor: articles.doctorId,
  },
  video: {
    table: sql`${videos}`,
    isPublished: sql`${videos.state} = 'published'`,
    id: videos.id,
    at: videos.publishedAt,
    topic: sql`${videos.topicId}::int`,
    doctor: videos.doctorId,
  },
  class: {
    table: sql`${classes}`,
    isPublished: sql`${classes.state} = 'on'`,
    id: classes.id,
    at: classes.publishedAt,
    topic: sql`${classes.categoryId}::int`,
    doctor: classes.doctorId,
  },
  ask: {
    table: sql`${asks}`,
    isPublished: sql`${asks.sharing} = 'shown'`,
    id: asks.id,
    at: asks.shownAt,
    topic: sql`coalesce(${asks.shownTopic}, 0)::int`,
    doctor: asks.doctorId,
  },
  diary: {
    table: sql`${reviews}`,
    isPublished: sql`${reviews.state} = 'shown'`,
    id: reviews.orderId,
    at: reviews.writtenAt,
    topic: sql`0::int`,
    doctor: sql`null::bigint`,
  },
}

/** What is wanted of the feed. */
export interface FeedAsked {
  kinds: readonly FeedKind[]
  topicId?: number | undefined
  /** Doctors whose entries stand higher. */
  favoured: readonly number[]
  /** Of what who asks wants less. */
  lessTopics: readonly number[]
  lessItems: readonly { kind: FeedKind; itemId: string }[]
  after?: Place | undefined
  skip: number
  most: number
}

/** An entry of the feed by its place. */
export interface Found extends Place {
  isFavoured: boolean
}

const favour = sql.raw(`interval '${FAVOUR_DAYS} days'`)

/** The places of entries, the newest first; each source gives as many as are wanted, by its own index, and they are merged. */
export const listPlaces = async (db: Db, asked: FeedAsked): Promise<Found[]> => {
  const { kinds, favoured, skip, most } = asked
  const branches = kinds.flatMap((kind) =>
    favoured.length === 0 || kind === 'diary'
      ? [branch(kind, asked, undefined)]
      : [branch(kind, asked, true), branch(kind, asked, false)],
  )
  const { rows } = await db.execute<{ rank: number; id: string; at_ms: string; favoured: boolean }>(sql`
    select rank, id, at_ms, favoured from (${sql.join(branches, sql` union all `)}) f
    order by at_ms desc, rank, seq desc, id desc offset ${skip} limit ${most}`)
  return rows.map(({ rank, id, at_ms, favoured: isFavoured }) => ({
    atMs: Number(at_ms),
    kind: feedKinds[rank] as FeedKind,
    id,
    isFavoured,
  }))
}

/** Entries of one kind: all, those of favoured doctors, or the others. */
const branch = (kind: FeedKind, asked: FeedAsked, isFavoured: boolean | undefined): SQL => {
  const { table, isPublished, id, at, topic, doctor } = sources[kind]
  const doctors = sql`${sql.param([...asked.favoured])}::bigint[]`
  const whose = isFavoured ? sql`${doctor} = any(${doctors})` : sql`(${doctor} is null or ${doctor} <> all(${doctors}))`
  const hidden = asked.lessItems.filter((item) => item.kind === kind).map(({ itemId }) => itemId)
  const conditions = [
    isPublished,
    isFavoured === undefined ? undefined : whose,
    asked.topicId === undefined ? undefined : sql`${topic} = ${asked.topicId}`,
    asked.lessTopics.length === 0 ? undefined : sql`${topic} <> all(${sql.param([...asked.lessTopics])}::int[])`,
    hidden.length === 0 ? undefined : sql`${id}::text <> all(${sql.param(hidden)}::text[])`,
    asked.after && isBelow(kind, asked.after, isFavoured === true),
  ].filter((condition) => condition !== undefined)
  const shown = isFavoured ? sql`${at} + ${favour}` : sql`${at}`
  return sql`(select ${feedKinds.indexOf(kind)}::int as rank, ${id}::text as id, ${isCounted(kind) ? sql`${id}` : sql`0::bigint`} as seq,
    (extract(epoch from ${shown}) * 1000)::bigint as at_ms, ${isFavoured === true}::boolean as favoured
    from ${table} where ${sql.join(conditions, sql` and `)}
    order by ${at} desc, ${id} desc limit ${asked.skip + asked.most})`
}

/** Whether its ids are numbers, counting up. */
const isCounted = (kind: FeedKind) => kind !== 'ask' && kind !== 'diary'

/** What stands below a place: earlier, or of the same moment in the order of kinds and ids. By rows, so that the index begins there. */
const isBelow = (kind: FeedKind, after: Place, isFavoured: boolean): SQL => {
  const { id, at } = sources[kind]
  const moment = sql`to_timestamp(${after.atMs}::double precision / 1000)`
  const then = isFavoured ? sql`(${moment} - ${favour})` : moment
  const turn = feedKinds.indexOf(kind) - feedKinds.indexOf(after.kind)
  if (turn > 0) return sql`${at} <= ${then}`
  if (turn < 0) return sql`${at} < ${then}`
  return sql`(${at}, ${id}) < (${then}, ${isCounted(kind) ? Number(after.id) : after.id})`
}

/** How much of each topic everybody may read, watch and hear. */
export const countTopics = async (db: Db): Promise<{ topic: number; many: number }[]> => {
  const parts = (['article', 'video', 'class', 'ask'] as const).map((kind) => {
    const { table, isPublished, topic } = sources[kind]
    return sql`(select ${topic} as topic, count(*)::int as many from ${table} where ${isPublished} group by 1)`
  })
  const { rows } = await db.execute<{ topic: number; many: number }>(sql`
    select topic, sum(many)::int as many from (${sql.join(parts, sql` union all `)}) f where topic > 0 group by 1 order by 1`)
  return rows
}

/** The kinds of which there is anything. */
export const listFilledKinds = async (db: Db): Promise<FeedKind[]> => {
  const parts = feedKinds.map((kind, rank) => {
    const { table, isPublished } = sources[kind]
    return sql`select ${rank}::int as rank where exists (select 1 from ${table} where ${isPublished})`
  })
  const { rows } = await db.execute<{ rank: number }>(sql.join(parts, sql` union all `))
  return rows.map(({ rank }) => feedKinds[rank] as FeedKind)
}
