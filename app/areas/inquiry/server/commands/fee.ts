import { filled } from '#app/areas/notices/messages/rules/templates.ts'
import { closePayment, paymentOf, refund, startPayment } from '#app/areas/pay/server/public.ts'
import type { Context, PatientContext } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { messages } from '../../rules/messages.ts'
import { FEE_PURPOSE, HOLD_MINUTES, isLate, promisedFrom } from '../../rules.ts'
import { feeStates, openStates } from '../../states.ts'
import * as queries from '../queries.ts'
import { linkOf, notifyBack, notifyOwner } from './notify.ts'
import { unlessRefused } from './unless-refused.ts'

interface Bill {
  tradeNo: string | null
  purpose: string
  amountFen: number
  title: string
}

/**
 * The payment with which the patient goes on: one that waits for this amount, or a new one. undefined where money came in this very
 * instant. The inquiry is locked by the caller.
 */
export const payableFor = async (
  ctx: PatientContext,
  row: queries.RequestRow,
  { tradeNo, purpose, amountFen, title }: Bill,
): Promise<string | undefined> => {
  const before = tradeNo === null ? undefined : await paymentOf(ctx.db, tradeNo)
  if (before?.state === 'pending' && before.deadline > ctx.now && before.amountFen === amountFen)
    return before.outTradeNo
  if (before?.state === 'pending' && !(await closePayment(ctx, before.outTradeNo))) return undefined
  if (before && before.state !== 'pending' && before.state !== 'closed') return undefined
  return startPayment(ctx, {
    patientId: ctx.patient,
    purpose,
    subjectId: row.id,
    amountFen,
    title,
    link: linkOf(row.id),
    deadline: later(ctx.now, { minutes: HOLD_MINUTES }),
  })
}

/** Starts to pay the service fee. */
export const startFee = (ctx: PatientContext, id: string) =>
  unlessRefused(ctx, async (inside) => {
    const row = await queries.lockOwn(inside.db, inside.patient, id)
    if (!row) return new Refused('not-found')
    if (row.feePaidAt || !feeStates.includes(row.state)) return new Refused('not-payable')
    const bill = { tradeNo: row.feeTradeNo, purpose: FEE_PURPOSE, amountFen: row.feeFen, title: '海外就医服务费' }
    const outTradeNo = await payableFor(inside, row, bill)
    if (outTradeNo === undefined) return new Refused('changed')
    await queries.updateRequest(inside.db, id, { feeTradeNo: outTradeNo })
    return { out_trade_no: outTradeNo, pay_amount: row.feeFen }
  })

/** The fee arrived: promises that were not held yet begin anew from now. What comes too late goes back by itself. */
export const settleFee = (ctx: Context, id: string, outTradeNo: string, amountFen: number) =>
  transactInside(ctx, async (inside) => {
    const { db, now } = inside
    const row = await queries.lockRequest(db, id)
    if (!row || row.feePaidAt || row.feeTradeNo !== outTradeNo || !openStates.includes(row.state)) {
      await payBack(inside, outTradeNo, amountFen, '付款时询价已经结束或已付过')
      if (row) await notifyBack(inside, row, amountFen, '付款到账前这次询价已经结束或已付过服务费')
      return
    }
    const { answerBy, quoteBy } = promisedFrom(now)
    await queries.updateRequest(db, id, {
      feePaidAt: now,
      ...(row.answeredAt ? {} : { answerBy }),
      ...(row.quotedAt ? {} : { quoteBy, waitingSince: row.waitingSince && now }),
    })
    await notifyOwner(inside, row, filled(messages.paid, {}))
  })

/** Gives the fee back where a promise was not held; whoever asks, once. True where it went back. */
export const giveBackLate = (ctx: Context, id: string): Promise<boolean> =>
  transactInside(ctx, async (inside) => {
    const row = await queries.lockRequest(inside.db, id)
    if (!row || !isLate(row, inside.now)) return false
    return giveFeeBack(inside, row, '没有在承诺的时间内做到')
  })

/** Gives the fee back, once; false where none was paid, or it went back before. The inquiry is locked by the caller. */
export const giveFeeBack = async (ctx: Context, row: queries.RequestRow, why: string): Promise<boolean> => {
  const set = { feeBackAt: ctx.now, feeBackWhy: why }
  const back = await queries.updateRequest(ctx.db, row.id, set, queries.hasFee)
  if (!back?.feeTradeNo) return false
  await payBack(ctx, back.feeTradeNo, back.feeFen, why)
  await notifyBack(ctx, back, back.feeFen, `服务费：${why}`)
  return true
}

/** Orders money back. Less than was paid would be our mistake: all is undone. */
export const payBack = async (ctx: Context, outTradeNo: string, amountFen: number, why: string) => {
  if (!(await refund(ctx, outTradeNo, amountFen, why)))
    throw new Error(`the payment ${outTradeNo} of an inquiry does not go back`)
}
