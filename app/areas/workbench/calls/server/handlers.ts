import { membersOf } from '#app/areas/account/members/server/public.ts'
import { findAskOfDoctor } from '#app/areas/consult/asks/server/public.ts'
import {
  asJoined,
  asSeen,
  callByPhone,
  findLastCall,
  hangUp,
  isWaitedFor,
  joinCall,
  noteHere,
  passSignal,
  phoneOfDoctor,
  setPhoneOfDoctor,
} from '#app/areas/consult/calls/server/public.ts'
import { userOfDoctor } from '#app/areas/consult/chat/rules.ts'
import { passFor } from '#app/areas/consult/chat/server/public.ts'
import { actAsDoctor } from '#app/areas/workbench/door/server/public.ts'
import { maskPhone } from '#kit/seal/mask.ts'
import type { DoctorHere, Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { asToCall } from './present.ts'
import { listToCall } from './queries.ts'

const MOST = 50

const findHis = ({ db, doctor }: DoctorHere, askId: string) => findAskOfDoctor(db, doctor.doctorId, askId)

export const handlers: Handlers<typeof contract> = {
  async benchCalls(_, here) {
    const asks = await listToCall(here.db, here.doctor.doctorId, MOST)
    const members = await membersOf(
      here.db,
      asks.map(({ memberId }) => memberId),
    )
    const list = []
    for (const ask of asks)
      list.push(asToCall(ask, members.get(ask.memberId)?.truename ?? '', await isWaitedFor(here, ask.id)))
    return { list }
  },

  async benchCallNode(_, here) {
    const { user, ...pass } = await passFor(here, userOfDoctor(here.doctor.doctorId), '')
    return { ...pass, user: { ...user, user_name: here.doctor.name } }
  },

  async benchCall({ ask_id }, here) {
    const ask = await findHis(here, ask_id)
    return ask ? asSeen(here, ask, 'doctor') : here.refuse('not-found')
  },

  async benchCallJoin({ ask_id, device }, here) {
    if (!(await findHis(here, ask_id))) return here.refuse('not-found')
    const joined = await joinCall(here, ask_id, 'doctor', device)
    if (typeof joined === 'string') return here.refuse(joined)
    const ask = await findHis(here, ask_id)
    return ask ? asJoined(here, ask, 'doctor', device) : here.refuse('not-found')
  },

  async benchCallHere({ ask_id, device }, here) {
    const ask = await findHis(here, ask_id)
    if (!ask) return here.refuse('not-found')
    const fault = await noteHere(here, await findLastCall(here.db, ask_id), 'doctor', device)
    return fault ? here.refuse(fault) : asSeen(here, ask, 'doctor')
  },

  async benchCallSignal({ ask_id, device, ...said }, here) {
    if (!(await findHis(here, ask_id))) return here.refuse('not-found')
    const call = await findLastCall(here.db, ask_id)
    const fault = await passSignal(here, call, { ...said, from: 'doctor', from_device: device })
    return fault ? here.refuse(fault) : {}
  },

  async benchCallEnd({ ask_id }, here) {
    if (!(await findHis(here, ask_id))) return here.refuse('not-found')
    await hangUp(here, ask_id, 'doctor')
    const ask = await findHis(here, ask_id)
    return ask ? asSeen(here, ask, 'doctor') : here.refuse('not-found')
  },

  async benchCallPhone({ ask_id }, here) {
    const ask = await findHis(here, ask_id)
    if (!ask) return here.refuse('not-found')
    const call = await callByPhone(here, ask_id, 'doctor')
    return typeof call === 'string' ? here.refuse(call) : asSeen(here, ask, 'doctor')
  },

  async benchPhone(_, here) {
    const mobile = await phoneOfDoctor(here, here.doctor.doctorId)
    return { mobile: mobile ? maskPhone(mobile) : '', is_on: here.config.phone.provider !== 'none' }
  },

  async benchPhoneSave({ mobile }, here) {
    const { doctorId: id } = here.doctor
    await actAsDoctor(
      here,
      (inside) => setPhoneOfDoctor(inside, id, mobile),
      () => ({ act: 'doctor.phone', kind: 'doctor', id }),
    )
    return { mobile: maskPhone(mobile), is_on: here.config.phone.provider !== 'none' }
  },
}
