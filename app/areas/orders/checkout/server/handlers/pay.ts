import type { Handlers, PatientContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../../contract.ts'
import { payableFen, payMethodFor, USUAL_PAY_METHOD, wordsOf } from '../../rules.ts'
import { type Bundling, openPaymentOf, payBundle } from '../commands/bundle.ts'
import { payTypeWords } from '../present.ts'
import * as queries from '../queries.ts'

type Pay = Pick<Handlers<typeof contract>, 'payReady' | 'payGoodsOrder' | 'mergePayInfo' | 'payMethodsOfOrder'>

export const payHandlers: Pay = {
  async payReady({ order_id, order_ids }, ctx) {
    if (ctx.patient === null) return ctx.refuse('sign-in')
    const ready = await payFor(ctx as PatientContext, order_ids ?? [order_id ?? ''])
    return ready instanceof Refused ? ready : asBundle(ready)
  },

  async payGoodsOrder({ order_id, order_ids, pay_method }, ctx) {
    const ready = await payFor(ctx, order_ids ?? [order_id ?? ''])
    if (ready instanceof Refused) return ready
    const pay_url = `/pay/index?out_trade_no=${ready.outTradeNo}`
    return { ...asBundle(ready), pay_method: payMethodFor(ready.payFen, pay_method), pay_url }
  },

  async mergePayInfo({ order_id }, { db, patient, refuse }) {
    const found = await queries.findOwnWithMates(db, patient, order_id)
    if (!found) return refuse('not-found')
    const { order, waiting: orders } = found
    if (order.state !== 'unpaid' || !order.outTradeNo) return refuse('not-payable', { state: wordsOf(order) })
    const list = orders.map((one) => ({
      order_id: one.id,
      goods_name: one.goodsName,
      pay_amount: payableFen(one),
    }))
    const payFen = orders.reduce((sum, one) => sum + payableFen(one), 0)
    return { ...asBundle({ outTradeNo: order.outTradeNo, orders, payFen }), order_id, list }
  },

  async payMethodsOfOrder({ order_id }, { db, patient, refuse }) {
    const order = await queries.findOwnOrder(db, patient, order_id)
    if (!order) return refuse('not-found')
    const { payType } = order
    return {
      pay_type: payType,
      pay_type_name: payTypeWords[payType] ?? '',
      pay_method: payMethodFor(payableFen(order), USUAL_PAY_METHOD),
    }
  },
}

type NotReady = Refused<'not-found' | 'not-payable' | 'changed'>

const tryPayFor = async (ctx: PatientContext, ids: readonly string[]): Promise<Bundling | NotReady> => {
  const wanted = [...new Set(ids)]
  const found = await queries.listOwnWithPayment(ctx.db, ctx.patient, wanted)
  const orders = found.map(({ order }) => order)
  if (orders.length !== wanted.length) return new Refused('not-found')
  const settled = orders.find(({ state }) => state !== 'unpaid')
  if (settled) return new Refused('not-payable', { state: wordsOf(settled) })
  if (orders.some(({ holdUntil }) => holdUntil === null || holdUntil <= ctx.now))
    return new Refused('not-payable', { state: '已超过付款时间' })
  const open = openPaymentOf(found) ?? (await ctx.transact((inside) => payBundle(inside, ctx.patient, orders)))
  return open ?? new Refused('changed')
}

/** Another tab may just have put them together: what it did is seen the next time. */
const payFor = async (ctx: PatientContext, ids: readonly string[]): Promise<Bundling | NotReady> => {
  const first = await tryPayFor(ctx, ids)
  return first instanceof Refused && first.name === 'changed' ? tryPayFor(ctx, ids) : first
}

const asBundle = ({ outTradeNo, orders, payFen }: Omit<Bundling, 'orders'> & { orders: readonly { id: string }[] }) => {
  const ids = orders.map(({ id }) => id)
  return {
    out_trade_no: outTradeNo,
    order_ids: ids,
    order_idstr: ids.join(','),
    pay_amount: payFen,
    order_id: ids[0] ?? '',
  }
}
