import type { AskRow } from '#app/areas/consult/asks/server/public.ts'
import { askStates } from '#app/areas/consult/asks/states.ts'

/** A consultation in the list of whom a doctor is to call. */
export const asToCall = (ask: AskRow, truename: string, isWaiting: boolean) => ({
  ...{ ask_id: ask.id, kind: ask.kind === 'phone' ? ('phone' as const) : ('video' as const), truename },
  ...{ state_desc: askStates[ask.state].words, reply_by: ask.state === 'accepted' ? ask.replyBy : null },
  is_waiting: isWaiting,
})
