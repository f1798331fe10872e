import { mobileOf } from '#app/areas/access/patients/server/public.ts'
import { noteAnswer } from '#app/areas/consult/consultations/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import type { PhoneProgress } from '#kit/outside/phone.ts'
import { phoneBridgeOf } from '#kit/outside/server/phone.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { messages } from '../../rules/messages.ts'
import { type CallFault, endBy, MOST_MINUTES } from '../../rules.ts'
import { type CallState, stepsTo } from '../../states.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'
import { finishCall } from './finish.ts'
import { beginCall, lockForCall } from './join.ts'
import { sendToAll } from './live.ts'

/** The kind of sealed text: a doctor's own number. */
export const DOCTOR_PHONE = 'doctor-phone'

/** The number at which a doctor takes calls; undefined where they have given none. */
export const phoneOfDoctor = async ({ db, config }: Context, doctorId: number): Promise<string | undefined> => {
  const sealed = await queries.findPhone(db, doctorId)
  return sealed && sealOf(config).open(sealed, DOCTOR_PHONE)
}

/** Writes down at which number a doctor takes calls. */
export const setPhoneOfDoctor = ({ db, config }: Pick<Context, 'db' | 'config'>, doctorId: number, mobile: string) =>
  queries.savePhone(db, doctorId, sealOf(config).seal(mobile, DOCTOR_PHONE))

/** Whether a doctor can be joined with their patients by phone. */
const hasPhone = async (ctx: Context, doctorId: number): Promise<boolean> =>
  isPhoneOn(ctx) && (await queries.findPhone(ctx.db, doctorId)) !== undefined

/** Whether anybody can be joined by phone here. */
export const isPhoneOn = ({ config }: Pick<Context, 'config'>): boolean => config.phone.provider !== 'none'

type NotPhoned = CallFault | 'no-phone' | 'not-in-call'

/** Rings both by phone; a video call goes on so. A patient asks for it only out of one. */
export const callByPhone = async (ctx: Context, consultationId: string, who: 'patient' | 'doctor') => {
  const call = await transactInside(ctx, (inside) => beginByPhone(inside, consultationId, who))
  if (typeof call !== 'string') await followPhone(ctx, call.id)
  return call
}

const beginByPhone = async (
  ctx: Context,
  consultationId: string,
  who: 'patient' | 'doctor',
): Promise<queries.CallRow | NotPhoned> => {
  const consultation = await lockForCall(ctx, consultationId)
  if (typeof consultation === 'string') return consultation
  const open = await queries.findOpenCall(ctx.db, consultationId)
  if (open?.kind === 'phone') return open
  if (!open && who === 'patient') return 'not-in-call'
  if (!(await hasPhone(ctx, consultation.doctorId as number))) return 'no-phone'
  if (open) await finishCall(ctx, open, { to: open.state === 'talking' ? 'ended' : 'cancelled', by: 'switched' })
  const call = await beginCall(ctx, consultation, 'phone')
  await sendToAll(ctx, call)
  return call
}

/** Asks how far a call by phone is, and dials where the provider does not know it yet; the row follows. */
export const followPhone = async (ctx: Context, callId: string) => {
  const [bridge, call] = [phoneBridgeOf(ctx), await queries.findCall(ctx.db, callId)]
  if (!bridge || !call) return
  const progress = (await bridge.progress(callId)) ?? (await dial(ctx, call))
  if (progress) await transactInside(ctx, (inside) => goAlong(inside, call, progress))
}

const dial = async (ctx: Context, { id, doctorId, patientId }: queries.CallRow) => {
  const [from, to] = [await phoneOfDoctor(ctx, doctorId), await mobileOf(ctx, patientId)]
  if (!from || !to) return undefined
  return phoneBridgeOf(ctx)?.dial({ callNo: id, from, to, mostMinutes: MOST_MINUTES })
}

const goAlong = async (ctx: Context, { id, consultationId }: queries.CallRow, progress: PhoneProgress) => {
  const { db } = ctx
  await queries.lockConsultation(db, consultationId)
  const call = await queries.findCall(db, id)
  if (!call) return
  await queries.updateCall(db, id, { shownNumber: progress.shown })
  for (const state of stepsTo(call.state, progress.state)) await step(ctx, call, state, progress)
  await sendToAll(ctx, call)
}

const step = async (ctx: Context, call: queries.CallRow, state: CallState, { shown, talkedSeconds }: PhoneProgress) => {
  const { db, now } = ctx
  if (state === 'ended' || state === 'missed') return finishCall(ctx, call, { to: state, by: 'line', talkedSeconds })
  if (state === 'ringing') await tellRinging(ctx, call, shown)
  if (state === 'talking') await noteAnswer(ctx, call.consultationId)
  return queries.moveCall(db, call.id, state, now, state === 'talking' ? { comeBy: null, endBy: endBy(now) } : {})
}

const tellRinging = async (ctx: Context, { patientId, consultationId }: queries.CallRow, shown: string) =>
  notifyBy(ctx, messages.ringing, { patientId, values: { shown }, link: linkOf(consultationId) })
