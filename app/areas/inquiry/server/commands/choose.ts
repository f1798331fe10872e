import type { Context, PatientContext } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { DEPOSIT_PURPOSE } from '../../rules.ts'
import * as queries from '../queries.ts'
import { payableFor, payBack } from './fee.ts'
import { notifyBack, notifyMoved } from './notify.ts'
import { unlessRefused } from './unless-refused.ts'

/** Chooses a quote and starts to pay its deposit; one that asks none is chosen and done. */
export const choose = (ctx: PatientContext, id: string, quoteId: number | undefined) =>
  unlessRefused(ctx, async (inside) => {
    const row = await queries.lockOwn(inside.db, inside.patient, id)
    if (!row) return new Refused('not-found')
    if (row.state !== 'quoted' && row.state !== 'chosen') return new Refused('not-choosable')
    const quote = await findChoosable(inside, row, quoteId ?? row.chosenQuoteId ?? 0)
    if (!quote) return new Refused('quote')
    return quote.depositFen === 0 ? takeAtOnce(inside, row, quote) : payDeposit(inside, row, quote)
  })

/** A quote that may be chosen today: the newest version of its hospital, while it is valid. */
const findChoosable = async ({ db, now }: Context, { id }: queries.RequestRow, quoteId: number) => {
  const quote = await queries.findQuote(db, id, quoteId)
  if (!quote || quote.validUntil < dayOf(now)) return undefined
  return (await queries.findNewest(db, id, quote.hospitalId))?.id === quote.id ? quote : undefined
}

const takeAtOnce = async (ctx: PatientContext, row: queries.RequestRow, quote: queries.QuoteRow) => {
  const set = { chosenQuoteId: quote.id, depositFen: 0 }
  const chosen = row.state === 'chosen' ? row : await queries.moveRequest(ctx.db, row.id, 'chosen', ctx.now, set)
  const done = chosen && (await queries.moveRequest(ctx.db, row.id, 'deposit', ctx.now, set))
  if (!done) return new Refused('not-choosable')
  await notifyMoved(ctx, done, 'deposit')
  return { out_trade_no: '', pay_amount: 0 }
}

const payDeposit = async (ctx: PatientContext, row: queries.RequestRow, quote: queries.QuoteRow) => {
  const bill = {
    tradeNo: row.depositTradeNo,
    purpose: DEPOSIT_PURPOSE,
    amountFen: quote.depositFen,
    title: '海外就医定金',
  }
  const outTradeNo = await payableFor(ctx, row, bill)
  if (outTradeNo === undefined) return new Refused('changed')
  const set = { chosenQuoteId: quote.id, depositFen: quote.depositFen, depositTradeNo: outTradeNo }
  if (row.state === 'chosen') await queries.updateRequest(ctx.db, row.id, set)
  else await queries.moveRequest(ctx.db, row.id, 'chosen', ctx.now, set)
  return { out_trade_no: outTradeNo, pay_amount: quote.depositFen }
}

/** The deposit arrived. What comes for an inquiry that went another way goes back by itself. */
export const settleDeposit = (ctx: Context, id: string, outTradeNo: string, amountFen: number) =>
  transactInside(ctx, async (inside) => {
    const { db, now } = inside
    const row = await queries.lockRequest(db, id)
    const isExpected = row?.depositTradeNo === outTradeNo && row.depositFen === amountFen && !row.depositPaidAt
    const paid = isExpected ? await queries.moveRequest(db, id, 'deposit', now, { depositPaidAt: now }) : undefined
    if (paid) return void (await notifyMoved(inside, paid, 'deposit'))
    await payBack(inside, outTradeNo, amountFen, '付款时报价已经换过或询价已经结束')
    if (row) await notifyBack(inside, row, amountFen, '定金到账前报价已经换过或询价已经结束')
  })

/** A deposit that was not paid in time: the quotes stand as before. */
export const letGo = async (ctx: Context, id: string, outTradeNo: string) => {
  const row = await queries.lockRequest(ctx.db, id)
  if (row?.state !== 'chosen' || row.depositTradeNo !== outTradeNo) return
  await queries.moveRequest(ctx.db, id, 'quoted', ctx.now, { chosenQuoteId: null, depositFen: 0, depositTradeNo: null })
}
