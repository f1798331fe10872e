import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { heartStates, wordsFault } from '../rules.ts'
import { send } from './handlers/send.ts'
import { asOwn, asShown } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async sendHeart({ doctor_id: doctorId, gift_id: giftId, words }, ctx) {
    if (!(await findDoctor(ctx.db, doctorId))?.isOpen) return ctx.refuse('no-doctor')
    const fault = wordsFault(words)
    if (fault) return ctx.refuse('words', { fault })
    const id = await send(ctx, { doctorId, giftId, words })
    return id instanceof Refused ? id : { id, heart_state: 'waiting', state_desc: heartStates.waiting.words }
  },

  async heartDetail({ id }, { db, refuse }) {
    const shown = await queries.findShown(db, id)
    return shown ? asShown(shown) : refuse('rejected')
  },

  async heartList({ doctor_id: doctorId, page, page_size: size }, { db }) {
    return paged(await queries.listShown(db, doctorId, { page, size }), asShown)
  },

  async ownHearts({ page, page_size: size }, { db, patient }) {
    return paged(await queries.listOwn(db, patient, { page, size }), asOwn)
  },
}
