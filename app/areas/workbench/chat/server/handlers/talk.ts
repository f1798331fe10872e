import { userOfDoctor } from '#app/areas/consult/chat/rules.ts'
import { findBond, listAsDoctor, passFor, readAsDoctor, typeAsDoctor } from '#app/areas/consult/chat/server/public.ts'
import { asCaseCard, asSummary } from '#app/areas/consult/consultations/server/public.ts'
import { asMessage, countUnread, findRead } from '#app/areas/consult/talk/server/public.ts'
import { asDoctorConsultation } from '#app/areas/workbench/consultations/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../../contract.ts'
import { asEarlier, asStanding } from '../present.ts'
import { findWithEarlier } from '../queries.ts'

type TalkCalls = Pick<typeof contract, 'benchTalk' | 'benchNode' | 'benchMessages' | 'benchRead' | 'benchTyping'>

export const talkHandlers: Handlers<TalkCalls> = {
  async benchTalk({ ask_id }, ctx) {
    const { db, now, doctor } = ctx
    const found = await findWithEarlier(db, doctor.doctorId, ask_id)
    if (!found) return ctx.refuse('not-found')
    const { consultation, earlier } = found
    const [unread, bond] = [await countUnread(db, [ask_id]), await findBond(db, ask_id)]
    return {
      ask: asDoctorConsultation(consultation, unread, ctx),
      case: asCaseCard(consultation, ctx),
      summary: asSummary(consultation, ctx),
      ...asStanding(consultation, now),
      is_bound: bond.isBound,
      is_invited: bond.isInvited,
      earlier: earlier.map((one) => asEarlier(one, ctx)),
    }
  },

  async benchNode(_, ctx) {
    const { user, ...pass } = await passFor(ctx, userOfDoctor(ctx.doctor.doctorId), ctx.doctor.sessionHash)
    return { ...pass, user: { ...user, user_name: ctx.doctor.name } }
  },

  async benchMessages({ ask_id, before, since, page_size: size }, ctx) {
    const wanted = { ...(before && { before }), ...(since !== undefined && { since }), most: size + 1 }
    const found = await listAsDoctor(ctx, ctx.doctor.doctorId, ask_id, wanted)
    if (found === 'not-found') return ctx.refuse(found)
    const page = found.slice(0, size)
    return {
      list: (since === undefined ? page.reverse() : page).map((row) => asMessage(row, ctx)),
      has_more: found.length > size ? 1 : 0,
      read_id: (await findRead(ctx.db, ask_id))?.patientRead ?? 0,
    }
  },

  async benchRead({ ask_id, message_id }, ctx) {
    const read = await readAsDoctor(ctx, ctx.doctor.doctorId, ask_id, message_id)
    return read === 'not-found' ? ctx.refuse(read) : {}
  },

  async benchTyping({ ask_id }, ctx) {
    const told = await typeAsDoctor(ctx, ctx.doctor.doctorId, ask_id)
    return told === 'not-found' ? ctx.refuse(told) : {}
  },
}
