import { findOwnAsk } from '#app/areas/consult/asks/server/public.ts'
import type { Handlers } from '#server/here.ts'
import type * as contract from '../../contract/patient.ts'
import { inviteGuest, sendGuestAway } from '../commands/guest.ts'
import { joinCall } from '../commands/join.ts'
import { callByPhone } from '../commands/phone.ts'
import { asJoined, asSeen } from '../present/seen.ts'
import { hangUp, noteHere, passSignal } from '../commands/sitting.ts'
import { findLastCall } from '../queries.ts'

export const patientHandlers: Handlers<typeof contract> = {
  async askCall({ ask_id }, here) {
    const ask = await findOwnAsk(here.db, here.patient, ask_id)
    return ask ? asSeen(here, ask, 'patient') : here.refuse('not-found')
  },

  async askCallJoin({ ask_id, device }, here) {
    if (!(await findOwnAsk(here.db, here.patient, ask_id))) return here.refuse('not-found')
    const joined = await joinCall(here, ask_id, 'patient', device)
    if (typeof joined === 'string') return here.refuse(joined)
    const ask = await findOwnAsk(here.db, here.patient, ask_id)
    return ask ? asJoined(here, ask, 'patient', device) : here.refuse('not-found')
  },

  async askCallHere({ ask_id, device }, here) {
    const ask = await findOwnAsk(here.db, here.patient, ask_id)
    if (!ask) return here.refuse('not-found')
    const fault = await noteHere(here, await findLastCall(here.db, ask_id), 'patient', device)
    return fault ? here.refuse(fault) : asSeen(here, ask, 'patient')
  },

  async askCallSignal({ ask_id, device, ...said }, here) {
    if (!(await findOwnAsk(here.db, here.patient, ask_id))) return here.refuse('not-found')
    const call = await findLastCall(here.db, ask_id)
    const fault = await passSignal(here, call, { ...said, from: 'patient', from_device: device })
    return fault ? here.refuse(fault) : {}
  },

  async askCallEnd({ ask_id }, here) {
    if (!(await findOwnAsk(here.db, here.patient, ask_id))) return here.refuse('not-found')
    await hangUp(here, ask_id, 'patient')
    const ask = await findOwnAsk(here.db, here.patient, ask_id)
    return ask ? asSeen(here, ask, 'patient') : here.refuse('not-found')
  },

  async askCallPhone({ ask_id }, here) {
    const ask = await findOwnAsk(here.db, here.patient, ask_id)
    if (!ask) return here.refuse('not-found')
    const call = await callByPhone(here, ask_id, 'patient')
    return typeof call === 'string' ? here.refuse(call) : asSeen(here, ask, 'patient')
  },

  async askCallInvite({ ask_id, state }, here) {
    if (!(await findOwnAsk(here.db, here.patient, ask_id))) return here.refuse('not-found')
    if (state === 0) return (await sendGuestAway(here, ask_id)) ? { link: '' } : here.refuse('over')
    const token = await inviteGuest(here, ask_id)
    return token ? { link: `${here.config.publicUrl}/ask/companion#${token}` } : here.refuse('over')
  },
}
