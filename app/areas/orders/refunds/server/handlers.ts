import { findOwnOrder } from '#app/areas/orders/checkout/server/public.ts'
import type { Handlers, PatientHere } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { refundReasons, situationOf, usualKind } from '../rules.ts'
import { refundStates } from '../states.ts'
import { apply, offerOf, returnOfferOf, whyNot } from './handlers/apply.ts'
import { asLog, asMoved, asRefundDetail } from './present.ts'
import { refundCards } from './present/cards.ts'
import { cancelRefund, escalateRefund, fillParcel } from './commands/own.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async refundList({ page, page_size: size, order_id: orderId }, { db, now, patient }) {
    const found = await queries.listOwnRefunds(db, patient, { orderId, page, size })
    const list = await refundCards({ db, now }, found.rows)
    return { list, page: found.page, total_page_num: found.totalPages }
  },

  async returnApply({ order_id }, here) {
    const offer = await returnOfferOf(here, order_id)
    return typeof offer === 'string' ? here.refuse(offer) : offer
  },

  async storeRefundApply({ order_id }, here) {
    const offer = await offerOf(here, order_id, 'money')
    return typeof offer === 'string' ? here.refuse(offer) : offer
  },

  async frontApplyReason({ order_id, refund_type }, here) {
    const order = await findOwnOrder(here.db, here.patient, order_id)
    const why = whyNot(order, here.now)
    if (!order || why) return here.refuse(why ?? 'not-found')
    const reasons = refundReasons[situationOf(order, refund_type ?? usualKind(order))]
    return { list: reasons.map(({ words, isFault }) => ({ reason: words, is_fault: isFault })) }
  },

  async createRefundApply(ask, here) {
    const { goods_id: goodsId, special_id: specialId, buy_num: pieces, refund_type: kind } = ask
    const applied = await apply(here, { ...ask, goodsId, specialId, pieces, kind })
    return 'refused' in applied ? here.refuse(applied.refused, applied.fill) : applied
  },

  async storeCreateRefund(ask, here) {
    const applied = await apply(here, { ...ask, kind: 'money' })
    return 'refused' in applied ? here.refuse(applied.refused, applied.fill) : applied
  },

  async cancelRefundApply({ refund_id }, here) {
    const refund = await queries.findOwnRefund(here.db, here.patient, refund_id)
    if (!refund) return here.refuse('not-found')
    const moved = await here.transact((inside) => cancelRefund(inside, refund))
    return moved ? asMoved(moved) : here.refuse('not-open', { state: refundStates[refund.state].words })
  },

  async platformIntervene({ refund_id, reason }, here) {
    const refund = await queries.findOwnRefund(here.db, here.patient, refund_id)
    if (!refund) return here.refuse('not-found')
    if (refund.state !== 'declined') return here.refuse('not-declined', { state: refundStates[refund.state].words })
    const moved = await here.transact((inside) => escalateRefund(inside, refund, reason))
    return moved ? asMoved(moved) : here.refuse('changed')
  },

  async storeRefundFill({ refund_id, logistics_company: carrier, logistics_no: parcelNo }, here) {
    const refund = await queries.findOwnRefund(here.db, here.patient, refund_id)
    if (!refund) return here.refuse('not-found')
    const moved = await here.transact((inside) => fillParcel(inside, refund, { carrier, parcelNo }))
    return moved ? asMoved(moved) : here.refuse('not-open', { state: refundStates[refund.state].words })
  },

  async getRefundDetail({ refund_id }, here) {
    const refund = await queries.findOwnRefund(here.db, here.patient, refund_id)
    if (!refund) return here.refuse('not-found')
    return detailOf(here, refund)
  },

  async storeRefundDetail({ refund_id }, here) {
    const refund = await queries.findOwnRefund(here.db, here.patient, refund_id)
    if (!refund) return here.refuse('not-found')
    const logs = (await queries.listLogs(here.db, refund_id)).map(asLog)
    return { ...(await detailOf(here, refund)), logs }
  },

  async getRefundLogs({ refund_id }, { db, patient, refuse }) {
    const refund = await queries.findOwnRefund(db, patient, refund_id)
    return refund ? { list: (await queries.listLogs(db, refund_id)).map(asLog) } : refuse('not-found')
  },
}

type Card = Awaited<ReturnType<typeof refundCards>>[number]

const detailOf = async (here: PatientHere, refund: queries.RefundRow) => ({
  ...((await refundCards(here, [refund]))[0] as Card),
  ...asRefundDetail(refund, here),
})
