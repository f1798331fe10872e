import type { Context } from '#app/context.ts'
import * as queries from '../queries.ts'
import { endConsultation, giveUp } from './end.ts'
import { giveBack } from './give-back.ts'

const AT_ONCE = 200

/** What becomes of a consultation when the time of its state is over. */
const ends: Readonly<
  Record<queries.Clocked, (ctx: Context, consultation: queries.ConsultationRow) => Promise<unknown>>
> = {
  unpaid: (ctx, consultation) => giveUp(ctx, consultation, 'expired', '超时未付款'),
  waiting: (ctx, { id }) => goBack(ctx, id, 'waiting', '医生没有在承诺时间内接诊'),
  accepted: (ctx, { id, agreedAt }) =>
    goBack(ctx, id, 'accepted', agreedAt ? '医生没有在约定时间和您通话' : '医生没有在承诺时间内回复'),
  answered: (ctx, { id }) => endConsultation(ctx, id),
}

const goBack = (ctx: Context, id: string, from: 'waiting' | 'accepted', reason: string) =>
  giveBack(ctx, id, { to: 'refunded', from: [from], which: queries.isOver(from, ctx.now), reason })

/** Has every consultation whose time is over go where it goes by itself. */
export const endOverdue = async (ctx: Context) => {
  for (const [state, end] of Object.entries(ends) as [queries.Clocked, (typeof ends)[queries.Clocked]][])
    for (const consultation of await queries.listOver(ctx.db, state, ctx.now, AT_ONCE)) await end(ctx, consultation)
}
