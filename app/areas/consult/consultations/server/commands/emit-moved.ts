import { kindWords } from '#app/areas/consult/doctors/rules.ts'
import { type FilledMessage, filled } from '#app/areas/notices/messages/rules/templates.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { spokenMinutes } from '#kit/time/spoken.ts'
import { agreedWords } from '../../rules/agreed.ts'
import { messages } from '../../rules/messages.ts'
import { FOLLOW_UP } from '../../rules.ts'
import type { ConsultationState } from '../../states.ts'
import { linkOf } from '../present.ts'
import type { ConsultationRow } from '../queries.ts'

/** What a patient is told when their consultation comes to a state. */
const toldOf: Partial<Record<ConsultationState, (consultation: ConsultationRow, now: Date) => FilledMessage>> = {
  waiting: ({ acceptMinutes }) => filled(messages.waiting, { within: spokenMinutes(acceptMinutes) }),
  accepted: ({ replyMinutes, agreedAt, kind }, now) =>
    agreedAt
      ? filled(messages.agreed, { time: agreedWords(agreedAt, now), way: kindWords[kind] })
      : filled(messages.accepted, { within: spokenMinutes(replyMinutes) }),
  answered: () => filled(messages.answered, {}),
  ended: ({ summaryAt }) =>
    filled(messages.ended, {
      summary: summaryAt ? '医生写好了小结和建议，请查看。' : '',
      hours: String(FOLLOW_UP.hours),
      replies: String(FOLLOW_UP.replies),
    }),
  expired: () => filled(messages.expired, {}),
  cancelled: ({ backFen }) => filled(messages.cancelled, { back: backWords(backFen) }),
  missed: ({ agreedAt, kind }, now) =>
    filled(messages.missed, { time: agreedAt ? agreedWords(agreedAt, now) : '', way: kindWords[kind] }),
  refunded: ({ reason, backFen }) => filled(messages.refunded, { reason: reason ?? '', back: backWords(backFen) }),
}

const backWords = (backFen: number) => (backFen > 0 ? `${fenToYuan(backFen)} 元将原路退回。` : '')

/** Tells the patient and the rooms above that a consultation went to the state in which it is. */
export const emitMoved = async (ctx: Context, consultation: ConsultationRow) => {
  const { id: consultationId, patientId, doctorId, state } = consultation
  await ctx.emit('ask.moved', { consultationId, patientId, doctorId, state })
  const told = toldOf[state]?.(consultation, ctx.now)
  if (told) await notifyBy(ctx, told.template, { patientId, values: told.values, link: linkOf(consultationId) })
}
