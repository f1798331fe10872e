import { isOffered } from '#app/areas/consult/call-hours/rules.ts'
import { findHours } from '#app/areas/consult/call-hours/server/public.ts'
import { kindWords } from '#app/areas/consult/doctors/rules.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { inside, transactInside } from '#kit/db/inside.ts'
import { committed, isUniqueViolation } from '#kit/db/transaction.ts'
import { dayOf } from '#kit/time/day.ts'
import { agreedSpan, agreedWords, mayMoveTime } from '../../rules/agreed.ts'
import { messages } from '../../rules/messages.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'
import { emitMoved } from './emit-moved.ts'

/** Why a time is not agreed. */
export type NotAgreed = 'too-late' | 'no-such-time' | 'time-taken'

/** The patient chooses another time for a call that is agreed; of two who want the same one has it. */
export const moveAgreed = async (
  ctx: Context,
  consultation: queries.ConsultationRow,
  callAt: Date,
): Promise<queries.ConsultationRow | NotAgreed> => {
  const { db, now } = ctx
  const { id, doctorId, hours } = consultation
  if (!mayMoveTime(consultation, now)) return 'too-late'
  if (!isOffered(await findHours(db, doctorId as number, dayOf(now)), callAt, now)) return 'no-such-time'
  const set = { agreedAt: callAt, ...agreedSpan(callAt, hours, now) }
  try {
    return await committed(db, async (own) => {
      const moved = await queries.moveTime(own, id, set, now)
      if (moved) await noteMoved(inside(ctx, own), moved)
      return moved ?? 'too-late'
    })
  } catch (error) {
    if (isUniqueViolation(error, 'consult_consultations_one_at_a_time')) return 'time-taken'
    throw error
  }
}

const noteMoved = (ctx: Context, { id, patientId, kind, agreedAt }: queries.ConsultationRow) =>
  notifyBy(ctx, messages.timeMoved, {
    patientId,
    values: { time: agreedAt ? agreedWords(agreedAt, ctx.now) : '', way: kindWords[kind] },
    link: linkOf(id),
  })

/** Both are reminded of what is agreed; the rooms above know how a doctor is reached. */
export const remindAgreed = (ctx: Context) => transactInside(ctx, remindInside)

const remindInside = async (ctx: Context) => {
  const { now } = ctx
  for (const { id, patientId, doctorId, kind, agreedAt } of await queries.takeToRemind(ctx.db, now)) {
    if (agreedAt === null || doctorId === null) continue
    const prepare = kind === 'phone' ? '请保持电话畅通。' : '请找个安静、光线好的地方，开始前 10 分钟可以进入。'
    await notifyBy(ctx, messages.near, {
      patientId,
      values: { way: kindWords[kind], time: agreedWords(agreedAt, now), prepare },
      link: linkOf(id),
    })
    await ctx.emit('ask.near', { consultationId: id, doctorId, agreedAt })
  }
}

/** The doctor came at the agreed time and waited, the patient did not come. Undefined where it has moved on meanwhile. */
export const missConsultation = (ctx: Context, id: string) =>
  transactInside(ctx, async (inside) => {
    const missed = await queries.moveConsultation(inside.db, id, 'missed', inside.now, {
      from: ['accepted'],
      which: queries.isAgreed,
      set: { reason: '您没有在约定时间来，医生等过您' },
    })
    if (missed) await emitMoved(inside, missed)
    return missed
  })
