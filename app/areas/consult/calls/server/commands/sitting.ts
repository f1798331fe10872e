import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import type { CallSignal, Participant } from '../../rules.ts'
import { callStates } from '../../states.ts'
import * as queries from '../queries.ts'
import { finishCall } from './finish.ts'
import { sendToAll, sendToOne } from './live.ts'
import { putOutLater } from './media.ts'

/** The device of somebody in a call is still there; what stands against it. */
export const notePresent = async (
  { db, now }: Context,
  call: queries.CallRow | undefined,
  who: Participant,
  device: string,
): Promise<'over' | 'moved-away' | undefined> => {
  // A video call that goes on by phone is over for who sat in it.
  if (call?.kind !== 'video' || !callStates[call.state].open) return 'over'
  return (await queries.notePresent(db, call.id, who, device, now)) ? undefined : 'moved-away'
}

/** What one browser says to another one in the call. */
export type SignalResult = Pick<CallSignal, 'from' | 'from_device' | 'to_device' | 'signal'> & { to: Participant }

/** Hands a signal on, from a device that sits in the call to another that does; what stands against it. */
export const passSignal = async (
  ctx: Context,
  call: queries.CallRow | undefined,
  { to, ...said }: SignalResult,
): Promise<'over' | 'moved-away' | 'nobody' | undefined> => {
  if (call?.kind !== 'video' || !callStates[call.state].open) return 'over'
  if (!(await queries.sitsAt(ctx.db, call.id, said.from, said.from_device))) return 'moved-away'
  if (!(await queries.sitsAt(ctx.db, call.id, to, said.to_device))) return 'nobody'
  await sendToOne(ctx, call, to, { type: 'signal', call_id: call.id, ...said })
  return undefined
}

/** Patient or doctor hangs up. Who only waited goes, and the call with them where nobody else waits. */
export const hangUp = (ctx: Context, consultationId: string, who: 'patient' | 'doctor') =>
  transactInside(ctx, async (inside) => {
    await queries.lockConsultation(inside.db, consultationId)
    const call = await queries.findOpenCall(inside.db, consultationId)
    if (!call) return
    await leaveCall(inside, call, who)
    if (call.state === 'talking') await finishCall(inside, call, { to: 'ended', by: who })
    else if (!(await isAnybodyHere(inside, call))) await finishCall(inside, call, { to: 'cancelled', by: who })
  })

/** Somebody stands up. */
export const leaveCall = async (ctx: Context, call: queries.CallRow, who: Participant) => {
  const { db, now } = ctx
  const seat = await queries.standUp(db, call.id, who, now)
  if (!seat) return
  putOutLater(ctx, call.id, seat)
  await queries.insertStep(db, { callId: call.id, who, what: 'left', at: now })
  await sendToAll(ctx, call)
}

const isAnybodyHere = async ({ db, now }: Context, { id }: queries.CallRow): Promise<boolean> =>
  (await queries.listPresent(db, id, now)).some(({ who }) => who !== 'guest')
