import { sealOf } from '#kit/seal/server/seal.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { Handlers, PatientHere } from '#server/here.ts'
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
const pay = async ({ order_id, pay_method = USUAL_PAY_METHOD }: Paying[0], here: Paying[1]) => {
  const order = await queries.findOrder(here.db, here.patient, order_id)
  if (!order) return here.refuse('not-found')
  if (!isPayable(order, here.now)) return here.refuse('not-payable', { state: wordsOf(order, here.now) })
  const { outTradeNo, priceFen } = order
  return {
    ...{ order_id, pay_amount: priceFen, out_trade_no: outTradeNo, pay_method },
    pay_url: `/pay/index?out_trade_no=${outTradeNo}`,
  }
}

export const orderHandlers: Handlers<typeof contract> = {
  async addOrder({ combo_id }, here) {
    const whole = await queries.findCombo(here.db, combo_id)
    if (!whole?.combo.isOn) return here.refuse('not-found')
    const order = await orderCombo(here, here.patient, whole)
    if (!order) return here.refuse('changed')
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

  async memberOrders({ page, page_size: size }, here) {
    const found = await queries.listOrders(here.db, here.patient, { page, size })
    const rows = []
    for (const row of found.rows) rows.push(await asOrder(here, row))
    return paged({ ...found, rows }, (row) => row)
  },

  async cancelMemberOrder({ order_id }, here) {
    const order = await queries.findOrder(here.db, here.patient, order_id)
    if (!order) return here.refuse('not-found')
    if (order.state === 'cancelled') return { order_id, state: order.state }
    const ended = order.state === 'unpaid' ? await endOrder(here, order, 'cancelled') : undefined
    if (ended) return { order_id, state: ended.state }
    const now = (await queries.findOrder(here.db, here.patient, order_id)) ?? order
    if (now.state === 'cancelled') return { order_id, state: now.state }
    return here.refuse('not-open', { state: wordsOf(now, here.now) })
  },

  async refundMemberOrder({ order_id }, here) {
    const order = await queries.findOrder(here.db, here.patient, order_id)
    if (!order) return here.refuse('not-found')
    const back = await giveBack(here, here.patient, order_id)
    if (typeof back === 'string') return here.refuse(back, { state: wordsOf(order, here.now) })
    return { order_id, state: back.state, refund_amount: back.backFen }
  },
}

const asOrder = async (
  { db, now }: PatientHere,
  { order, term }: Awaited<ReturnType<typeof queries.listOrders>>['rows'][number],
) => {
  const isBack =
    term && refundFault({ ...order, startsAt: term.startsAt, isUsed: await queries.isTermUsed(db, term.id) }, now)
  const canPay = isPayable(order, now)
  return {
    ...{ order_id: order.id, title: order.title, months_words: monthsWords(order.months), price: order.priceFen },
    ...{ state: stateAt(order, now), state_desc: wordsOf(order, now), add_time: order.madeAt },
    ...{
      out_trade_no: canPay ? order.outTradeNo : '',
      can_pay: canPay,
      can_refund: term !== null && isBack === undefined,
    },
    ...{ begin_time: term?.startsAt ?? null, end_time: term?.endsAt ?? null },
  }
}
