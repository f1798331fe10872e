import { addAnswer, isSeated } from '#app/areas/consult/doctors/server/public.ts'
import { insertTalk } from '#app/areas/consult/talk/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { agreedSpan } from '../../rules/agreed.ts'
import { spanFrom } from '../../rules.ts'
import * as queries from '../queries.ts'
import { emitMoved } from './emit-moved.ts'
import { giveBack } from './give-back.ts'

/**
 * A doctor accepts a consultation that waits for them, or for any doctor of a department that is theirs. Its talk opens and the
 * promise of an answer runs. Undefined where it does not wait any more, or not for them.
 */
export const acceptConsultation = (
  ctx: Context,
  doctorId: number,
  consultationId: string,
): Promise<queries.ConsultationRow | undefined> =>
  transactInside(ctx, async (inside) => {
    const { db, now } = inside
    const consultation = await queries.findAnyConsultation(db, consultationId)
    if (!consultation || !(await isForHim(inside, doctorId, consultation))) return undefined
    const which = queries.isFreeFor(doctorId, now)
    const set = { doctorId, ...spanOf(consultation, now) }
    const accepted = await queries.moveConsultation(db, consultationId, 'accepted', now, {
      from: ['waiting'],
      which,
      set,
    })
    if (!accepted) return undefined
    await insertTalk(db, { id: consultationId, patientId: accepted.patientId, doctorId, openedAt: now }, [])
    await emitMoved(inside, accepted)
    return accepted
  })

/** By when it is to be answered, and when it ends: from now on, or by the time that was agreed. */
const spanOf = (consultation: queries.ConsultationRow, now: Date) => {
  const { agreedAt, hours } = consultation
  if (agreedAt === null) return spanFrom(now, consultation)
  return agreedSpan(agreedAt, hours, now)
}

/** What a department is asked any of its doctors takes who offers that way to ask. */
const isForHim = async (
  { db }: Context,
  doctorId: number,
  { doctorId: named, catalogueId, kind }: queries.ConsultationRow,
) => (named === null ? catalogueId !== null && isSeated(db, doctorId, catalogueId, kind) : named === doctorId)

/**
 * The doctor answered: the first answer within the promise makes a consultation of it, and how long it took is measured.
 * Undefined where it was not the first.
 */
export const noteAnswer = (ctx: Context, consultationId: string): Promise<queries.ConsultationRow | undefined> =>
  transactInside(ctx, async (inside) => {
    const { db, now } = inside
    const which = queries.isInTime('accepted', now)
    const answered = await queries.moveConsultation(db, consultationId, 'answered', now, { from: ['accepted'], which })
    if (!answered) return undefined
    await addAnswer(db, answered.doctorId as number, waitedSeconds(answered))
    await emitMoved(inside, answered)
    return answered
  })

/** From the beginning of the wait to the first answer. */
const waitedSeconds = ({ path, pathAt }: queries.ConsultationRow): number => {
  const [from, to] = (['waiting', 'answered'] as const).map((state) => pathAt[path.indexOf(state)] as Date) as [
    Date,
    Date,
  ]
  return Math.round((to.getTime() - from.getTime()) / 1000)
}

/** A doctor cannot take a consultation, or cannot answer it: what was paid goes back. Undefined where it is not theirs to decline. */
export const declineConsultation = async (ctx: Context, doctorId: number, consultationId: string, reason: string) => {
  const consultation = await queries.findConsultationOfDoctor(ctx.db, doctorId, consultationId)
  if (!consultation) return undefined
  return giveBack(ctx, consultationId, {
    to: 'refunded',
    from: ['waiting', 'accepted'],
    reason: `医生无法接诊：${reason}`,
  })
}
