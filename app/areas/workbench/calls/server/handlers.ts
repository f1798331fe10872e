import { actAsDoctor } from '#app/areas/access/doctors/server/public.ts'
import { membersOf } from '#app/areas/account/members/server/public.ts'
import {
  asJoined,
  asSeen,
  callByPhone,
  findLastCall,
  hangUp,
  isWaitedFor,
  joinCall,
  notePresent,
  passSignal,
  phoneOfDoctor,
  setPhoneOfDoctor,
} from '#app/areas/consult/calls/server/public.ts'
import { userOfDoctor } from '#app/areas/consult/chat/rules.ts'
import { passFor } from '#app/areas/consult/chat/server/public.ts'
import { findConsultationOfDoctor } from '#app/areas/consult/consultations/server/public.ts'
import type { DoctorContext, Handlers } from '#app/context.ts'
import { maskPhone } from '#kit/seal/mask.ts'
import type * as contract from '../contract.ts'
import { hoursHandlers } from './handlers/hours.ts'
import { asToCall } from './present.ts'
import { listToCall } from './queries.ts'

const MOST = 50

const findHis = ({ db, doctor }: DoctorContext, consultationId: string) =>
  findConsultationOfDoctor(db, doctor.doctorId, consultationId)

export const handlers: Handlers<typeof contract> = {
  ...hoursHandlers,

  async benchCalls(_, ctx) {
    const asks = await listToCall(ctx.db, ctx.doctor.doctorId, MOST)
    const members = await membersOf(
      ctx.db,
      asks.map(({ memberId }) => memberId),
    )
    const list = []
    for (const consultation of asks)
      list.push(
        asToCall(
          consultation,
          members.get(consultation.memberId)?.truename ?? '',
          await isWaitedFor(ctx, consultation.id),
        ),
      )
    return { list }
  },

  async benchCallNode(_, ctx) {
    const { user, ...pass } = await passFor(ctx, userOfDoctor(ctx.doctor.doctorId), '')
    return { ...pass, user: { ...user, user_name: ctx.doctor.name } }
  },

  async benchCall({ ask_id }, ctx) {
    const consultation = await findHis(ctx, ask_id)
    return consultation ? asSeen(ctx, consultation, 'doctor') : ctx.refuse('not-found')
  },

  async benchCallJoin({ ask_id, device }, ctx) {
    if (!(await findHis(ctx, ask_id))) return ctx.refuse('not-found')
    const joined = await joinCall(ctx, ask_id, 'doctor', device)
    if (typeof joined === 'string') return ctx.refuse(joined)
    const consultation = await findHis(ctx, ask_id)
    return consultation ? asJoined(ctx, consultation, 'doctor', device) : ctx.refuse('not-found')
  },

  async benchCallHere({ ask_id, device }, ctx) {
    const consultation = await findHis(ctx, ask_id)
    if (!consultation) return ctx.refuse('not-found')
    const fault = await notePresent(ctx, await findLastCall(ctx.db, ask_id), 'doctor', device)
    return fault ? ctx.refuse(fault) : asSeen(ctx, consultation, 'doctor')
  },

  async benchCallSignal({ ask_id, device, ...said }, ctx) {
    if (!(await findHis(ctx, ask_id))) return ctx.refuse('not-found')
    const call = await findLastCall(ctx.db, ask_id)
    const fault = await passSignal(ctx, call, { ...said, from: 'doctor', from_device: device })
    return fault ? ctx.refuse(fault) : {}
  },

  async benchCallEnd({ ask_id }, ctx) {
    if (!(await findHis(ctx, ask_id))) return ctx.refuse('not-found')
    await hangUp(ctx, ask_id, 'doctor')
    const consultation = await findHis(ctx, ask_id)
    return consultation ? asSeen(ctx, consultation, 'doctor') : ctx.refuse('not-found')
  },

  async benchCallPhone({ ask_id }, ctx) {
    const consultation = await findHis(ctx, ask_id)
    if (!consultation) return ctx.refuse('not-found')
    const call = await callByPhone(ctx, ask_id, 'doctor')
    return typeof call === 'string' ? ctx.refuse(call) : asSeen(ctx, consultation, 'doctor')
  },

  async benchPhone(_, ctx) {
    const mobile = await phoneOfDoctor(ctx, ctx.doctor.doctorId)
    return { mobile: mobile ? maskPhone(mobile) : '', is_on: ctx.config.phone.provider !== 'none' }
  },

  async benchPhoneSave({ mobile }, ctx) {
    const { doctorId: id } = ctx.doctor
    await actAsDoctor(
      ctx,
      (inside) => setPhoneOfDoctor(inside, id, mobile),
      () => ({ act: 'doctor.phone', kind: 'doctor', id }),
    )
    return { mobile: maskPhone(mobile), is_on: ctx.config.phone.provider !== 'none' }
  },
}
