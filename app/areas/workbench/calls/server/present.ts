import type { CallHours, HoursSpan } from '#app/areas/consult/call-hours/rules.ts'
import type { ConsultationRow } from '#app/areas/consult/consultations/server/public.ts'
import { consultationStates } from '#app/areas/consult/consultations/states.ts'
import { formatClock } from '#kit/time/day.ts'

/** A consultation in the list of whom a doctor is to call. */
export const asToCall = (consultation: ConsultationRow, truename: string, isWaiting: boolean) => ({
  ask_id: consultation.id,
  kind: consultation.kind === 'phone' ? ('phone' as const) : ('video' as const),
  truename,
  state_desc: consultationStates[consultation.state].words,
  reply_by: consultation.state === 'accepted' ? consultation.replyBy : null,
  agreed_at: consultation.agreedAt,
  is_waiting: isWaiting,
})

const asSpans = (spans: readonly HoursSpan[]) =>
  spans.map(({ begin, end }) => ({ begin: formatClock(begin), end: formatClock(end) }))

/** A doctor's hours as they change them. */
export const asHours = ({ week, days }: CallHours) => ({
  week: [...week].map(([weekday, spans]) => ({ weekday, hours: asSpans(spans) })),
  days: [...days].map(([date, spans]) => ({ date, hours: asSpans(spans) })),
})
