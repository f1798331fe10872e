import { closePayment, refund, startPayment } from '#app/areas/pay/server/public.ts'
import type { Context, PatientContext } from '#app/context.ts'
import { newId } from '#kit/random/new-id.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { LEAST_YUAN, MOST_BALANCE_YUAN, PURPOSE, RECHARGE_MINUTES, stepOf } from '../../rules.ts'
import * as queries from '../queries.ts'

// Locks go payment → card, as they do when money comes.

/** Gives up the recharge of a card that waits for its money; false where that is just coming. */
export const giveUpPending = async (ctx: Context, cardId: number): Promise<boolean> => {
  const pending = await queries.findPending(ctx.db, cardId)
  if (!pending) return true
  if (!(await closePayment(ctx, pending.outTradeNo))) return false
  await queries.moveRecharge(ctx.db, pending.id, 'pending', 'closed')
  return true
}

/** Starts to put money onto a card. */
export const startRecharge = async (inside: PatientContext, cardId: number, amountFen: number) => {
  const { db, now, patient } = inside
  if (amountFen < LEAST_YUAN * 100) return new Refused('too-little', { least: LEAST_YUAN, most: MOST_BALANCE_YUAN })
  const known = await queries.findCard(db, patient, cardId)
  if (known) await giveUpPending(inside, cardId)
  const card = await queries.lockCard(db, patient, cardId)
  if (!card) return new Refused('not-found')
  if (stepOf(card) !== 'open') return new Refused('not-open')
  if (await queries.findPending(db, cardId)) return new Refused('changed')
  if (card.balanceFen + amountFen > MOST_BALANCE_YUAN * 100)
    return new Refused('too-much', { least: LEAST_YUAN, most: MOST_BALANCE_YUAN })
  const id = newId()
  const outTradeNo = await startPayment(inside, {
    patientId: patient,
    purpose: PURPOSE,
    subjectId: id,
    amountFen,
    title: `${card.bank}子账户充值`,
    link: '/account/bankcards',
    deadline: later(now, { minutes: RECHARGE_MINUTES }),
    payee: 'balance',
  })
  await queries.insertRecharge(db, { id, patientId: patient, cardId, amountFen, outTradeNo, startedAt: now })
  const pay_url = `/pay/index?out_trade_no=${outTradeNo}`
  return { recharge_id: id, out_trade_no: outTradeNo, pay_amount: amountFen, pay_url }
}

/** Orders back all that lies on a card, each recharge to where it came from; how much that is. */
export const takeBack = async (inside: PatientContext, cardId: number): Promise<number> => {
  let backFen = 0
  for (const { id, outTradeNo, amountFen } of await queries.lockRecharges(inside.db, cardId, 'paid')) {
    const refundNo = await refund(inside, outTradeNo, amountFen, '退回充值余额')
    if (refundNo === null) throw new Error(`a recharge cannot go back: ${outTradeNo}`)
    await queries.moveRecharge(inside.db, id, 'paid', 'returned')
    backFen += amountFen
  }
  await queries.changeBalance(inside.db, cardId, -backFen)
  return backFen
}
