import { type NoMoneyBack, whyNoMoneyBack } from '#app/areas/orders/checkout/rules.ts'
import { findOwnOrder, findOwnWithItems, type OrderRow } from '#app/areas/orders/checkout/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { chooseParts, leftOf } from '../../rules/choose.ts'
import type { RefundKind } from '../../rules.ts'
import { type Application, applyForRefund } from '../commands/apply.ts'
import { asMoved, asOffer } from '../present.ts'
import * as queries from '../queries.ts'

/** What an application says, by the names of the contract. */
interface Asked extends Pick<Application, 'goodsId' | 'skuId' | 'pieces' | 'kind'> {
  order_id: string
  reason: string
  amount?: number | undefined
  remark?: string | undefined
  image?: readonly string[] | undefined
}

/** Asks money back; what was made, or why not. */
export const apply = async (ctx: PatientContext, { order_id: orderId, amount: amountFen, ...asked }: Asked) => {
  const { goodsId, skuId, pieces, kind, reason, remark = '', image: images = [] } = asked
  const wish = { orderId, amountFen, goodsId, skuId, pieces, kind, reason, remark, images }
  const applied = await ctx.transact((inside) => applyForRefund(inside, ctx.patient, wish))
  return applied instanceof Refused ? applied : { ...asMoved(applied), amount: applied.goodsFen + applied.freightFen }
}

/** Why no money of this order can be asked back. */
export const whyNot = (order: OrderRow | undefined, now: Date): NoMoneyBack | 'not-found' | undefined =>
  order ? whyNoMoneyBack(order, now) : 'not-found'

/** What can be asked back of an order; the name of the refusal where nothing can. */
export const offerOf = async ({ db, now, patient }: PatientContext, orderId: string, kind: RefundKind) => {
  const { order, items = [] } = (await findOwnWithItems(db, patient, orderId)) ?? {}
  const why = whyNot(order, now)
  if (!order || why) return why ?? 'not-found'
  const left = leftOf(items, await queries.findHeldPositions(db, orderId))
  const whole = chooseParts(left, {}, { isWaiting: order.state === 'paid', freightFen: () => 0 })
  if (whole instanceof Refused) return whole.name === 'under-way' ? 'under-way' : 'nothing-left'
  return asOffer(order, items, { kind, left, parts: whole.parts })
}

/** The same of goods that go back: only what was sent. */
export const returnOfferOf = async (ctx: PatientContext, orderId: string) => {
  const order = await findOwnOrder(ctx.db, ctx.patient, orderId)
  if (order?.state === 'paid' && !whyNot(order, ctx.now)) return order.isSent ? 'not-yet-sent' : 'not-sent'
  return offerOf(ctx, orderId, 'return')
}
