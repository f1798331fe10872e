import { hashOf, nicknameOf } from '#app/areas/access/patients/server/public.ts'
import { repliesNow } from '#app/areas/consult/consultations/rules.ts'
import { findOwnConsultation, findOwnNamed } from '#app/areas/consult/consultations/server/public.ts'
import { asMessage, hideMessage, markRead } from '#app/areas/consult/talk/server/public.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { sessionOf, userOfDoctor } from '../rules.ts'
import { sendToBoth } from './commands/live.ts'
import { passFor } from './commands/pass.ts'
import { sendAsPatient } from './commands/patient.ts'
import { takeBack } from './commands/take-back.ts'
import { messagesHandlers } from './handlers/messages.ts'
import { asVisit } from './present.ts'
import { findBond } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  ...messagesHandlers,

  async talkNode({ ask_id }, ctx) {
    const consultation = await findOwnConsultation(ctx.db, ctx.patient, ask_id)
    if (!consultation) return ctx.refuse('not-found')
    const { user, ...pass } = await passFor(ctx, ctx.patient, hashOf(ctx.userKey ?? ''))
    return {
      ...pass,
      user: { ...user, user_name: await nicknameOf(ctx.db, ctx.patient) },
      session_id: consultation.doctorId === null ? '' : sessionOf(ctx.patient, userOfDoctor(consultation.doctorId)),
    }
  },

  async talkLeftNum({ ask_id }, { db, patient, now, refuse }) {
    const consultation = await findOwnConsultation(db, patient, ask_id)
    return consultation ? { residue: repliesNow(consultation, now) } : refuse('not-found')
  },

  async talkVisit({ id }, ctx) {
    const consultation = await findOwnNamed(ctx.db, ctx.patient, id)
    if (!consultation) return ctx.refuse('not-found')
    const doctor = consultation.doctorId === null ? undefined : await findDoctor(ctx.db, consultation.doctorId)
    return asVisit(consultation, doctor, await findBond(ctx.db, id), ctx)
  },

  async talkSend({ ask_id, client_msg_id: clientMsgId, kind, content }, ctx) {
    const consultation = await findOwnConsultation(ctx.db, ctx.patient, ask_id)
    if (!consultation) return ctx.refuse('not-found')
    const kept = await sendAsPatient(ctx, consultation, { kind, content, clientMsgId })
    if (typeof kept === 'string') return ctx.refuse(kept)
    return { message: asMessage(kept.row, ctx), residue: kept.residue }
  },

  async talkRead({ ask_id, message_id }, ctx) {
    const consultation = await findOwnConsultation(ctx.db, ctx.patient, ask_id)
    if (!consultation) return ctx.refuse('not-found')
    const read_id = await markRead(ctx.db, ask_id, 'patient', message_id)
    if (read_id !== undefined) sendToBoth(ctx, consultation, { type: 'read', ask_id, who: 'patient', read_id })
    return {}
  },

  async talkTyping({ ask_id }, ctx) {
    const consultation = await findOwnConsultation(ctx.db, ctx.patient, ask_id)
    if (!consultation) return ctx.refuse('not-found')
    sendToBoth(ctx, consultation, { type: 'typing', ask_id, who: 'patient' })
    return {}
  },

  async talkRecall({ ask_id: consultationId, message_id: id }, ctx) {
    const consultation = await findOwnConsultation(ctx.db, ctx.patient, consultationId)
    if (!consultation) return ctx.refuse('not-found')
    const taken = await takeBack(ctx, consultation, { consultationId, sender: 'patient', id })
    return taken ? { message: asMessage(taken, ctx) } : ctx.refuse('too-late')
  },

  async delAskHistoryContent({ ask_id, content_id }, { db, patient, now, refuse }) {
    if (!(await findOwnConsultation(db, patient, ask_id))) return refuse('not-found')
    return (await hideMessage(db, ask_id, content_id, now)) ? {} : refuse('no-message')
  },
}
