import type { Act } from '#app/areas/access/staff/rules/acts.ts'
import { isSoldBy, recordAct, type Sellers, sellersOf } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { type RefundState, refundStates } from '../../states.ts'
import { findAnyRefund, listLogs, type RefundRow } from '../queries.ts'
import { notOpen } from './not-open.ts'

interface Decision {
  act: Act
  /** States in which it can be decided so. */
  from: readonly RefundState[]
  /** For the platform's desk alone. */
  isPlatforms?: boolean
  work: (inside: StaffContext, refund: RefundRow) => Promise<RefundRow | undefined>
}

/** Decides about a refund that is this desk's to decide about, and leaves a line in the audit. */
export const decide = async (
  ctx: StaffContext,
  refundId: string,
  { act, from, isPlatforms = false, work }: Decision,
) => {
  const sellers = sellersOf(ctx)
  const refund = await findAnyRefund(ctx.db, refundId)
  if (!refund || !(isPlatforms ? await isForPlatform(ctx, refund, sellers) : isSoldBy(sellers, refund.hospitalId)))
    return new Refused('not-found')
  const done = from.includes(refund.state) && (await ctx.transact((inside) => doAct(inside, refund, act, work)))
  if (!done) return notOpen(ctx, refund)
  return { refund_id: done.id, state_id: done.state, state_desc: refundStates[done.state].words }
}

/** Whether the platform's desk may know of it: it sold it, or the patient has asked it to settle it. */
const isForPlatform = async ({ db }: StaffContext, refund: RefundRow, sellers: Sellers): Promise<boolean> =>
  sellers.isPlatform &&
  (isSoldBy(sellers, refund.hospitalId) || (await listLogs(db, refund.id)).some(({ state }) => state === 'escalated'))

const doAct = async (inside: StaffContext, refund: RefundRow, act: Act, work: Decision['work']) => {
  const done = await work(inside, refund)
  if (!done) return undefined
  const amountFen = done.goodsFen + done.freightFen
  const [before, after] = [{ state: refund.state }, { state: done.state, amountFen }]
  await recordAct(inside, { act, kind: 'goods-refund', id: refund.id, before, after })
  return done
}
