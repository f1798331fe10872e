import { asClassCards, listPublishedClasses } from '#app/areas/audio-class/server/public.ts'
import { asOpenConsultations, listSharedOf } from '#app/areas/consult/consultations/server/public.ts'
import { topics } from '#app/areas/content/articles/rules.ts'
import { asArticleCards, listPublished } from '#app/areas/content/articles/server/public.ts'
import { clockText } from '#app/areas/content/videos/rules.ts'
import { asVideoCards, listPublishedVideos } from '#app/areas/content/videos/server/public.ts'
import { listItems } from '#app/areas/orders/checkout/server/public.ts'
import { listShownReviews } from '#app/areas/orders/reviews/server/public.ts'
import type { Context } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import { address } from '#kit/wire/address.ts'
import { type FeedKind, kindWords } from '../rules.ts'
import type { Found } from './queries/places.ts'

type Looking = Pick<Context, 'db' | 'config' | 'now'>

/** An entry as the feed shows it, without why. */
interface Entry {
  item_id: string
  title: string
  summary: string
  image: string
  width: number
  height: number
  cat_id: number
  cat_name: string
  author_name: string
  author_note: string
  length: string
  read_num: number
  add_time: Date
  url: string
  is_ad: boolean
  is_demo: boolean
}

/** What kinds of pictures measure where the room below does not say it. */
const WIDE = { width: 343, height: 172 }
const SQUARE = { width: 360, height: 360 }

/** Of each kind how its entries are found by their ids, and how they are shown: what is not published any more is not among them. */
const readers: Readonly<Record<FeedKind, (ctx: Looking, ids: readonly string[]) => Promise<() => Promise<Entry[]>>>> = {
  async article(ctx, ids) {
    const rows = await listPublished(ctx.db, ids.map(Number))
    return async () =>
      (await asArticleCards(ctx, rows)).map((card) => ({
        ...topicOf(card.cat_id),
        item_id: String(card.article_id),
        title: card.title,
        summary: card.summary,
        image: card.image,
        ...WIDE,
        author_name: `${card.doctor_name} ${card.title_name}`,
        author_note: card.unit_name,
        length: `约 ${card.minutes} 分钟`,
        read_num: card.read_num,
        add_time: card.add_time,
        url: address('/article/detail', { id: card.article_id }),
        is_ad: card.is_ad,
        is_demo: card.is_demo,
      }))
  },

  async video(ctx, ids) {
    const rows = await listPublishedVideos(ctx.db, ids.map(Number))
    return async () =>
      (await asVideoCards(ctx, rows)).map((card) => ({
        ...topicOf(card.cat_id),
        item_id: String(card.file_id),
        title: card.title,
        summary: card.summary,
        image: card.image,
        width: card.width,
        height: card.height,
        author_name: `${card.doctor_name} ${card.title_name}`,
        author_note: card.unit_name,
        length: clockText(card.seconds),
        read_num: card.play_num,
        add_time: card.add_time,
        url: address('/video/detail', { file_id: card.file_id }),
        is_ad: false,
        is_demo: card.is_demo,
      }))
  },

  async class(ctx, ids) {
    const rows = await listPublishedClasses(ctx.db, ids.map(Number))
    return async () =>
      (await asClassCards(ctx, rows)).map((card) => ({
        ...topicOf(card.category_id),
        item_id: String(card.class_id),
        title: card.title,
        summary: card.summary,
        image: card.cover,
        ...SQUARE,
        author_name: `${card.doctor_info.doctor_name} ${card.doctor_info.title_name}`,
        author_note: card.doctor_info.unit_name,
        length: `${card.section_num} 节`,
        read_num: card.play_num,
        add_time: card.add_time,
        url: address('/vue/doctorlesson/intro', { classId: card.class_id }),
        is_ad: false,
        is_demo: card.is_demo,
      }))
  },

  async ask(ctx, ids) {
    const rows = await listSharedOf(ctx.db, ids)
    return async () =>
      (await asOpenConsultations(ctx, rows)).map((ask) => ({
        ...topicOf(ask.cat_id),
        item_id: ask.ask_id,
        title: ask.content.slice(0, MOST_TITLE),
        summary: ask.answer.slice(0, MOST_SUMMARY),
        image: '',
        ...WIDE,
        author_name: `${ask.doctor_name} ${ask.title_name}`,
        author_note: ask.unit_name,
        length: '',
        read_num: ask.read_num,
        add_time: ask.add_time,
        url: address('/ask/detail', { ask_id: ask.ask_id }),
        is_ad: false,
        is_demo: ask.is_demo,
      }))
  },

  async diary({ db }, ids) {
    const rows = await listShownReviews(db, ids)
    const items = await listItems(
      db,
      rows.map(({ orderId }) => orderId),
    )
    // An order of several things is named by the first of them.
    const goodsOf = (orderId: string) => {
      const first = items.get(orderId)?.[0]
      return { title: first?.name ?? '', url: first ? address('/health/product', { goods_id: first.goodsId }) : '' }
    }
    return async () =>
      rows.map((review) => ({
        ...topicOf(0),
        item_id: review.orderId,
        ...goodsOf(review.orderId),
        summary: review.content,
        image: review.images[0] ?? '',
        ...SQUARE,
        author_name: review.authorName,
        author_note: `${review.stars} 星`,
        length: '',
        read_num: 0,
        add_time: review.writtenAt,
        is_ad: false,
        is_demo: false,
      }))
  },
}

