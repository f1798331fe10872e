import { takePictures } from '#app/areas/files/server/public.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import type { Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { PHOTOS, stepOf } from '../rules.ts'
import { addCard } from './handlers/add.ts'
import { settleFace, startFace } from './handlers/face.ts'
import { giveUpPending, startRecharge, takeBack } from './handlers/money.ts'
import { asCard } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async getBankcardList(_, here) {
    const list = []
    for (const card of await queries.listCards(here.db, here.patient)) list.push(await asCard(here, here.patient, card))
    return { list }
  },

  async addBankcard(ask, here) {
    const added = await addCard(here, ask)
    return 'refused' in added
      ? here.refuse(added.refused, { most: added.most })
      : asCard(here, here.patient, added.card)
  },

  async deleteBankcard({ record_id }, here) {
    const { patient, refuse } = here
    return here.transact(async (inside) => {
      if (!(await queries.findCard(inside.db, patient, record_id))) return refuse('not-found')
      if (!(await giveUpPending(inside, record_id))) return refuse('changed')
      const card = await queries.lockCard(inside.db, patient, record_id)
      if (!card) return refuse('not-found')
      if (!(await queries.deleteCard(inside.db, card.id)))
        return refuse('has-balance', { money: fenToYuan(card.balanceFen) })
      return {}
    })
  },

  async getOpenThirdAccount({ record_id }, here) {
    const card = await queries.findCard(here.db, here.patient, record_id)
    return card ? asCard(here, here.patient, card) : here.refuse('not-found')
  },

  async subUploadPhoto({ record_id, subphotoInfo }, here) {
    const { patient, refuse } = here
    const photos = [...new Set(subphotoInfo.split(',').filter(Boolean))]
    return here.transact(async (inside) => {
      const card = await queries.lockCard(inside.db, patient, record_id)
      if (!card) return refuse('not-found')
      if (stepOf(card) === 'open') return refuse('open')
      const isTaken = photos.length === PHOTOS && (await takePictures(inside.db, patient, 'identity', photos))
      const kept = isTaken && (await queries.updatePhotos(inside.db, card.id, photos))
      return kept ? asCard(inside, patient, kept) : refuse('bad-photos')
    })
  },

  async getFaceVerify(ask, here) {
    const started = await startFace(here, ask)
    return 'refused' in started ? here.refuse(started.refused) : started
  },

  async faceResult({ token }, here) {
    const face = await queries.findFace(here.db, here.patient, token)
    return face ? { outcome: await settleFace(here, face) } : here.refuse('not-found')
  },

  async recharge({ record_id, amount }, here) {
    const started = await here.transact((inside) => startRecharge(inside, record_id, amount))
    return 'refused' in started ? here.refuse(started.refused, started.fill) : started
  },

  async returnBalance({ record_id }, here) {
    if (!(await queries.findCard(here.db, here.patient, record_id))) return here.refuse('not-found')
    const backFen = await here.transact((inside) => takeBack(inside, record_id))
    return backFen > 0 ? { refund_amount: backFen } : here.refuse('empty')
  },
}
