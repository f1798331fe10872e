import { asArticleCards, listArticles } from '#app/areas/content/articles/server/public.ts'
import { asDoctorCard, countDoctors, listDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import { asUnitCard, countHospitals, listHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { countIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import { listBoxWords } from '#app/areas/search/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import type * as contract from '../contract.ts'
import { blocksShown, slugOf, USUAL_HOME } from '../rules.ts'
import { cityOf } from './present/content.ts'
import { mineOf } from './present/mine.ts'
import { findExamCategory, offersOf } from './present/offers.ts'
import { findPartner, findPath, listBlockRules } from './queries.ts'

const UNITS = 4
const DOCTORS = 6
const ARTICLES = 3
/** What an operator orders or hides is there after so long. */
const BLOCK_SECONDS = 15
/** What is free changes by the minute. */
const CITY_SECONDS = 15
const STATS_SECONDS = 60

export const handlers: Handlers<typeof contract> = {
  unitStats: (_, ctx) => statsOf(ctx),

  async homeAddress(_, { db, channel }) {
    return { path: await homeOfChannel(db, channel) }
  },

  homeIndex: (_, ctx) => homeOf(ctx, ctx.city),

  homeBlocks: (_, ctx) => shownTo(ctx),

  homeMine: (_, ctx) => mineOf(ctx),

  async homePartner({ partner }, ctx) {
    const found = await findPartner(ctx.db, partner)
    if (!found?.isOn) return ctx.refuse('not-found')
    const { name, slogan, colour, cityId } = found
    return { ...(await homeOf(ctx, cityId)), name, slogan, colour }
  },
}

/** The home of a channel: its own, but where that is of a partner city which is off. */
const homeOfChannel = async (db: RequestContext['db'], channel: number): Promise<string> => {
  const path = await findPath(db, channel)
  const partner = path && slugOf(path)
  return path && (!partner || (await findPartner(db, partner))?.isOn) ? path : USUAL_HOME
}

const shownTo = async (ctx: RequestContext) => {
  const [rules, offers] = await Promise.all([
    cached(ctx, 'home block rules', BLOCK_SECONDS, () => listBlockRules(ctx.db)),
    offersOf(ctx, ctx.city),
  ])
  return {
    home: blocksShown('home', rules, ctx),
    grid: blocksShown('grid', rules, ctx).filter((service) => offers.grid.includes(service)),
    mall: blocksShown('mall', rules, ctx),
    tabs: blocksShown('tabs', rules, ctx),
    shortcuts: offers.shortcuts,
    activities: offers.activities,
  }
}

const statsOf = (ctx: RequestContext) =>
  cached(ctx, 'home stats', STATS_SECONDS, async () => {
    const [units, doctors, illnesses] = await Promise.all([
      countHospitals(ctx.db),
      countDoctors(ctx.db),
      countIllnesses(ctx.db),
    ])
    return { unit_count: units, doctor_count: doctors, ill_count: illnesses }
  })

/** A home in a city: what is the same for all who stand there, and the words for who asks. */
const homeOf = async (ctx: RequestContext, asked: number) => {
  const city = await shelfOf(ctx, asked)
  const words = await listBoxWords(ctx, city.city_id)
  return { ...city, default_word: words.today, words: words.all.map(({ title }) => title) }
}

/** What a home shows of a city. */
const shelfOf = (ctx: RequestContext, asked: number) =>
  cached(ctx, `home of ${asked}`, CITY_SECONDS, async () => {
    const { db, now } = ctx
    const city = await cityOf(ctx, asked)
    const [units, doctors, articles, stats, examCategory] = await Promise.all([
      listHospitals(ctx, { city: city.id, sort: 'hot', from: null, page: 1, size: UNITS }),
      listDoctors(db, { city: city.id, sort: 'soonest', now, page: 1, size: DOCTORS }),
      newsOf(ctx),
      statsOf(ctx),
      findExamCategory(ctx),
    ])
    return {
      exam_category_id: examCategory,
      city_id: city.id,
      city_name: city.name,
      units: units.rows.map((row) => asUnitCard(row, null)),
      doctors: doctors.rows.map((row) => asDoctorCard(row, { now })),
      articles,
      stats,
    }
  })

const newsOf = (ctx: RequestContext) =>
  cached(ctx, 'home news', CITY_SECONDS, async () =>
    asArticleCards(ctx, (await listArticles(ctx.db, {}, { page: 1, size: ARTICLES })).rows),
  )
