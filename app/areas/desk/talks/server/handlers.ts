import { permitted, recordDone } from '#app/areas/access/staff/server/public.ts'
import {
  answerSuggestion,
  answerTalk,
  closeTalk,
  listOpenTalks,
  readSuggestions,
  readTalk,
  takeTalk,
} from '#app/areas/help/server/public.ts'
import { readSpokenNumber } from '#kit/check/spoken-number.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { ordersOfNumber } from './handlers/orders-of-number.ts'
import { phraseHandlers } from './handlers/phrases.ts'
import { ratingHandlers } from './handlers/ratings.ts'
import { asRead, asTalk } from './present.ts'

export const handlers = permitted(contract, {
  ...phraseHandlers,
  ...ratingHandlers,

  async deskTalks({ page, page_size: size }, { db, staff }) {
    return paged(await listOpenTalks(db, { page, size }), (talk) => asTalk(talk, staff.staffId))
  },

  async deskTalkTake({ talk_id }, ctx) {
    const act = { act: 'talk.take', kind: 'talk', id: talk_id } as const
    const isTaken = await recordDone(ctx, act, (inside) => takeTalk(inside, talk_id, ctx.staff.staffId))
    return isTaken ? { talk_id } : ctx.refuse('not-found')
  },

  async deskTalk({ talk_id }, ctx) {
    const read = await readTalk(ctx, talk_id, ctx.staff.staffId)
    return typeof read === 'string' ? ctx.refuse(read) : asRead(read, ctx.staff.staffId)
  },

  async deskTalkAnswer({ talk_id, content }, ctx) {
    const { staffId } = ctx.staff
    const act = { act: 'talk.answer', kind: 'talk', id: talk_id } as const
    await recordDone(ctx, act, (inside) => answerTalk(inside, talk_id, staffId, content))
    const read = await readTalk(ctx, talk_id, staffId)
    return typeof read === 'string' ? ctx.refuse(read) : asRead(read, staffId)
  },

  async deskTalkOrder({ talk_id, number }, ctx) {
    const said = readSpokenNumber(number)
    if (said === undefined) return ctx.refuse('no-number')
    if (said === 'wrong-check') return ctx.refuse('wrong-number')
    const read = await readTalk(ctx, talk_id, ctx.staff.staffId)
    if (typeof read === 'string') return ctx.refuse(read)
    const { patientId } = read.talk
    if (patientId === null) return ctx.refuse('visitor')
    const list = await ordersOfNumber(ctx.db, patientId, said)
    return list.length > 0 ? { list } : ctx.refuse('no-order')
  },

  async deskTalkClose({ talk_id }, ctx) {
    const { staffId } = ctx.staff
    const act = { act: 'talk.close', kind: 'talk', id: talk_id } as const
    if (await recordDone(ctx, act, (inside) => closeTalk(inside, talk_id, staffId))) return {}
    const read = await readTalk(ctx, talk_id, staffId)
    return ctx.refuse(read === 'not-yours' ? read : 'not-found')
  },

  async deskSuggestions({ is_answered, page, page_size: size }, ctx) {
    const found = await readSuggestions(ctx, is_answered === 1, { page, size })
    return paged(found, ({ kind: _, ...shown }) => shown)
  },

  async deskSuggestionAnswer({ id, content }, ctx) {
    const act = { act: 'suggestion.answer', kind: 'suggestion', id } as const
    const isAnswered = await recordDone(ctx, act, (inside) => answerSuggestion(inside, id, content))
    return isAnswered ? { id } : ctx.refuse('not-found')
  },
})
