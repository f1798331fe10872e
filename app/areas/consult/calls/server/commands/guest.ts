import { randomBytes } from 'node:crypto'
import { hashOf } from '#app/areas/access/patients/server/public.ts'
import type { ConsultationRow } from '#app/areas/consult/consultations/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { callStates } from '../../states.ts'
import * as queries from '../queries.ts'
import { joinAs } from './join.ts'
import { sendToAll } from './live.ts'
import { putOutLater } from './media.ts'

/**
 * Asks one companion into the video call of a consultation; the token of their link, which is good for this call. The one before
 * goes. Undefined where no video call goes on.
 */
export const inviteGuest = (ctx: Context, consultationId: string): Promise<string | undefined> =>
  transactInside(ctx, async (inside) => {
    const call = await sendAway(inside, consultationId)
    if (!call) return undefined
    const token = randomBytes(24).toString('base64url')
    await queries.insertGuest(inside.db, { callId: call.id, tokenHash: hashOf(token), askedAt: inside.now })
    await queries.insertStep(inside.db, { callId: call.id, who: 'guest', what: 'invited', at: inside.now })
    await sendToAll(inside, call)
    return token
  })

/** The companion of a consultation's call goes; undefined where no video call goes on. */
export const sendGuestAway = (ctx: Context, consultationId: string): Promise<queries.CallRow | undefined> =>
  transactInside(ctx, (inside) => sendAway(inside, consultationId))

const sendAway = async (ctx: Context, consultationId: string): Promise<queries.CallRow | undefined> => {
  const { db, now } = ctx
  await queries.lockConsultation(db, consultationId)
  const call = await queries.findOpenCall(db, consultationId)
  if (call?.kind !== 'video') return undefined
  await sendToAll(ctx, call)
  const gone = await queries.endGuest(db, call.id, now)
  if (!gone) return call
  const seat = await queries.standUp(db, call.id, 'guest', now)
  if (seat) putOutLater(ctx, call.id, seat)
  await queries.insertStep(db, { callId: call.id, who: 'guest', what: 'sent-away', at: now })
  return call
}

/** A companion with the call to which they were asked. */
export interface Guest {
  id: number
  call: queries.CallRow
  consultation: ConsultationRow
}

/** Whose token this is; `over` where their call is. */
export const findGuest = async ({ db }: Context, token: string): Promise<Guest | 'not-found' | 'over'> => {
  const found = await queries.findGuestBy(db, hashOf(token))
  if (!found) return 'not-found'
  const { guest, call, consultation } = found
  if (!callStates[call.state].open) return 'over'
  return guest.goneAt === null ? { id: guest.id, call, consultation } : 'not-found'
}

/** A companion comes into their call. */
export const joinAsGuest = (ctx: Context, { call }: Guest, device: string) =>
  transactInside(ctx, async (inside) => {
    await joinAs(inside, call, 'guest', device)
    await sendToAll(inside, call)
  })
