import { permitted, recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { receiveGoodsPicture } from '#app/areas/files/server/public.ts'
import { dayOf } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { removeIllness, saveIllness } from '../commands/keep-illness.ts'
import { saveCase, saveExpert, withdrawCase } from '../commands/keep-people.ts'
import { saveCountry, saveKind, savePackage, switchShown } from '../commands/keep-places.ts'
import { addProof, addRate, saveUnit, withdrawProof } from '../commands/keep-unit.ts'
import * as present from '../present/desk.ts'
import { listProofs, listRates } from '../queries/hospitals.ts'
import { listManagedIllnesses } from '../queries/illnesses.ts'
import * as manage from '../queries/manage.ts'
import { deletePackage, deleteRate } from '../queries/write.ts'

/** What a command made, or why it did not. */
const done = <R>(made: number | R): { id: number } | R => (typeof made === 'number' ? { id: made } : made)

export const handlers = permitted(contract, {
  async deskAbroadChoices(_, ctx) {
    return servesPlatform(ctx) ? manage.listChoices(ctx.db) : ctx.refuse('not-platform')
  },

  async deskAbroadPicture(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const received = await receiveGoodsPicture(ctx)
    const { mostMegabytes: megabytes } = ctx.config.uploads
    return typeof received === 'string' ? ctx.refuse(received, { megabytes }) : received
  },

  async deskAbroadUnits({ list = 'shown', ...asked }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const found = await manage.listManagedUnits(ctx.db, dayOf(ctx.now), { list, ...asked }).page(asked)
    return paged(found, present.asManagedUnit)
  },

  async deskAbroadUnit({ unit_id: id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const { db, now } = ctx
    const today = dayOf(now)
    const hospital = await manage.findHospitalRow(db, id)
    if (!hospital) return ctx.refuse('not-found')
    const [country, proofs, rates] = await Promise.all([
      manage.findCountry(db, hospital.countryId),
      listProofs(db, id),
      listRates(db, { hospitalId: id }, today),
    ])
    return present.asUnitSheet(hospital, { isCountryOn: country?.isOn ?? false, proofs, rates }, today)
  },

  async deskAbroadUnitSave(input, ctx) {
    return servesPlatform(ctx) ? done(await saveUnit(ctx, input)) : ctx.refuse('not-platform')
  },

  async deskAbroadProofAdd(input, ctx) {
    return servesPlatform(ctx) ? done(await addProof(ctx, input)) : ctx.refuse('not-platform')
  },

  async deskAbroadProofWithdraw(input, ctx) {
    return servesPlatform(ctx) ? done(await withdrawProof(ctx, input)) : ctx.refuse('not-platform')
  },

  async deskAbroadRateAdd(input, ctx) {
    return servesPlatform(ctx) ? done(await addRate(ctx, input)) : ctx.refuse('not-platform')
  },

  async deskAbroadRateRemove({ rate_id: id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const rate = await manage.findRate(ctx.db, id)
    if (!rate) return ctx.refuse('not-found')
    await ctx.transact(async (inside) => {
      await deleteRate(inside.db, id)
      await recordAct(inside, {
        act: 'abroad.rate-remove',
        kind: 'abroad-rate',
        id,
        before: { abroadName: rate.measure },
      })
    })
    return { id }
  },

  async deskAbroadCountries(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return { list: (await manage.listAllCountries(ctx.db)).map(present.asManagedCountry) }
  },

  async deskAbroadCountrySave(input, ctx) {
    return servesPlatform(ctx) ? done(await saveCountry(ctx, input)) : ctx.refuse('not-platform')
  },

  async deskAbroadKinds(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return { list: (await manage.listAllCategories(ctx.db)).map(present.asManagedKind) }
  },

  async deskAbroadKindSave(input, ctx) {
    return servesPlatform(ctx) ? done(await saveKind(ctx, input)) : ctx.refuse('not-platform')
  },

  async deskAbroadIlls(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return paged(await listManagedIllnesses(ctx.db, asked).page(asked), present.asManagedIllness)
  },

  async deskAbroadIllSave(input, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const made = await saveIllness(ctx, input)
    return typeof made === 'number' ? { ill_id: made } : made
  },

  async deskAbroadIllRemove({ ill_id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return (await removeIllness(ctx, ill_id)) ? { ill_id } : ctx.refuse('not-found')
  },

  async deskAbroadExperts(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const found = await manage.listManagedExperts(ctx.db, asked).page(asked)
    const ids = found.rows.flatMap(({ expert }) => expert.illnessIds)
    const names = await manage.illnessNames(ctx.db, ids)
    return paged(found, (row) => present.asManagedExpert(row, names))
  },

  async deskAbroadExpertSave(input, ctx) {
    return servesPlatform(ctx) ? done(await saveExpert(ctx, input)) : ctx.refuse('not-platform')
  },

  async deskAbroadCases(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return paged(await manage.listManagedCases(ctx.db, asked).page(asked), present.asManagedCase)
  },

  async deskAbroadCaseSave(input, ctx) {
    return servesPlatform(ctx) ? done(await saveCase(ctx, input)) : ctx.refuse('not-platform')
  },

  async deskAbroadCaseWithdraw(input, ctx) {
    return servesPlatform(ctx) ? done(await withdrawCase(ctx, input)) : ctx.refuse('not-platform')
  },

  async deskAbroadPackages(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return paged(await manage.listManagedPackages(ctx.db, asked).page(asked), present.asManagedPackage)
  },

  async deskAbroadPackageSave(input, ctx) {
    return servesPlatform(ctx) ? done(await savePackage(ctx, input)) : ctx.refuse('not-platform')
  },

  async deskAbroadPackageRemove({ goods_id: id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const isGone = await ctx.transact(async (inside) => {
      if (!(await deletePackage(inside.db, id))) return false
      await recordAct(inside, { act: 'abroad.package-remove', kind: 'abroad-package', id })
      return true
    })
    return isGone ? { id } : ctx.refuse('not-found')
  },

  async deskAbroadSwitch(input, ctx) {
    return servesPlatform(ctx) ? done(await switchShown(ctx, input)) : ctx.refuse('not-platform')
  },
})
