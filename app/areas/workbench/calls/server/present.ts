import type { AskRow } from '#app/areas/consult/asks/server/public.ts'
import { askStates } from '#app/areas/consult/asks/states.ts'

/** A consultation in the list of whom a doctor is to call. */
export const asToCall = (consultation: AskRow, truename: string, isWaiting: boolean) => ({
  ...{ ask_id: consultation.id, kind: consultation.kind === 'phone' ? ('phone' as const) : ('video' as const), truename },
  ...{ state_desc: askStates[consultation.state].words, reply_by: consultation.state === 'accepted' ? consultation.replyBy : null },
  is_waiting: isWaiting,
})
