import { takePictures } from '#app/areas/files/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../contract.ts'
import { PHOTOS, stepOf } from '../rules.ts'
import { addCard } from './handlers/add.ts'
import { settleFace, startFace } from './handlers/face.ts'
import { giveUpPending, startRecharge, takeBack } from './handlers/money.ts'
import { asCard } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async getBankcardList(_, ctx) {
    const list = []
    for (const card of await queries.listCards(ctx.db, ctx.patient)) list.push(await asCard(ctx, ctx.patient, card))
    return { list }
  },

  async addBankcard(input, ctx) {
    const added = await addCard(ctx, input)
    return added instanceof Refused ? added : asCard(ctx, ctx.patient, added)
  },

  async deleteBankcard({ record_id }, ctx) {
    const { patient, refuse } = ctx
    return ctx.transact(async (inside) => {
      if (!(await queries.findCard(inside.db, patient, record_id))) return refuse('not-found')
      if (!(await giveUpPending(inside, record_id))) return refuse('changed')
      const card = await queries.lockCard(inside.db, patient, record_id)
      if (!card) return refuse('not-found')
      if (!(await queries.deleteCard(inside.db, card.id)))
        return refuse('has-balance', { money: fenToYuan(card.balanceFen) })
      return {}
    })
  },

  async getOpenThirdAccount({ record_id }, ctx) {
    const card = await queries.findCard(ctx.db, ctx.patient, record_id)
    return card ? asCard(ctx, ctx.patient, card) : ctx.refuse('not-found')
  },

  async subUploadPhoto({ record_id, subphotoInfo }, ctx) {
    const { patient, refuse } = ctx
    const photos = [...new Set(subphotoInfo.split(',').filter(Boolean))]
    return ctx.transact(async (inside) => {
      const card = await queries.lockCard(inside.db, patient, record_id)
      if (!card) return refuse('not-found')
      if (stepOf(card) === 'open') return refuse('open')
      const isTaken = photos.length === PHOTOS && (await takePictures(inside.db, patient, 'identity', photos))
      const kept = isTaken && (await queries.updatePhotos(inside.db, card.id, photos))
      return kept ? asCard(inside, patient, kept) : refuse('bad-photos')
    })
  },

  async getFaceVerify(input, ctx) {
    return startFace(ctx, input)
  },

  async faceResult({ token }, ctx) {
    const face = await queries.findFace(ctx.db, ctx.patient, token)
    return face ? { outcome: await settleFace(ctx, face) } : ctx.refuse('not-found')
  },

  async recharge({ record_id, amount }, ctx) {
    return ctx.transact((inside) => startRecharge(inside, record_id, amount))
  },

  async returnBalance({ record_id }, ctx) {
    if (!(await queries.findCard(ctx.db, ctx.patient, record_id))) return ctx.refuse('not-found')
    const backFen = await ctx.transact((inside) => takeBack(inside, record_id))
    return backFen > 0 ? { refund_amount: backFen } : ctx.refuse('empty')
  },
}
