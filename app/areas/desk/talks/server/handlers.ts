import { permitted, recordAct } from '#app/areas/access/staff/server/public.ts'
import {
  answerSuggestion,
  answerTalk,
  closeTalk,
  listOpenTalks,
  readSuggestions,
  readTalk,
  takeTalk,
} from '#app/areas/help/server/public.ts'
import type { StaffContext } from '#app/context.ts'
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
    const taken = await act(ctx, 'talk.take', talk_id, (inside) => takeTalk(inside, talk_id, ctx.staff.staffId))
    return taken ? { talk_id } : ctx.refuse('not-found')
  },

  async deskTalk({ talk_id }, ctx) {
    const read = await readTalk(ctx, talk_id, ctx.staff.staffId)
    return typeof read === 'string' ? ctx.refuse(read) : asRead(read, ctx.staff.staffId)
  },

  async deskTalkAnswer({ talk_id, content }, ctx) {
    const { staffId } = ctx.staff
    await act(ctx, 'talk.answer', talk_id, (inside) => answerTalk(inside, talk_id, staffId, content))
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
    const closed = await act(ctx, 'talk.close', talk_id, (inside) => closeTalk(inside, talk_id, staffId))
    if (closed) return {}
    const read = await readTalk(ctx, talk_id, staffId)
    return ctx.refuse(read === 'not-yours' ? read : 'not-found')
  },

  async deskSuggestions({ is_answered, page, page_size: size }, ctx) {
    const found = await readSuggestions(ctx, is_answered === 1, { page, size })
    return paged(found, ({ kind: _, ...shown }) => shown)
  },

  async deskSuggestionAnswer({ id, content }, ctx) {
    const isAnswered = await ctx.transact(async (inside) => {
      const isDone = await answerSuggestion(inside, id, content)
      if (isDone) await recordAct(inside, { act: 'suggestion.answer', kind: 'suggestion', id })
      return isDone
    })
    return isAnswered ? { id } : ctx.refuse('not-found')
  },
})

/** Does something with a talk and, where it was done, writes down that it was: both or neither. */
const act = (
  ctx: StaffContext,
  what: 'talk.take' | 'talk.answer' | 'talk.close',
  id: number,
  work: (inside: StaffContext) => Promise<boolean>,
): Promise<boolean> =>
  ctx.transact(async (inside) => {
    const isDone = await work(inside)
    if (isDone) await recordAct(inside, { act: what, kind: 'talk', id })
    return isDone
  })
