import { addressIndexOf, countUp } from '#app/areas/access/patients/server/public.ts'
import { markedAmong } from '#app/areas/account/marks/server/public.ts'
import { asDoctorCard, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import { ALL_COUNTRY, findCity } from '#app/areas/location/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import { later } from '#kit/time/span.ts'
import type * as contract from '../contract.ts'
import { MOST_FEEDBACK, type RankSubject, ranks, shareWords } from '../rules.ts'
import { type AllRanked, asPlaces, asRankedDoctor, asRankedUnit, coverOf } from './present.ts'
import * as queries from './queries/read.ts'

/** Places on the card of a rank. */
const TOP = 3
/** Illnesses to choose from. */
const ILLNESSES = 30

export const handlers: Handlers<typeof contract> = {
  async rankIndex(_, ctx) {
    const { db, city } = ctx
    const tops = await queries.listTops(db, [city, ALL_COUNTRY.id], TOP)
    const ranked = await findRanked(ctx, tops)
    const list = Object.entries(ranks).map(([key, rank]) => {
      const mine = tops.filter((entry) => entry.rankId === Number(key))
      const shown = mine.some((entry) => entry.cityId === city) ? city : ALL_COUNTRY.id
      const top = mine
        .filter((entry) => entry.cityId === shown)
        .flatMap((entry) => asPlaces(rank, entry, ranked, nobody))
      const { title, subtitle, subject: type } = rank
      return { rank_id: Number(key), title, subtitle, type, cover: coverOf(Number(key)), top }
    })
    return { list }
  },

  async rankList({ rank_id: rankId, option_id, dep_id, ill_id, page, page_size: size }, ctx) {
    const { db, city, patient } = ctx
    const rank = ranks[rankId]
    if (!rank) return ctx.refuse('not-found')
    const part = { rankId, cityId: option_id ?? city, classId: dep_id ?? 0, illnessId: ill_id ?? 0 }
    const { rows, computedAt, totalPages } = await queries.findPlaces(db, part, { page, size })
    const [ranked, focused] = await Promise.all([
      findRanked(ctx, rows),
      markedAmong(
        db,
        patient,
        rank.subject,
        rows.map((entry) => entry.targetId),
      ),
    ])
    const places = rows.flatMap((entry) => asPlaces(rank, entry, ranked, focused))
    return { rankList: places, page, total_page_num: totalPages, computed_at: computedAt }
  },

  async rankOption({ rank_id: rankId }, { db, city, refuse }) {
    if (!ranks[rankId]) return refuse('not-found')
    const [ctx, classes, illnesses] = await Promise.all([
      findCity(db, city),
      queries.listClasses(db, rankId, city),
      queries.listIllnesses(db, rankId, city, ILLNESSES),
    ])
    return {
      city: [
        ...(ctx ? [{ option_id: ctx.id, title: ctx.name }] : []),
        { option_id: ALL_COUNTRY.id, title: ALL_COUNTRY.name },
      ],
      department: classes.map(({ id, name }) => ({ dep_id: id, title: name })),
      disease: illnesses.map(({ id, name }) => ({ ill_id: id, title: name })),
      period: [{ title: '累计' }],
    }
  },

  rankTitle({ rank_id }, { refuse }) {
    const rank = ranks[rank_id]
    if (!rank) return refuse('not-found')
    const { title, subtitle, subject: type } = rank
    return { rank_id, title, subtitle, type, ...shareWords(rank), share_img: coverOf(rank_id) }
  },

  rankRule({ rank_id }, { refuse }) {
    const rank = ranks[rank_id]
    return rank ? { rank_id, rule: rank.rule } : refuse('not-found')
  },

  async rankFeedback({ rank_id, feedback }, ctx) {
    const { db, patient, now, refuse } = ctx
    if (!ranks[rank_id]) return refuse('not-found')
    if (await hasSaidEnough(ctx)) return refuse('too-often')
    await queries.insertFeedback(db, { rankId: rank_id, patientId: patient, feedback, saidAt: now })
    return { rank_id }
  },
}

const nobody: ReadonlySet<string> = new Set()

/** Visitors may speak too, but nobody floods from one address. */
const hasSaidEnough = async (ctx: RequestContext) => {
  const { db, now, config } = ctx
  if (config.limits === 'off') return false
  const count = await countUp(db, `rank-feedback ${addressIndexOf(ctx)}`, now, later(now, { hours: 1 }))
  return count > MOST_FEEDBACK
}

/** The doctors and hospitals that stand in these places: one question for each kind that is there. */
const findRanked = async ({ db, now }: RequestContext, rows: readonly queries.EntryRow[]): Promise<AllRanked> => {
  const idsOf = (subject: RankSubject) =>
    rows.filter((entry) => ranks[entry.rankId]?.subject === subject).map((entry) => entry.targetId)
  const [doctorIds, unitIds] = [idsOf('doctor'), idsOf('unit')]
  const [doctors, units] = await Promise.all([
    doctorIds.length > 0 ? listDoctorCards(db, doctorIds) : [],
    unitIds.length > 0 ? queries.listHospitals(db, unitIds) : [],
  ])
  return new Map([
    ...doctors.map((row) => [`doctor ${row.id}`, asRankedDoctor(asDoctorCard(row, { now }))] as const),
    ...units.map((row) => [`unit ${row.id}`, asRankedUnit(row)] as const),
  ])
}
