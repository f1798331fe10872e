import { findOwnOrder } from '#app/areas/orders/checkout/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../contract.ts'
import { refundReasons, situationOf, usualKind } from '../rules.ts'
import { refundStates } from '../states.ts'
import { cancelRefund, escalateRefund, fillParcel } from './commands/own.ts'
import { apply, offerOf, returnOfferOf, whyNot } from './handlers/apply.ts'
import { notOpen } from './handlers/not-open.ts'
import { refundCards } from './present/cards.ts'
import { asLog, asMoved, asRefundDetail } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async refundList({ page, page_size: size, order_id: orderId }, { db, now, patient }) {
    const found = await queries.listOwnRefunds(db, patient, { orderId, page, size })
    const list = await refundCards({ db, now }, found.rows)
    return { list, page: found.page, total_page_num: found.totalPages }
  },

  async returnApply({ order_id }, ctx) {
    const offer = await returnOfferOf(ctx, order_id)
    return typeof offer === 'string' ? ctx.refuse(offer) : offer
  },

  async storeRefundApply({ order_id }, ctx) {
    const offer = await offerOf(ctx, order_id, 'money')
    return typeof offer === 'string' ? ctx.refuse(offer) : offer
  },

  async frontApplyReason({ order_id, refund_type }, ctx) {
    const order = await findOwnOrder(ctx.db, ctx.patient, order_id)
    const why = whyNot(order, ctx.now)
    if (!order || why) return ctx.refuse(why ?? 'not-found')
    const reasons = refundReasons[situationOf(order, refund_type ?? usualKind(order))]
    return { list: reasons.map(({ words, isFault }) => ({ reason: words, is_fault: isFault })) }
  },

  async createRefundApply(input, ctx) {
    const { goods_id: goodsId, special_id: skuId, buy_num: pieces, refund_type: kind } = input
    const applied = await apply(ctx, { ...input, goodsId, skuId, pieces, kind })
    return applied instanceof Refused ? applied : applied
  },

  async storeCreateRefund(input, ctx) {
    const applied = await apply(ctx, { ...input, kind: 'money' })
    return applied instanceof Refused ? applied : applied
  },

  async cancelRefundApply({ refund_id }, ctx) {
    const refund = await queries.findOwnRefund(ctx.db, ctx.patient, refund_id)
    if (!refund) return ctx.refuse('not-found')
    const moved = await ctx.transact((inside) => cancelRefund(inside, refund))
    return moved ? asMoved(moved) : notOpen(ctx, refund)
  },

  async platformIntervene({ refund_id, reason }, ctx) {
    const refund = await queries.findOwnRefund(ctx.db, ctx.patient, refund_id)
    if (!refund) return ctx.refuse('not-found')
    if (refund.state !== 'declined') return ctx.refuse('not-declined', { state: refundStates[refund.state].words })
    const moved = await ctx.transact((inside) => escalateRefund(inside, refund, reason))
    return moved ? asMoved(moved) : ctx.refuse('changed')
  },

  async storeRefundFill({ refund_id, logistics_company: carrier, logistics_no: parcelNo }, ctx) {
    const refund = await queries.findOwnRefund(ctx.db, ctx.patient, refund_id)
    if (!refund) return ctx.refuse('not-found')
    const moved = await ctx.transact((inside) => fillParcel(inside, refund, { carrier, parcelNo }))
    return moved ? asMoved(moved) : notOpen(ctx, refund)
  },

  async getRefundDetail({ refund_id }, ctx) {
    const refund = await queries.findOwnRefund(ctx.db, ctx.patient, refund_id)
    if (!refund) return ctx.refuse('not-found')
    return detailOf(ctx, refund)
  },

  async storeRefundDetail({ refund_id }, ctx) {
    const refund = await queries.findOwnRefund(ctx.db, ctx.patient, refund_id)
    if (!refund) return ctx.refuse('not-found')
    const logs = (await queries.listLogs(ctx.db, refund_id)).map(asLog)
    return { ...(await detailOf(ctx, refund)), logs }
  },

  async getRefundLogs({ refund_id }, { db, patient, refuse }) {
    const refund = await queries.findOwnRefund(db, patient, refund_id)
    return refund ? { list: (await queries.listLogs(db, refund_id)).map(asLog) } : refuse('not-found')
  },
}

type Card = Awaited<ReturnType<typeof refundCards>>[number]

const detailOf = async (ctx: PatientContext, refund: queries.RefundRow) => ({
  ...((await refundCards(ctx, [refund]))[0] as Card),
  ...asRefundDetail(refund, ctx),
})
