import {
  type ConsultationRow,
  findAnyConsultation,
  noteAnswer,
} from '#app/areas/consult/consultations/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { newId } from '#kit/random/new-id.ts'
import { messages } from '../../rules/messages.ts'
import {
  type CallFault,
  type CallKind,
  comeByOf,
  endBy,
  faultOf,
  type Participant,
  presentFrom,
  ringBy,
} from '../../rules.ts'
import { firstStates } from '../../states.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'
import { sendToAll } from './live.ts'
import { putOutLater } from './media.ts'

/** Locks a consultation; what stands against calling in it now. */
export const lockForCall = async (
  { db, now }: Context,
  consultationId: string,
): Promise<ConsultationRow | CallFault> => {
  await queries.lockConsultation(db, consultationId)
  const consultation = await findAnyConsultation(db, consultationId)
  return consultation === undefined ? 'over' : (faultOf(consultation, now) ?? consultation)
}

/** Patient or doctor comes into the video call of a consultation; it begins where none goes on. Both there, they talk. */
export const joinCall = (ctx: Context, consultationId: string, who: 'patient' | 'doctor', device: string) =>
  transactInside(ctx, async (inside): Promise<queries.CallRow | CallFault | 'by-phone'> => {
    const consultation = await lockForCall(inside, consultationId)
    if (typeof consultation === 'string') return consultation
    const open = await queries.findOpenCall(inside.db, consultationId)
    if (consultation.kind === 'phone' || open?.kind === 'phone') return 'by-phone'
    const call = open ?? (await beginCall(inside, consultation, 'video', comeByOf(who, consultation, inside.now)))
    const isNew = await joinAs(inside, call, who, device)
    if (call.state === 'waiting') await talkOrCall(inside, { call, consultation }, who, isNew)
    await sendToAll(inside, call)
    return call
  })

/** Writes down a call that begins now; who was to come back has come. */
export const beginCall = async (
  { db, now }: Context,
  consultation: Pick<ConsultationRow, 'id' | 'patientId' | 'doctorId'>,
  kind: CallKind,
  come: Date = ringBy(now),
): Promise<queries.CallRow> => {
  const call = await queries.insertCall(db, {
    id: newId(),
    consultationId: consultation.id,
    patientId: consultation.patientId,
    kind,
    madeAt: now,
    doctorId: consultation.doctorId as number,
    path: [firstStates[kind]],
    pathAt: [now],
    comeBy: come,
  })
  if (!call) throw new Error(`the consultation ${consultation.id} was locked and has another call`)
  await queries.forgetAgain(db, consultation.id)
  return call
}

/** Somebody sits down; what they do is written into the record. False where they sat there already. */
export const joinAs = async (
  ctx: Context,
  { id }: queries.CallRow,
  who: Participant,
  device: string,
): Promise<boolean> => {
  const { db, now } = ctx
  if (await queries.notePresent(db, id, who, device, now)) return false
  const before = await queries.findParticipant(db, id, who)
  if (before) putOutLater(ctx, id, before)
  await queries.sitDown(db, id, who, device, now)
  const tookOver = before && before.seenAt > presentFrom(now)
  await queries.insertStep(db, { callId: id, who, what: tookOver ? 'took-over' : 'joined', at: now })
  return true
}

/** Both are there: they talk, and the doctor has answered. Only the doctor is: the patient is called. */
const talkOrCall = async (
  ctx: Context,
  { call, consultation }: { call: queries.CallRow; consultation: ConsultationRow },
  who: 'patient' | 'doctor',
  isNew: boolean,
) => {
  const { db, now } = ctx
  const present = (await queries.listPresent(db, call.id, now)).map((seat) => seat.who)
  if (present.includes('patient') && present.includes('doctor')) {
    await queries.moveCall(db, call.id, 'talking', now, { comeBy: null, endBy: endBy(now) })
    await noteAnswer(ctx, call.consultationId)
  } else if (who === 'doctor' && isNew) {
    await queries.updateCall(db, call.id, { comeBy: comeByOf('doctor', consultation, now) })
    await callPatient(ctx, call)
  }
}

const callPatient = (ctx: Context, { patientId, consultationId }: queries.CallRow) =>
  notifyBy(ctx, messages.video, { patientId, values: {}, link: linkOf(consultationId) })
