import { closePayment } from '#app/areas/pay/server/public.ts'
import type { Context, PatientContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { depositBackFen, isLate } from '../../rules.ts'
import { beforeHospitals, openStates } from '../../states.ts'
import * as queries from '../queries.ts'
import { giveFeeBack, payBack } from './fee.ts'
import { notifyBack } from './notify.ts'
import { unlessRefused } from './unless-refused.ts'

/** What of fee and deposit comes back where an inquiry is withdrawn now. */
export const backNow = async ({ db, now }: Pick<Context, 'db' | 'now'>, row: queries.RequestRow) => {
  const isFeeThere = row.feePaidAt !== null && row.feeBackAt === null
  const isFeeBack = isFeeThere && (beforeHospitals.includes(row.state) || isLate(row, now))
  const quote =
    row.depositPaidAt && row.chosenQuoteId ? await queries.findQuote(db, row.id, row.chosenQuoteId) : undefined
  const backFen = quote ? depositBackFen(row.depositFen, quote.backPercents, row.state) : 0
  return { isFeeBack, feeFen: isFeeBack ? row.feeFen : 0, depositFen: backFen }
}

/** Withdraws an inquiry: money goes back as it was agreed, payments that wait are closed, and no hospital sees anything any more. */
export const withdraw = (ctx: PatientContext, id: string, why: string) =>
  unlessRefused(ctx, async (inside) => {
    const { db, now, patient } = inside
    const row = await queries.lockOwn(db, patient, id)
    if (!row) return new Refused('not-found')
    if (!openStates.includes(row.state)) return new Refused('over')
    const back = await backNow(inside, row)
    await queries.moveRequest(db, id, 'withdrawn', now, { endedWhy: why, depositBackFen: back.depositFen })
    await endShares(inside, row)
    if (back.isFeeBack) await giveFeeBack(inside, row, '您撤回了询价')
    if (back.depositFen > 0 && row.depositTradeNo) {
      await payBack(inside, row.depositTradeNo, back.depositFen, '您撤回了询价')
      await notifyBack(inside, row, back.depositFen, '定金：您撤回了询价')
    }
    return { request_id: id, back_amount: back.feeFen + back.depositFen }
  })

/** Everything that hospitals could still see, payments that wait, and a letter in force end with an inquiry. */
export const endShares = async (ctx: Context, row: queries.RequestRow) => {
  await queries.revokeShares(ctx.db, row.id, ctx.now)
  await queries.withdrawTransfers(ctx.db, row.id, ctx.now)
  await queries.revokeLetters(ctx.db, row.id, ctx.now)
  if (row.feeTradeNo && !row.feePaidAt) await closePayment(ctx, row.feeTradeNo)
  if (row.depositTradeNo && !row.depositPaidAt) await closePayment(ctx, row.depositTradeNo)
}
