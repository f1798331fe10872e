import { passFor } from '#app/areas/consult/chat/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../../contract/guest.ts'
import { userOfGuest } from '../../rules.ts'
import { findGuest, joinAsGuest } from '../commands/guest.ts'
import { leaveCall, notePresent, passSignal } from '../commands/sitting.ts'
import { asJoined, asSeen } from '../present/seen.ts'

export const guestHandlers: Handlers<typeof contract> = {
  async companionCall({ token }, ctx) {
    const guest = await findGuest(ctx, token)
    return typeof guest === 'string' ? ctx.refuse(guest) : asSeen(ctx, guest.consultation, 'guest')
  },

  async companionNode({ token }, ctx) {
    const guest = await findGuest(ctx, token)
    if (typeof guest === 'string') return ctx.refuse(guest)
    // No session: their pass ends by time alone, and what they hear ends with the call.
    const { user, ...pass } = await passFor(ctx, userOfGuest(guest.id), '')
    return { ...pass, user: { ...user, user_name: '' } }
  },

  async companionJoin({ token, device }, ctx) {
    const guest = await findGuest(ctx, token)
    if (typeof guest === 'string') return ctx.refuse(guest)
    await joinAsGuest(ctx, guest, device)
    return asJoined(ctx, guest.consultation, 'guest', device)
  },

  async companionHere({ token, device }, ctx) {
    const guest = await findGuest(ctx, token)
    if (typeof guest === 'string') return ctx.refuse(guest)
    const fault = await notePresent(ctx, guest.call, 'guest', device)
    return fault ? ctx.refuse(fault) : asSeen(ctx, guest.consultation, 'guest')
  },

  async companionSignal({ token, device, ...said }, ctx) {
    const guest = await findGuest(ctx, token)
    if (typeof guest === 'string') return ctx.refuse(guest)
    const fault = await passSignal(ctx, guest.call, { ...said, from: 'guest', from_device: device })
    return fault ? ctx.refuse(fault) : {}
  },

  async companionLeave({ token }, ctx) {
    const guest = await findGuest(ctx, token)
    if (typeof guest === 'string') return ctx.refuse(guest)
    await leaveCall(ctx, guest.call, 'guest')
    return asSeen(ctx, guest.consultation, 'guest')
  },
}
