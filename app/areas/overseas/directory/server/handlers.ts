import { listGoodsCards } from '#app/areas/mall/goods/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { countConsult } from './commands/consult.ts'
import { findAll } from './handlers/find.ts'
import * as present from './present.ts'
import { countCases, findCase, listCases } from './queries/cases.ts'
import { countConsults, countConsultsOf } from './queries/consults.ts'
import { findIllness, listCategories, listCountries, listIllnesses } from './queries/countries.ts'
import { countExperts, findExpert, listExperts, listIllnessNames } from './queries/experts.ts'
import { findHospital, listHospitals, listProofs, listRates } from './queries/hospitals.ts'
import { countPackages, findPackage, listPackages } from './queries/packages.ts'

export const handlers: Handlers<typeof contract> = {
  async overseasCountries(_, { db, now }) {
    return { list: (await listCountries(db, dayOf(now))).map(present.asCountry) }
  },

  async overseasPubCategories(_, { db, now }) {
    return { list: (await listCategories(db, dayOf(now))).map(present.asCategory) }
  },

  async overseasHospitals({ country_id, category_id, ill_id, page, page_size: size }, { db, now }) {
    const by = { countryId: country_id, categoryId: category_id, illnessId: ill_id }
    return paged(await listHospitals(db, by, dayOf(now), { page, size }), present.asUnit)
  },

  async overseasUnitInfo({ unit_id: id }, ctx) {
    return (await wholeUnit(ctx, id)) ?? ctx.refuse('not-found')
  },

  async overseasExperts({ unit_id, country_id, ill_id, page, page_size: size }, { db, now }) {
    const by = { hospitalId: unit_id, countryId: country_id, illnessId: ill_id }
    return paged(await listExperts(db, by, dayOf(now), { page, size }), present.asExpert)
  },

  async overseasExpert({ doctor_id: id }, { db, now, refuse }) {
    const found = await findExpert(db, id, dayOf(now))
    if (!found) return refuse('not-found')
    const illnesses = await listIllnessNames(db, found.expert.illnessIds)
    return {
      ...present.asExpert(found),
      intro: found.expert.intro,
      is_shown: found.isShown,
      illnesses: illnesses.map((one) => ({ ill_id: one.id, ill_name: one.name })),
    }
  },

  async overseasCases({ unit_id, ill_id, country_id, doctor_id, kind, page, page_size: size }, { db, now }) {
    const by = { hospitalId: unit_id, illnessId: ill_id, countryId: country_id, expertId: doctor_id, kind }
    return paged(await listCases(db, by, dayOf(now), { page, size }), present.asCase)
  },

  async overseasCase({ article_id: id }, { db, now, refuse }) {
    const found = await findCase(db, id, dayOf(now))
    return found ? present.asWholeCase(found) : refuse('not-found')
  },

  async overseasGoods({ country_id, unit_id, category_id, ill_id, page, page_size: size }, { db, now }) {
    const by = { countryId: country_id, hospitalId: unit_id, categoryId: category_id, illnessId: ill_id }
    const found = await listPackages(db, by, dayOf(now), { page, size })
    const ids = found.rows.map((row) => row.package.goodsId)
    const cards = new Map((await listGoodsCards(db, ids)).map((card) => [card.id, card]))
    const rows = found.rows.flatMap((row) => {
      const card = cards.get(row.package.goodsId)
      return card ? [{ row, card }] : []
    })
    return paged({ ...found, rows }, ({ row, card }) => present.asGoods(row, card))
  },

  async overseasPackage({ goods_id: id }, { db, now, refuse }) {
    const today = dayOf(now)
    const found = await findPackage(db, id, today)
    const unit = found && (await findHospital(db, found.package.hospitalId, today))
    return unit ? present.asPackage(found, unit) : refuse('not-found')
  },

  async overseasIllnesses({ category_id: categoryId }, { db }) {
    return { list: (await listIllnesses(db, categoryId)).map(present.asIllness) }
  },

  async overseasIllness({ ill_id: id }, { db, now, refuse }) {
    const found = await findIllness(db, id)
    if (!found) return refuse('not-found')
    const rates = await listRates(db, { illnessId: id }, dayOf(now))
    return {
      ...present.asIllness(found),
      category_id: found.illness.categoryId,
      description: found.description,
      treatments: found.illness.treatments,
      rates: rates.map((row) => ({
        unit_id: row.rate.hospitalId,
        unit_name: row.hospitalName,
        ...present.asRate(row),
      })),
      is_demo: found.illness.isDemo,
    }
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

const wholeUnit = async ({ db, now }: RequestContext, id: number) => {
  const today = dayOf(now)
  const found = await findHospital(db, id, today)
  if (!found?.hospital.isOn) return undefined
  const [proofs, rates, expertCount, goodsCount, caseCount] = await Promise.all([
    listProofs(db, id),
    listRates(db, { hospitalId: id }, today),
    countExperts(db, id),
    countPackages(db, id),
    countCases(db, id),
  ])
  return present.asWholeUnit(found, { proofs, rates, expertCount, goodsCount, caseCount, today })
}
