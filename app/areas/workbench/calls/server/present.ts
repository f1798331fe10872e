import type { ConsultationRow } from '#app/areas/consult/consultations/server/public.ts'
import { consultationStates } from '#app/areas/consult/consultations/states.ts'

/** A consultation in the list of whom a doctor is to call. */
export const asToCall = (consultation: ConsultationRow, truename: string, isWaiting: boolean) => ({
  ask_id: consultation.id,
  kind: consultation.kind === 'phone' ? ('phone' as const) : ('video' as const),
  truename,
  state_desc: consultationStates[consultation.state].words,
  reply_by: consultation.state === 'accepted' ? consultation.replyBy : null,
  is_waiting: isWaiting,
})
