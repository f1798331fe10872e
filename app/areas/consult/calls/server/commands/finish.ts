import { sayInside } from '#app/areas/consult/chat/server/public.ts'
import { endConsultation } from '#app/areas/consult/consultations/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { phoneBridgeOf } from '#kit/outside/server/phone.ts'
import { messages } from '../../rules/messages.ts'
import { againBy, endWords, isHeld, storedUntil } from '../../rules.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'
import { sendToAll } from './live.ts'
import { closeLater } from './media.ts'

/** How a call ends: `switched` is a video call that goes on by phone, `line` a phone that was hung up. */
export interface Finish {
  to: 'ended' | 'missed' | 'cancelled'
  by: 'patient' | 'doctor' | 'time' | 'lost' | 'line' | 'switched' | 'ask'
  /** Of a phone call, as the provider counts. */
  talkedSeconds?: number
}

/**
 * Ends a call: its seats stand empty, its link is good no more, the talk says how it went. Where a doctor hung up who has held
 * the consultation, that ends too; else both may come back for a while. Undefined where it is over already.
 */
export const finishCall = async (ctx: Context, call: queries.CallRow, { to, by, talkedSeconds }: Finish) => {
  const { db, now } = ctx
  if (call.kind === 'phone' && by !== 'line') await phoneBridgeOf(ctx)?.hangUp(call.id)
  const talked = to === 'ended' ? (talkedSeconds ?? secondsSince(call, now)) : 0
  const held = isHeld(by, talked)
  const mayComeBack = to === 'ended' && !held && by !== 'switched' && by !== 'ask'
  const set = { endedBy: by, talkedSeconds: talked, comeBy: null, endBy: null, keptUntil: storedUntil(now) }
  const ended = await queries.moveCall(db, call.id, to, now, { ...set, againBy: mayComeBack ? againBy(now) : null })
  if (!ended) return undefined
  await sendToAll(ctx, ended)
  await queries.clearParticipants(db, call.id, now)
  if (ended.kind === 'video') closeLater(ctx, ended.id)
  await queries.endGuest(db, call.id, now)
  const content = endWords(ended.kind, ended.state, talked)
  await sayInside(ctx, ended, { consultationId: ended.consultationId, sender: 'system', kind: 'text', content })
  // Of one that was agreed and missed the consultation itself tells.
  if (to === 'missed' && by !== 'ask') await tellMissed(ctx, ended)
  if (held) await endConsultation(ctx, ended.consultationId)
  return ended
}

const secondsSince = ({ path, pathAt }: queries.CallRow, now: Date): number => {
  const began = pathAt[path.indexOf('talking')]
  return began ? Math.floor((now.getTime() - began.getTime()) / 1000) : 0
}

const tellMissed = (ctx: Context, { patientId, consultationId }: queries.CallRow) =>
  notifyBy(ctx, messages.unanswered, { patientId, values: {}, link: linkOf(consultationId) })
