import { asOpenConsultations, listSharedOf } from '#app/areas/consult/consultations/server/public.ts'
import { asArticleCards, listPublished, listTopicsOf } from '#app/areas/content/articles/server/public.ts'
import { asDoctorCard, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import { listHospitalCards, listHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import type { Page, PageRequest } from '#kit/db/page.ts'
import type { Position } from '#kit/geo/distance.ts'
import { listPicks } from '../queries/keep.ts'
import { keepOpenDoctors, keepOpenHospitals } from '../queries/picked.ts'

/** The doctors, articles and questions that a channel picked and that everybody may see, in its order. */
export const picksOf = async (ctx: RequestContext, channel: number) => {
  const { db, now } = ctx
  const [doctorIds, articleIds, questionIds] = await Promise.all([
    listPicks(db, channel, 'doctor'),
    listPicks(db, channel, 'article'),
    listPicks(db, channel, 'question'),
  ])
  const [open, published, shared] = await Promise.all([
    keepOpenDoctors(db, doctorIds.map(Number)),
    listPublished(db, articleIds.map(Number)),
    listSharedOf(db, questionIds),
  ])
  const articles = await asArticleCards(ctx, published)
  const questions = await asOpenConsultations(ctx, shared)
  return {
    doctors: (await listDoctorCards(db, open)).map((row) => asDoctorCard(row, { now })),
    articles: articles.sort(by(articleIds, ({ article_id }) => String(article_id))),
    questions: questions.sort(by(questionIds, ({ ask_id }) => ask_id)),
  }
}

const by =
  <T>(ids: readonly string[], idOf: (one: T) => string) =>
  (a: T, b: T) =>
    ids.indexOf(idOf(a)) - ids.indexOf(idOf(b))

interface Wanted {
  topicId?: number | undefined
  keyword?: string | undefined
  from: Position | null
}

type Cards = Awaited<ReturnType<typeof listHospitalCards>>

/** The hospitals that a channel opens: those that it picked, else all of the city. */
export const hospitalsOf = async (
  ctx: RequestContext,
  channel: number,
  { topicId, keyword, from }: Wanted,
  { page, size }: PageRequest,
): Promise<Page<Cards[number]>> => {
  const { db, city } = ctx
  const picked = (await listPicks(db, channel, 'unit')).map(Number)
  if (picked.length === 0 && topicId === undefined)
    return listHospitals(ctx, { city, keyword, sort: from ? 'distance' : 'hot', from, page, size })
  const open = await keepOpenHospitals(db, picked.length > 0 ? picked : await hottest(ctx), { city, keyword })
  const fitting = topicId === undefined ? open : await withTopic(ctx, open, topicId)
  const shown = fitting.slice((page - 1) * size, page * size)
  const cards = new Map((await listHospitalCards(db, shown)).map((row) => [row.id, row]))
  return { rows: shown.flatMap((id) => cards.get(id) ?? []), page, totalPages: Math.ceil(fitting.length / size) }
}

/** So many of a city are looked through for a category. */
const MOST = 200

const hottest = async (ctx: RequestContext): Promise<number[]> =>
  (await listHospitals(ctx, { city: ctx.city, sort: 'hot', from: null, page: 1, size: MOST })).rows.map(({ id }) => id)

const withTopic = async ({ db }: RequestContext, ids: readonly number[], topicId: number): Promise<number[]> => {
  const has = new Set(
    (await listTopicsOf(db, ids)).filter((one) => one.topicId === topicId).map((one) => one.hospitalId),
  )
  return ids.filter((id) => has.has(id))
}

/** The topics on which doctors of a hospital have written; without one of the channel's hospitals. */
export const topicsOf = async (ctx: RequestContext, unit: number | 'of the channel'): Promise<number[]> => {
  const ids = unit === 'of the channel' ? await unitsOf(ctx) : [unit]
  return (await listTopicsOf(ctx.db, ids)).map(({ topicId }) => topicId)
}

const unitsOf = async (ctx: RequestContext): Promise<number[]> => {
  const picked = (await listPicks(ctx.db, ctx.channel, 'unit')).map(Number)
  return picked.length > 0 ? keepOpenHospitals(ctx.db, picked, { city: ctx.city }) : hottest(ctx)
}