/** So much of what somebody asked and was answered. */
const MOST_TITLE = 60
const MOST_SUMMARY = 100

const topicOf = (id: number) => ({ cat_id: id, cat_name: topics[id] ?? '' })

/** Entries say the same to everybody: what was read of one is kept for so long, whoever asks. */
const KEPT_SECONDS = 10

/** Entries in the order of their places; what was taken away meanwhile is left out. */
export const asEntries = async (ctx: Looking, found: readonly Found[]) => {
  const missing: Found[] = []
  let reading: Promise<ReadonlyMap<string, Entry>> | undefined
  // All that are missing are asked for together, once the last of them is known.
  const read = () => (reading ??= Promise.resolve().then(() => readEntries(ctx, missing)))
  const entries = await Promise.all(
    found.map((one) => {
      const name = nameOf(one)
      const readOne = async () => {
        missing.push(one)
        return (await read()).get(name)
      }
      return cached(ctx, name, KEPT_SECONDS, readOne, 'feed entries')
    }),
  )
  return found.flatMap(({ kind, isFavoured }, at) => {
    const entry = entries[at]
    return entry ? [{ item_type: kind, ...entry, why: whyOf(kind, entry, isFavoured) }] : []
  })
}

/** Reads entries by name: of all kinds the rows first, so that the doctors of all of them are one question. */
const readEntries = async (ctx: Looking, wanted: readonly Found[]): Promise<ReadonlyMap<string, Entry>> => {
  const byKind = [...Map.groupBy(wanted, ({ kind }) => kind)]
  const shows = await Promise.all(
    byKind.map(([kind, ofKind]) =>
      readers[kind](
        ctx,
        ofKind.map(({ id }) => id),
      ),
    ),
  )
  const shown = await Promise.all(shows.map((show) => show()))
  return new Map(
    byKind.flatMap(([kind], at) =>
      (shown[at] ?? []).map((entry) => [nameOf({ kind, id: entry.item_id }), entry] as const),
    ),
  )
}

const nameOf = ({ kind, id }: Pick<Found, 'kind' | 'id'>) => `${kind} ${id}`

/** Why an entry is shown. */
const whyOf = (kind: FeedKind, { author_name }: Entry, isFavoured: boolean): string =>
  isFavoured ? `您关注了${author_name.split(' ')[0] ?? ''}医生` : `最新的${kindWords[kind]}`
