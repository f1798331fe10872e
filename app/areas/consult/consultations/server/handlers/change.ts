import { offeredTimes } from '#app/areas/consult/call-hours/rules.ts'
import { findHours } from '#app/areas/consult/call-hours/server/public.ts'
import { addRating } from '#app/areas/consult/doctors/server/public.ts'
import { faultIn } from '#app/areas/guahao/comments/rules.ts'
import type { Handlers } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import type * as contract from '../../contract/own.ts'
import { isTooLateToCancel } from '../../rules/agreed.ts'
import { closingOf } from '../../rules.ts'
import { consultationStates, overStates } from '../../states.ts'
import { moveAgreed } from '../commands/agree.ts'
import { emitMoved } from '../commands/emit-moved.ts'
import { closeConsultation } from '../commands/end.ts'
import { asSharing, asState, CONSULTATION } from '../present.ts'
import * as queries from '../queries.ts'

type Change = Pick<Handlers<typeof contract>, 'askTimes' | 'moveAskTime' | 'closeAsk' | 'rateAsk' | 'shareAsk'>

export const changeHandlers: Change = {
  async askTimes({ doctor_id: doctorId }, { db, now }) {
    const hours = await findHours(db, doctorId, dayOf(now))
    const taken = new Set((await queries.listTaken(db, doctorId, now)).map((time) => time.getTime()))
    return { list: offeredTimes(hours, now).map((time) => ({ call_at: time, is_free: !taken.has(time.getTime()) })) }
  },

  async moveAskTime({ ask_id, call_at }, ctx) {
    const consultation = await queries.findOwnConsultation(ctx.db, ctx.patient, ask_id)
    if (!consultation) return ctx.refuse('not-found')
    const moved = await moveAgreed(ctx, consultation, call_at)
    return typeof moved === 'string' ? ctx.refuse(moved) : { ask_id, agreed_at: call_at }
  },

  async closeAsk({ ask_id }, ctx) {
    const consultation = await queries.findOwnConsultation(ctx.db, ctx.patient, ask_id)
    if (!consultation) return ctx.refuse('not-found')
    if (!closingOf(consultation.state))
      return ctx.refuse('not-open', { state: consultationStates[consultation.state].words })
    if (isTooLateToCancel(consultation, ctx.now)) return ctx.refuse('too-late')
    const closed = await closeConsultation(ctx, consultation)
    return closed ? { ask_id, ...asState(closed.state), refund_amount: closed.backFen } : ctx.refuse('changed')
  },

  async rateAsk({ ask_id, stars, content, is_public }, ctx) {
    const { db, now, config, patient, refuse } = ctx
    const consultation = await queries.findOwnConsultation(db, patient, ask_id)
    if (!consultation) return refuse('not-found')
    const fault = content === undefined ? undefined : faultIn(content)
    if (fault) return refuse(fault)
    const ratedSealed = content === undefined ? null : sealOf(config).seal(content, CONSULTATION)
    const isPublic = is_public === 1
    return ctx.transact(async (inside) => {
      const set = {
        stars,
        ratedSealed,
        ratingShown: true,
        ...(isPublic ? { publicAt: now, sharing: 'waiting' as const } : {}),
      }
      const rated = await queries.moveConsultation(inside.db, ask_id, 'rated', now, { from: ['ended'], set })
      if (!rated) return refuse(consultation.path.includes('ended') ? 'already-rated' : 'not-ended')
      await addRating(inside.db, rated.doctorId as number, stars)
      await emitMoved(inside, rated)
      return { ask_id, state: rated.state, stars, is_public: rated.publicAt !== null }
    })
  },

  async shareAsk({ ask_id, state }, { db, patient, now, refuse }) {
    const before = await queries.findOwnConsultation(db, patient, ask_id)
    if (!before) return refuse('not-found')
    if (state === 0) await queries.takeShareBack(db, patient, ask_id)
    else if (!overStates.some((over) => over === before.state)) return refuse('not-ended')
    else await queries.agreeToShare(db, patient, ask_id, now)
    const after = (await queries.findOwnConsultation(db, patient, ask_id)) ?? before
    return { ask_id, is_public: after.publicAt !== null, ...asSharing(after) }
  },
}
