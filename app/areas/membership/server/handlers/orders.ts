import type { Handlers, PatientContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../../contract/orders.ts'
import { monthsWords, refundFault, spacedCode, USUAL_PAY_METHOD } from '../../rules.ts'
import { orderStates } from '../../states.ts'
import { giveBack } from '../commands/give-back.ts'
import { endOrder, orderCombo } from '../commands/order.ts'
import { SUPPLEMENT } from '../commands/supplement.ts'
import * as queries from '../queries.ts'

type Order = queries.OrderRow

const isPayable = ({ state, holdUntil }: Order, now: Date) => state === 'unpaid' && now < holdUntil

/** Where an order stands now: one whose time is over is closed, even before somebody has written that down. */
const stateAt = (order: Order, now: Date) =>
  order.state === 'unpaid' && !isPayable(order, now) ? 'expired' : order.state

const wordsOf = (order: Order, now: Date) => orderStates[stateAt(order, now)].words

type Paying = Parameters<Handlers<typeof contract>['memberDoPay']>

/** With what one goes on to pay: the same under both names. */
const pay = async ({ order_id, pay_method = USUAL_PAY_METHOD }: Paying[0], ctx: Paying[1]) => {
  const order = await queries.findOrder(ctx.db, ctx.patient, order_id)
  if (!order) return ctx.refuse('not-found')
  if (!isPayable(order, ctx.now)) return ctx.refuse('not-payable', { state: wordsOf(order, ctx.now) })
  const { outTradeNo, priceFen } = order
  return {
    order_id,
    pay_amount: priceFen,
    out_trade_no: outTradeNo,
    pay_method,
    pay_url: `/pay/index?out_trade_no=${outTradeNo}`,
  }
}

export const orderHandlers: Handlers<typeof contract> = {
  async addOrder({ combo_id }, ctx) {
    const whole = await queries.findCombo(ctx.db, combo_id)
    if (!whole?.combo.isOn) return ctx.refuse('not-found')
    const order = await orderCombo(ctx, ctx.patient, whole)
    if (!order) return ctx.refuse('changed')
    return { order_id: order.id, pay_amount: order.priceFen, out_trade_no: order.outTradeNo }
  },

  memberDoPay: pay,
  comboPay: pay,

  async getSupplymentCode({ order_id }, { db, patient, config, refuse }) {
    const order = await queries.findOrder(db, patient, order_id)
    if (!order) return refuse('not-found')
    if (order.state !== 'paid' || order.supplementSealed === null) return refuse('not-paid')
    return { order_id, code: spacedCode(sealOf(config).open(order.supplementSealed, SUPPLEMENT)) }
  },

  async memberOrders({ page, page_size: size }, ctx) {
    const found = await queries.listOrders(ctx.db, ctx.patient, { page, size })
    const rows = []
    for (const row of found.rows) rows.push(await asOrder(ctx, row))
    return paged({ ...found, rows }, (row) => row)
  },

  async cancelMemberOrder({ order_id }, ctx) {
    const order = await queries.findOrder(ctx.db, ctx.patient, order_id)
    if (!order) return ctx.refuse('not-found')
    if (order.state === 'cancelled') return { order_id, state: order.state }
    const ended = order.state === 'unpaid' ? await endOrder(ctx, order, 'cancelled') : undefined
    if (ended) return { order_id, state: ended.state }
    const now = (await queries.findOrder(ctx.db, ctx.patient, order_id)) ?? order
    if (now.state === 'cancelled') return { order_id, state: now.state }
    return ctx.refuse('not-open', { state: wordsOf(now, ctx.now) })
  },

  async refundMemberOrder({ order_id }, ctx) {
    const order = await queries.findOrder(ctx.db, ctx.patient, order_id)
    if (!order) return ctx.refuse('not-found')
    const back = await giveBack(ctx, ctx.patient, order_id)
    if (typeof back === 'string') return ctx.refuse(back, { state: wordsOf(order, ctx.now) })
    return { order_id, state: back.state, refund_amount: back.backFen }
  },
}

const asOrder = async (
  { db, now }: PatientContext,
  { order, term }: Awaited<ReturnType<typeof queries.listOrders>>['rows'][number],
) => {
  const isBack =
    term && refundFault({ ...order, startsAt: term.startsAt, isUsed: await queries.isTermUsed(db, term.id) }, now)
  const canPay = isPayable(order, now)
  return {
    order_id: order.id,
    title: order.title,
    months_words: monthsWords(order.months),
    price: order.priceFen,
    state: stateAt(order, now),
    state_desc: wordsOf(order, now),
    add_time: order.madeAt,
    out_trade_no: canPay ? order.outTradeNo : '',
    can_pay: canPay,
    can_refund: term !== null && isBack === undefined,
    begin_time: term?.startsAt ?? null,
    end_time: term?.endsAt ?? null,
  }
}
