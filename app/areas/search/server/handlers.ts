import { levels } from '#app/areas/guahao/hospitals/rules.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import { positionOf } from '#kit/geo/position.ts'
import { yuanToFen } from '#kit/money/fen.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type * as contract from '../contract.ts'
import { HOT_DAYS, HOT_WORDS, hasPlace, type Kind, kinds, MOST_RESULTS, type Sort, sortsOf } from '../rules.ts'
import { advertsFor, listBoxWords } from './commands/adverts.ts'
import { indexedKinds } from './commands/reindex.ts'
import { cardsOf } from './handlers/cards.ts'
import { countSearch } from './handlers/count.ts'
import { eventOf, type Found, find, questionOf } from './handlers/find.ts'
import { asAdvert, asGroup, asPage, asSortChoices, kindsByFit, mixed, totalOf, totalOfAll } from './present.ts'
import { listHotWords } from './queries/terms.ts'
import { listTips } from './queries/tips.ts'

const FEW = 3
const TIPS = 10

export const handlers: Handlers<typeof contract> = {
  async ajaxSearch(input, ctx) {
    const { page, page_size: size } = input
    const found = await findPage(ctx, input, indexedKinds)
    const [cards, told] = await show(ctx, found, pageOf(mixed(found.hits), page, size), input)
    return { ...told, ...asPage(totalOfAll(found.hits), { page, size }), list: cards }
  },

  async searchComplex({ keyword, size = FEW, ...place }, ctx) {
    const found = await findPage(ctx, { keyword, page: 1, page_size: size, ...place }, indexedKinds)
    const [cards, told] = await show(ctx, found, found.hits, place)
    const groupOf = <K extends Kind>(kind: K) => asGroup(found.hits, cards, kind)
    return {
      ...told,
      total: totalOfAll(found.hits),
      order: kindsByFit(found.hits, keyword ?? ''),
      doctors: groupOf('doctor'),
      units: groupOf('unit'),
      departments: groupOf('department'),
      diseases: groupOf('illness'),
      goods: groupOf('goods'),
      articles: groupOf('article'),
      videos: groupOf('video'),
      subjects: groupOf('subject'),
    }
  },

  async searchSingle(input, ctx) {
    const { type = 'doctor', page, page_size: size } = input
    const found = await findPage(ctx, input, [type])
    const [cards, told] = await show(ctx, found, pageOf(found.hits, page, size), input)
    return { ...told, ...asPage(totalOf(found.hits, type), { page, size }), list: cards }
  },

  async searchShopItem(input, ctx) {
    const { page, page_size: size } = input
    const found = await findPage(ctx, input, ['goods'])
    const [cards, told] = await show(ctx, found, pageOf(found.hits, page, size), {})
    const { total, list } = asGroup(found.hits, cards, 'goods')
    return { ...told, ...asPage(total, { page, size }), list }
  },

  async soapiSearch(input, ctx) {
    const { type, page, page_size: size } = input
    const asked = type ? [type] : (['unit', 'department', 'doctor', 'illness'] as const)
    const found = await findPage(ctx, input, asked)
    const shown = asked.flatMap((kind) =>
      pageOf(
        found.hits.filter((hit) => hit.kind === kind),
        page,
        size,
      ),
    )
    const [cards, told] = await show(ctx, found, shown, {})
    const groupOf = <K extends Kind>(kind: K) => asGroup(found.hits, cards, kind)
    const most = Math.max(...asked.map((kind) => totalOf(found.hits, kind)))
    return {
      ...told,
      ...asPage(most, { page, size }),
      units: groupOf('unit'),
      departments: groupOf('department'),
      doctors: groupOf('doctor'),
      diseases: groupOf('illness'),
    }
  },

  searchSortList: ({ type = 'doctor' }) => ({ list: asSortChoices(sortsOf(type)) }),

  sysSearchSort: () => ({ list: asSortChoices(sortsOf('unit')) }),

  searchFilterList: ({ type = 'doctor' }) => ({ list: hasPlace(type) ? [levelFilter] : [] }),

  async searchTips({ keyword }, ctx) {
    const question = await questionOf(ctx, keyword)
    const tips = question ? await listTips(ctx.db, question, ctx.city, TIPS) : []
    return { list: tips.map(({ word, kind }) => ({ word, type: kind, type_name: kinds[kind] })) }
  },

  async searchRankList(_, { db, now }) {
    const words = await listHotWords(db, addDays(dayOf(now), -HOT_DAYS), HOT_WORDS)
    return { list: words.map((word, at) => ({ rank: at + 1, word })) }
  },

  async searchAd({ location = 'bottom', not_rec }, ctx) {
    const adverts = await advertsFor(ctx, location, ctx.city)
    return { list: adverts.filter(({ isPaid }) => !(not_rec === 1 && isPaid)).map(asAdvert) }
  },

  async mainSearchAdvert(_, ctx) {
    const { today, all } = await listBoxWords(ctx, ctx.city)
    return { default_word: today, list: all.map(asAdvert) }
  },
}

const levelFilter = {
  name: 'level',
  title: '医院等级',
  options: [
    { value: 0, text: '不限等级' },
    ...Object.entries(levels)
      .map(([level, text]) => ({ value: Number(level), text }))
      .sort((a, b) => b.value - a.value),
  ],
}

interface Asked {
  keyword?: string | undefined
  page: number
  page_size: number
  level?: number | undefined
  sort?: Sort | undefined
  price_min?: number | undefined
  price_max?: number | undefined
  lat?: number | undefined
  lng?: number | undefined
}

/** Finds so many of each kind that the page asked for is among them, and counts the search with its first page. */
const findPage = async (ctx: RequestContext, asked: Asked, of: readonly Kind[]): Promise<Found> => {
  const first = Math.min(asked.page * asked.page_size, MOST_RESULTS)
  const { keyword, level, price_min, price_max, sort = 'default' } = asked
  const choice = { city: ctx.city, level, priceMinFen: fenOf(price_min), priceMaxFen: fenOf(price_max) }
  const found = await find(ctx, keyword, choice, { kinds: of, sort, from: positionOf(asked), first })
  if (asked.page === 1) await countSearch(ctx.db, found, dayOf(ctx.now))
  return found
}

const fenOf = (yuan: number | undefined) => (yuan === undefined ? undefined : yuanToFen(yuan.toFixed(2)))

const pageOf = <T>(rows: readonly T[], page: number, size: number): readonly T[] =>
  rows.slice((page - 1) * size, page * size)

/** What is shown of what was found, and how it was found. */
const show = (ctx: RequestContext, found: Found, hits: Found['hits'], place: Pick<Asked, 'lat' | 'lng'>) =>
  Promise.all([cardsOf(ctx, hits, positionOf(place)), eventOf(ctx, found)])
