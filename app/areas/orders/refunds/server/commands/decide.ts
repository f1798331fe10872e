import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { moneyBack } from '#app/areas/orders/checkout/server/public.ts'
import type { Context } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { messages } from '../../rules/messages.ts'
import { afterAgreeing } from '../../rules.ts'
import { factsOf, mayMove } from '../../states.ts'
import { linkOf } from '../present.ts'
import * as queries from '../queries.ts'
import { type RefundNote, step } from './step.ts'

type Decided = queries.RefundRow | undefined

/** All of it or nothing: what is undefined leaves no trace. */
const wholly = (ctx: Context, work: (inside: Context) => Promise<Decided>): Promise<Decided> =>
  rollbackIf(ctx, (decided: Decided) => decided === undefined, work)

/** Agrees to a refund: goods that are to come back are waited for, else the money is ordered back. */
export const agreeToRefund = (ctx: Context, refund: queries.RefundRow, said: RefundNote & { sendTo?: string }) =>
  wholly(ctx, async (inside) => {
    if (afterAgreeing(refund) === 'refunding') return payBack(inside, refund, said)
    const sendTo = said.sendTo || (await usualAddress(inside, refund))
    const agreed = await step(inside, refund, 'returning', said, { sendTo, answer: said.words })
    if (agreed) {
      const values = { seller: refund.sellerName, days: String(factsOf('returning').days) }
      await notifyBy(inside, messages.sendBack, { ...whomOf(agreed), values })
    }
    return agreed
  })

/** Declines a refund and says why; the patient may ask the platform. */
export const declineRefund = (ctx: Context, refund: queries.RefundRow, said: RefundNote) =>
  wholly(ctx, async (inside) => {
    const declined = await step(inside, refund, 'declined', said, { answer: said.words })
    if (declined) {
      const values = { seller: refund.sellerName, reason: said.words, days: String(factsOf('declined').days) }
      await notifyBy(inside, messages.declined, { ...whomOf(declined), values })
    }
    return declined
  })

/** Ends a refund without money: the platform upheld the decline, or its time is over. */
export const closeRefund = (ctx: Context, refund: queries.RefundRow, said: RefundNote) =>
  wholly(ctx, async (inside) => {
    const closed = await step(inside, refund, 'closed', said, { answer: said.words })
    if (closed) {
      const values = { seller: refund.sellerName, reason: said.words }
      await notifyBy(inside, messages.closed, { ...whomOf(closed), values })
    }
    return closed
  })

/** The goods came back: the money is ordered back. */
export const receiveParcel = (ctx: Context, refund: queries.RefundRow, said: RefundNote) =>
  wholly(ctx, async (inside) => (refund.state === 'returned' ? payBack(inside, refund, said) : undefined))

const payBack = async (ctx: Context, refund: queries.RefundRow, said: RefundNote): Promise<Decided> => {
  const parts = ((await queries.listRefundItems(ctx.db, [refund.id])).get(refund.id) ?? []).map(
    ({ position, pieces, amountFen }) => ({ position, pieces, amountFen }),
  )
  const { id, orderId, reason } = refund
  if (!mayMove(refund.state, 'refunding') || !(await queries.lockRefund(ctx.db, refund))) return undefined
  const went = await moneyBack(ctx, { orderId, parts, isReturned: refund.parcelNo !== '', reason })
  const { refundNo, goodsFen, freightFen, cardFen } = went
  const paying = await step(ctx, refund, 'refunding', said, {
    refundNo,
    freightFen,
    cardFen,
    answer: said.words || refund.answer,
  })
  if (!paying) throw new Error(`refund ${id} moved while it was locked`)
  const items = went.parts.map(({ amountFen: backFen, ...part }) => ({ ...part, backFen }))
  await ctx.emit('order.refunded', { orderId, backFen: goodsFen + freightFen, items })
  // What went onto cards is there already: no provider is waited for.
  if (cardFen === goodsFen + freightFen) return (await settle(ctx, paying)) ?? paying
  const cards = cardFen > 0 ? `，另有 ${fenToYuan(cardFen)} 元已退回礼品卡` : ''
  const values = { seller: refund.sellerName, money: fenToYuan(goodsFen + freightFen - cardFen), cards }
  await notifyBy(ctx, messages.agreed, { ...whomOf(paying), values })
  return paying
}

/** The money is there. */
export const settleRefund = async (ctx: Context, refundNo: string) => {
  const refund = await queries.findByRefundNo(ctx.db, refundNo)
  if (refund) await settle(ctx, refund)
}

const settle = async (ctx: Context, refund: queries.RefundRow): Promise<Decided> => {
  const { sellerName, goodsFen, freightFen, cardFen } = refund
  const cashFen = goodsFen + freightFen - cardFen
  const done = await step(ctx, refund, 'refunded', { by: cashFen > 0 ? 'provider' : 'platform', words: '' })
  if (!done) return undefined
  const where = cashFen > 0 ? '原付款账户' : '礼品卡，可以继续使用'
  const values = { seller: sellerName, money: fenToYuan(cashFen > 0 ? cashFen : cardFen), where }
  await notifyBy(ctx, messages.arrived, { ...whomOf(done), values })
  return done
}

/** Where goods go back to, unless somebody says otherwise: the seller that sold them, or that answers for the platform. */
const usualAddress = async ({ db, config }: Context, { hospitalId }: queries.RefundRow): Promise<string> => {
  const id = hospitalId ?? config.platformHospital
  const hospital = id === undefined ? undefined : await findHospital(db, id)
  return hospital ? `${hospital.name}（${hospital.address}）${hospital.phone}` : ''
}

const whomOf = (refund: queries.RefundRow) => ({ patientId: refund.patientId, link: linkOf(refund) })
