import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { isTopic, topics } from '#app/areas/content/articles/rules.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import { address } from '#kit/wire/address.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../contract.ts'
import { kindsOfTab, kindWords, MOST_WISHES, RECOMMEND, tabOf } from '../rules.ts'
import { type FeedRequest, readFeed } from './commands/read-feed.ts'
import { countTopics, listFilledKinds } from './queries/places.ts'
import * as wishes from './queries/wishes.ts'

/** What is counted changes seldom. */
const KEPT_SECONDS = 30
/** Newest entries of a column of the college. */
const OF_COLUMN = 3

const learned = ['article', 'video', 'class'] as const

export const handlers: Handlers<typeof contract> = {
  feedNew: (asked, ctx) => feedOf(ctx, asked),

  recommendFeed: (asked, ctx) => feedOf(ctx, asked),

  docPopularScience: (asked, ctx) => readFeed(ctx, { ...asked, kinds: learned }),

  recommendTabs: (_, ctx) => tabsFor(ctx),

  contentTabs: (_, ctx) => tabsFor(ctx),

  async firstList(_, ctx) {
    const counts = await topicCounts(ctx)
    return { list: counts.map(({ topic, many }) => ({ id: topic, name: topics[topic] ?? '', num: many })) }
  },

  async secondList({ id, ...asked }, ctx) {
    if (!isTopic(id)) return ctx.refuse('not-found')
    return readFeed(ctx, { ...asked, topicId: id, kinds: [...learned, 'ask'], not_rec: 1 })
  },

  async healthCollege({ cat_id, page, page_size: size }, ctx) {
    if (cat_id !== undefined && !isTopic(cat_id)) return ctx.refuse('not-found')
    const counts = (await topicCounts(ctx)).filter(({ topic }) => cat_id === undefined || topic === cat_id)
    const shown = counts.slice((page - 1) * size, page * size)
    const columns = await Promise.all(
      shown.map((column) => columnOf(ctx, column, cat_id === undefined ? OF_COLUMN : 50)),
    )
    return { list: columns, page, total_page_num: Math.ceil(counts.length / size) }
  },

  async feedLess({ item_type: kind, item_id: itemId, cat_id: topicId, state }, ctx) {
    const wish = wishOf({ kind, itemId, topicId })
    if (!wish) return ctx.refuse('nothing')
    const isKept = await ctx.transact(async ({ db, patient, now }) => {
      if (state === 0) return Boolean(await wishes.deleteWish(db, patient, wish))
      // One after the other, so that what is kept can be counted.
      await lockPatient(db, patient)
      if ((await wishes.countWishes(db, patient)) >= MOST_WISHES) return false
      await wishes.insertWish(db, patient, wish, now)
      return true
    })
    return isKept ? { state: state === 1 } : ctx.refuse('too-many')
  },

  async feedWishes(_, { db, patient }) {
    const own = await wishes.listWishes(db, patient)
    const named = own.flatMap(({ topicId }) => (topicId === null ? [] : [topicId]))
    return {
      topics: named.map((id) => ({ cat_id: id, cat_name: topics[id] ?? '' })),
      item_num: own.length - named.length,
    }
  },
}

const feedOf = async (
  ctx: RequestContext,
  { tab_id = RECOMMEND.id, ...asked }: Omit<FeedRequest, 'kinds'> & { tab_id?: number | undefined },
) => {
  const kinds = kindsOfTab(tab_id)
  return kinds ? readFeed(ctx, { ...asked, kinds }) : new Refused('no-tab')
}

/** Recommend, and a tab for each kind of which there is something; what buyers show for who is signed in. */
const tabsFor = async (ctx: RequestContext) => {
  const filled = await cached(ctx, 'feed kinds', KEPT_SECONDS, () => listFilledKinds(ctx.db))
  const kinds = filled.filter((kind) => kind !== 'diary' || ctx.patient !== null)
  const fixed = { tab_id: RECOMMEND.id, title: RECOMMEND.title, url: RECOMMEND.url, is_fixed: true }
  return {
    list: [
      fixed,
      ...kinds.map((kind) => ({
        tab_id: tabOf(kind),
        title: kindWords[kind],
        url: address(RECOMMEND.url, { tab_id: tabOf(kind) }),
        is_fixed: false,
      })),
    ],
  }
}

const topicCounts = (ctx: RequestContext) =>
  cached(ctx, 'feed topics', KEPT_SECONDS, async () =>
    (await countTopics(ctx.db)).filter(({ topic }) => isTopic(topic)),
  )

const columnOf = async (ctx: RequestContext, { topic, many }: { topic: number; many: number }, most: number) => {
  const found = await readFeed(
    { ...ctx, patient: null },
    {
      kinds: [...learned, 'ask'],
      topicId: topic,
      page: 1,
      page_size: most,
    },
  )
  return { cat_id: topic, cat_name: topics[topic] ?? '', num: many, items: 'list' in found ? found.list : [] }
}

interface Less {
  kind?: NonNullable<wishes.Wish['kind']> | undefined
  itemId?: string | undefined
  topicId?: number | undefined
}

/** Of what less is wanted: a topic, or one entry; undefined where neither is named. */
const wishOf = ({ kind, itemId, topicId }: Less): wishes.Wish | undefined => {
  if (topicId !== undefined && isTopic(topicId)) return { topicId, kind: null, itemId: null }
  return kind && itemId ? { topicId: null, kind, itemId } : undefined
}
