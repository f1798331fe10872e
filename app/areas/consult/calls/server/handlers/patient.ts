import { findOwnConsultation } from '#app/areas/consult/consultations/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../../contract/patient.ts'
import { faultOf } from '../../rules.ts'
import { inviteGuest, sendGuestAway } from '../commands/guest.ts'
import { joinCall } from '../commands/join.ts'
import { callByPhone } from '../commands/phone.ts'
import { hangUp, notePresent, passSignal } from '../commands/sitting.ts'
import { asJoined, asSeen } from '../present/seen.ts'
import { findLastCall, listExpected } from '../queries.ts'

export const patientHandlers: Handlers<typeof contract> = {
  async askCall({ ask_id }, ctx) {
    const consultation = await findOwnConsultation(ctx.db, ctx.patient, ask_id)
    return consultation ? asSeen(ctx, consultation, 'patient') : ctx.refuse('not-found')
  },

  async askCallsExpected(_, { db, now, patient }) {
    const asks = await listExpected(db, patient)
    return { list: asks.map((asked) => ({ ask_id: asked.id, is_open: faultOf(asked, now) === undefined })) }
  },

  async askCallJoin({ ask_id, device }, ctx) {
    if (!(await findOwnConsultation(ctx.db, ctx.patient, ask_id))) return ctx.refuse('not-found')
    const joined = await joinCall(ctx, ask_id, 'patient', device)
    if (typeof joined === 'string') return ctx.refuse(joined)
    const consultation = await findOwnConsultation(ctx.db, ctx.patient, ask_id)
    return consultation ? asJoined(ctx, consultation, 'patient', device) : ctx.refuse('not-found')
  },

  async askCallHere({ ask_id, device }, ctx) {
    const consultation = await findOwnConsultation(ctx.db, ctx.patient, ask_id)
    if (!consultation) return ctx.refuse('not-found')
    const fault = await notePresent(ctx, await findLastCall(ctx.db, ask_id), 'patient', device)
    return fault ? ctx.refuse(fault) : asSeen(ctx, consultation, 'patient')
  },

  async askCallSignal({ ask_id, device, ...said }, ctx) {
    if (!(await findOwnConsultation(ctx.db, ctx.patient, ask_id))) return ctx.refuse('not-found')
    const call = await findLastCall(ctx.db, ask_id)
    const fault = await passSignal(ctx, call, { ...said, from: 'patient', from_device: device })
    return fault ? ctx.refuse(fault) : {}
  },

  async askCallEnd({ ask_id }, ctx) {
    if (!(await findOwnConsultation(ctx.db, ctx.patient, ask_id))) return ctx.refuse('not-found')
    await hangUp(ctx, ask_id, 'patient')
    const consultation = await findOwnConsultation(ctx.db, ctx.patient, ask_id)
    return consultation ? asSeen(ctx, consultation, 'patient') : ctx.refuse('not-found')
  },

  async askCallPhone({ ask_id }, ctx) {
    const consultation = await findOwnConsultation(ctx.db, ctx.patient, ask_id)
    if (!consultation) return ctx.refuse('not-found')
    const call = await callByPhone(ctx, ask_id, 'patient')
    return typeof call === 'string' ? ctx.refuse(call) : asSeen(ctx, consultation, 'patient')
  },

  async askCallInvite({ ask_id, state }, ctx) {
    if (!(await findOwnConsultation(ctx.db, ctx.patient, ask_id))) return ctx.refuse('not-found')
    if (state === 0) return (await sendGuestAway(ctx, ask_id)) ? { link: '' } : ctx.refuse('over')
    const token = await inviteGuest(ctx, ask_id)
    return token ? { link: `${ctx.config.publicUrl}/ask/companion#${token}` } : ctx.refuse('over')
  },
}
