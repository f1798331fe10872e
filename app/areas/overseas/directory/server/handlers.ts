import { listGoodsCards } from '#app/areas/mall/goods/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { cachedAnswer } from './commands/cached-answer.ts'
import { countConsult } from './commands/consult.ts'
import { findAll } from './handlers/find.ts'
import * as present from './present.ts'
import { findCase, listCases } from './queries/cases.ts'
import { countConsults, countConsultsOf } from './queries/consults.ts'
import { findIllness, listCategories, listCountries, listIllnesses } from './queries/countries.ts'
import { findExpert, listExperts, listIllnessNames } from './queries/experts.ts'
import { findHospital, findWholeHospital, isOnOf, listHospitals, listProofs, listRates } from './queries/hospitals.ts'
import { findPackage, listPackages } from './queries/packages.ts'

export const handlers: Handlers<typeof contract> = {
  overseasCountries: (asked, ctx) =>
    cachedAnswer(ctx, 'countries', asked, async (today) => ({
      list: (await listCountries(ctx.db, today)).map(present.asCountry),
    })),

  overseasPubCategories: (asked, ctx) =>
    cachedAnswer(ctx, 'kinds', asked, async (today) => ({
      list: (await listCategories(ctx.db, today)).map(present.asCategory),
    })),

  overseasHospitals: (asked, ctx) =>
    cachedAnswer(ctx, 'units', asked, async (today) => {
      const { country_id, category_id, ill_id, page, page_size: size } = asked
      const by = { countryId: country_id, categoryId: category_id, illnessId: ill_id }
      return paged(await listHospitals(ctx.db, by, today, { page, size }), present.asUnit)
    }),

  async overseasUnitInfo(asked, ctx) {
    const unit = await cachedAnswer(ctx, 'unit', asked, (today) => wholeUnit(ctx, asked.unit_id, today))
    return unit ?? ctx.refuse('not-found')
  },

  overseasExperts: (asked, ctx) =>
    cachedAnswer(ctx, 'experts', asked, async (today) => {
      const { unit_id, country_id, ill_id, page, page_size: size } = asked
      const by = { hospitalId: unit_id, countryId: country_id, illnessId: ill_id }
      return paged(await listExperts(ctx.db, by, today, { page, size }), present.asExpert)
    }),

  async overseasExpert({ doctor_id: id }, { db, now, refuse }) {
    const found = await findExpert(db, id, dayOf(now))
    if (!found) return refuse('not-found')
    const illnesses = await listIllnessNames(db, found.expert.illnessIds)
    return {
      ...present.asExpert(found),
      intro: found.expert.intro,
      is_shown: found.isShown,
      illnesses: illnesses.map(({ describedId, name }) => ({ ill_id: describedId, ill_name: name })),
    }
  },

  overseasCases: (asked, ctx) =>
    cachedAnswer(ctx, 'cases', asked, async (today) => {
      const { unit_id, ill_id, country_id, doctor_id, kind, page, page_size: size } = asked
      const by = { hospitalId: unit_id, illnessId: ill_id, countryId: country_id, expertId: doctor_id, kind }
      return paged(await listCases(ctx.db, by, today, { page, size }), present.asCase)
    }),

  async overseasCase({ article_id: id }, { db, now, refuse }) {
    const found = await findCase(db, id, dayOf(now))
    return found ? present.asWholeCase(found) : refuse('not-found')
  },

  overseasGoods: (asked, ctx) => cachedAnswer(ctx, 'goods', asked, (today) => goodsOf(ctx, asked, today)),

  async overseasPackage({ goods_id: id }, { db, now, refuse }) {
    const found = await findPackage(db, id)
    const unit = found && (await findHospital(db, found.package.hospitalId, dayOf(now)))
    return unit && isOnOf(unit) ? present.asPackage(found, unit) : refuse('not-found')
  },

  overseasIllnesses: (asked, ctx) =>
    cachedAnswer(ctx, 'illnesses', asked, async () => ({
      list: (await listIllnesses(ctx.db, asked.category_id)).map(present.asIllness),
    })),

  async overseasIllness(asked, ctx) {
    const illness = await cachedAnswer(ctx, 'illness', asked, (today) => wholeIllness(ctx, asked.ill_id, today))
    return illness ?? ctx.refuse('not-found')
  },

  async overseasConsultCount({ unit_id: id }, { db, refuse }) {
    const count = id === undefined ? await countConsults(db) : await countConsultsOf(db, id)
    return count === undefined ? refuse('not-found') : { count }
  },

  async overseasConsultNum({ unit_id: id }, ctx) {
    if (id !== undefined && (await countConsultsOf(ctx.db, id)) === undefined) return ctx.refuse('not-found')
    const isCounted = await countConsult(ctx, id)
    const count = id === undefined ? await countConsults(ctx.db) : await countConsultsOf(ctx.db, id)
    return { count: count ?? 0, is_counted: isCounted }
  },

  async overseasSearch({ keyword, kind }, ctx) {
    return { list: await findAll(ctx, keyword, kind) }
  },
}

const wholeUnit = async ({ db }: RequestContext, id: number, today: string) => {
  const [found, proofs, rates] = await Promise.all([
    findWholeHospital(db, id, today),
    listProofs(db, id),
    listRates(db, { hospitalId: id }, today),
  ])
  return found && isOnOf(found) ? present.asWholeUnit(found, { proofs, rates, today }) : undefined
}

const wholeIllness = async ({ db }: RequestContext, id: number, today: string) => {
  const [found, rates] = await Promise.all([findIllness(db, id), listRates(db, { illnessId: id }, today)])
  return found && present.asWholeIllness(found, rates)
}

const goodsOf = async ({ db }: RequestContext, asked: ParsedInput<typeof contract.overseasGoods>, today: string) => {
  const { country_id, unit_id, category_id, ill_id, page, page_size: size } = asked
  const by = { countryId: country_id, hospitalId: unit_id, categoryId: category_id, illnessId: ill_id }
  const found = await listPackages(db, by, today, { page, size })
  const ids = found.rows.map((row) => row.package.goodsId)
  const cards = new Map((await listGoodsCards(db, ids)).map((card) => [card.id, card]))
  const rows = found.rows.flatMap((row) => {
    const card = cards.get(row.package.goodsId)
    return card ? [{ row, card }] : []
  })
  return paged({ ...found, rows }, ({ row, card }) => present.asGoods(row, card))
}
