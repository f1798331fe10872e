import { passFor } from '#app/areas/consult/chat/server/public.ts'
import type { Handlers } from '#server/here.ts'
import type * as contract from '../../contract/guest.ts'
import { userOfGuest } from '../../rules.ts'
import { findGuest, joinAsGuest } from '../commands/guest.ts'
import { asJoined, asSeen } from '../present/seen.ts'
import { leaveSeat, noteHere, passSignal } from '../commands/sitting.ts'

export const guestHandlers: Handlers<typeof contract> = {
  async companionCall({ token }, here) {
    const guest = await findGuest(here, token)
    return typeof guest === 'string' ? here.refuse(guest) : asSeen(here, guest.ask, 'guest')
  },

  async companionNode({ token }, here) {
    const guest = await findGuest(here, token)
    if (typeof guest === 'string') return here.refuse(guest)
    // No session: his pass ends by time alone, and what he hears ends with the call.
    const { user, ...pass } = await passFor(here, userOfGuest(guest.id), '')
    return { ...pass, user: { ...user, user_name: '' } }
  },

  async companionJoin({ token, device }, here) {
    const guest = await findGuest(here, token)
    if (typeof guest === 'string') return here.refuse(guest)
    await joinAsGuest(here, guest, device)
    return asJoined(here, guest.ask, 'guest', device)
  },

  async companionHere({ token, device }, here) {
    const guest = await findGuest(here, token)
    if (typeof guest === 'string') return here.refuse(guest)
    const fault = await noteHere(here, guest.call, 'guest', device)
    return fault ? here.refuse(fault) : asSeen(here, guest.ask, 'guest')
  },

  async companionSignal({ token, device, ...said }, here) {
    const guest = await findGuest(here, token)
    if (typeof guest === 'string') return here.refuse(guest)
    const fault = await passSignal(here, guest.call, { ...said, from: 'guest', from_device: device })
    return fault ? here.refuse(fault) : {}
  },

  async companionLeave({ token }, here) {
    const guest = await findGuest(here, token)
    if (typeof guest === 'string') return here.refuse(guest)
    await leaveSeat(here, guest.call, 'guest')
    return asSeen(here, guest.ask, 'guest')
  },
}
