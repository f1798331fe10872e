import { titles } from '#app/areas/guahao/doctors/rules.ts'
import { levels } from '#app/areas/guahao/hospitals/rules.ts'
import type { Context, Handlers } from '#app/context.ts'
import { dayOf, minutesOf, weekdayOf } from '#kit/time/day.ts'
import type * as contract from '../../contract/search.ts'
import {
  bandWords,
  type ConsultationKind,
  consultationKinds,
  consultDoctorSorts,
  kindWords,
  PSYCHOLOGY_CLASS,
  priceBands,
} from '../../rules.ts'
import { consultDoctorCards, consultDoctorPage } from '../present/cards.ts'
import { asDepartment, asIllTag } from '../present.ts'
import * as queries from '../queries.ts'
import { choices } from './choices.ts'
import { typedIn } from './typed.ts'

const MOST_SUGGESTED = 3
const MOST_TAGS = 30
const FEN = 100

interface Turn {
  page: number
  page_size: number
}

const pageOf = async (ctx: Context, filter: queries.ConsultDoctorFilter, { page, page_size: size }: Turn) =>
  consultDoctorPage(ctx, await queries.listConsultDoctors(ctx.db, filter, { page, size }))

const newestFirst = (table: Readonly<Record<number, string>>) =>
  Object.entries(table)
    .map(([code, words]) => ({ code: Number(code), words }))
    .sort((a, b) => b.code - a.code)

const choicesIn = async (ctx: Context) => ({
  departments: await choices(ctx, 'departments', async () =>
    (await queries.listConsultDepartments(ctx.db, 'class')).map(asDepartment),
  ),
  titles: newestFirst(titles).map(({ code, words }) => ({ title: code, title_name: words })),
  prices: priceBands.map((band) => ({ price_min: band.min, price_max: band.max, name: bandWords(band) })),
  services: consultationKinds.map((service: ConsultationKind) => ({ service, name: kindWords[service] })),
  levels: newestFirst(levels).map(({ code, words }) => ({ level: code, level_name: words })),
  sorts: Object.entries(consultDoctorSorts).map(([sort, name]) => ({ sort, name })),
})

export const searchHandlers: Handlers<typeof contract> = {
  askOptions: (_, ctx) => choicesIn(ctx),
  docFiltrate: (_, ctx) => choicesIn(ctx),

  async askDoctors(
    { keyword, dep_id, ill_id, title, price_min, price_max, service, level, unit_id, sort, ...turn },
    ctx,
  ) {
    const filter = {
      typed: await typedIn(ctx, keyword),
      catalogueId: dep_id,
      illnessId: ill_id,
      title,
      level,
      hospitalId: unit_id,
      kind: service,
      sort,
      minFen: price_min === undefined ? undefined : price_min * FEN,
      maxFen: price_max === undefined ? undefined : price_max * FEN,
    }
    return pageOf(ctx, filter, turn)
  },

  async psychDoctors({ keyword, dep_id, sort, ...turn }, ctx) {
    const typed = await typedIn(ctx, keyword)
    return pageOf(ctx, { typed, sort, classId: PSYCHOLOGY_CLASS, catalogueId: dep_id }, turn)
  },

  unitAskDoctors: ({ unit_id: hospitalId, dep_id: depId, ...turn }, ctx) => pageOf(ctx, { hospitalId, depId }, turn),

  async preAskDoctors({ keyword, ill_id: illnessId, dep_id: catalogueId }, ctx) {
    const filter = { typed: await typedIn(ctx, keyword), illnessId, catalogueId }
    const rows = await queries.listFirstConsultDoctors(ctx.db, filter, MOST_SUGGESTED)
    return { list: await consultDoctorCards(ctx, rows) }
  },

  async depDoctors({ dep_id: catalogueId, keyword, ...turn }, ctx) {
    return pageOf(ctx, { catalogueId, typed: await typedIn(ctx, keyword) }, turn)
  },

  async departmentIllnesses({ dep_id }, { db }) {
    return { list: (await queries.listTreated(db, dep_id, MOST_TAGS)).map(asIllTag) }
  },

  async askIllTags({ dep_id }, { db }) {
    return { list: (await queries.listTreated(db, dep_id, MOST_TAGS)).map(asIllTag) }
  },

  newAskDoc: (turn, ctx) => pageOf(ctx, { sort: 'newest' }, turn),

  embedDoctors: ({ dep_id: catalogueId, ...turn }, ctx) => pageOf(ctx, { catalogueId, kind: 'text' }, turn),

  psychologyAskDoctors: (turn, ctx) => pageOf(ctx, { classId: PSYCHOLOGY_CLASS }, turn),

  psychologyInstant(turn, ctx) {
    const at = { weekday: weekdayOf(dayOf(ctx.now)), minutes: minutesOf(ctx.now) }
    return pageOf(ctx, { classId: PSYCHOLOGY_CLASS, at, sort: 'fastest' }, turn)
  },
}
