import type { Within } from '#server/here.ts'
import * as queries from '../queries.ts'
import { endAsk, giveUp } from './end.ts'
import { giveBack } from './give-back.ts'

const AT_ONCE = 200

/** What becomes of a consultation when the time of its state is over. */
const ends: Readonly<Record<queries.Clocked, (within: Within, ask: queries.AskRow) => Promise<unknown>>> = {
  unpaid: (within, ask) => giveUp(within, ask, 'expired', '超时未付款'),
  waiting: (within, { id }) => goBack(within, id, 'waiting', '医生没有在承诺时间内接诊'),
  accepted: (within, { id }) => goBack(within, id, 'accepted', '医生没有在承诺时间内回复'),
  answered: (within, { id }) => endAsk(within, id),
}

const goBack = (within: Within, id: string, from: 'waiting' | 'accepted', reason: string) =>
  giveBack(within, id, { to: 'refunded', from: [from], which: queries.isOver(from, within.now), reason })

/** Has every consultation whose time is over go where it goes by itself. */
export const endOverdue = async (within: Within) => {
  for (const [state, end] of Object.entries(ends) as [queries.Clocked, (typeof ends)[queries.Clocked]][])
    for (const ask of await queries.listOver(within.db, state, within.now, AT_ONCE)) await end(within, ask)
}
