import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPayFaults, paymentOf } from '#app/areas/pay/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { moveOrder } from '../queries.ts'

let app: TestApp
let shop: Shop
let me: Person
let other: Person

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  ;[me, other] = [await signIn(app), await signIn(app)]
  await shop.live(me.key)
}, 120_000)
afterAll(async () => {
  expect([await findBrokenInvariants(app.db), await listPayFaults(app.db)]).toEqual([[], []])
  await app.close()
})

const order = async (more: object = {}) => {
  const ware = await shop.sell()
  const { goods_id, special_id } = ware
  return { ...(await app.callApi(calls.createGoodsOrder, { goods_id, special_id, ...more }, me)), ...ware }
}
const pay = (out_trade_no: string) => app.callApi(sandboxPay, { out_trade_no })
const detail = (order_id: string) => app.callApi(calls.goodsOrderDetail, { order_id }, me)
const cancel = (order_id: string) => app.refusal(calls.cancelGoodsOrder, { order_id }, me)
const refundedOf = async (outTradeNo: string) => (await paymentOf(app.db, outTradeNo))?.orderedBackFen

test('another’s order is not there, whatever is asked about it', async () => {
  const { order_id } = await order()
  for (const call of [
    calls.goodsOrderDetail,
    calls.cancelGoodsOrder,
    calls.receiveGoodsOrder,
    calls.deleteGoodsOrder,
    calls.payReady,
    calls.payGoodsOrder,
    calls.mergePayInfo,
    calls.payMethodsOfOrder,
  ]) {
    expect(await app.rawRequest(call, { order_id }, other)).toEqual(
      await app.rawRequest(call, { order_id: 'nosuchorder' }, other),
    )
    expect(await app.refusal(call, { order_id }, other)).toBe('not-found')
  }
  const mine = await order()
  const both = { order_ids: `${order_id},${mine.order_id}` }
  expect(await app.refusal(calls.payReady, both, other)).toBe('not-found')
})

test('pay-ready says 401 to who is not signed in [X220] [X293]', async () => {
  const { order_id } = await order()
  const { body } = await app.rawRequest(calls.payReady, { order_id })
  expect(body).toMatchObject({ status: 401, msg: '请先完善帐号信息' })
})

test('the code of the cashier is 28 where nobody names one [X104] [X334]', async () => {
  const { order_id } = await order()
  expect(await app.callApi(calls.payGoodsOrder, { order_id }, me)).toMatchObject({ pay_method: 28 })
  expect(await app.callApi(calls.payGoodsOrder, { order_id, pay_method: 3 }, me)).toMatchObject({ pay_method: 3 })
})

test('a paid order is not paid again, not cancelled, and not deleted; deleting answers 200 or not at all [X308]', async () => {
  const { order_id, out_trade_no, stockId } = await order()
  await pay(out_trade_no)
  expect(await detail(order_id)).toMatchObject({ state_id: 'paid', state_desc: '待发货', pay_number: out_trade_no })
  expect(await cancel(order_id)).toBe('paid')
  for (const call of [calls.payReady, calls.payGoodsOrder])
    expect(await app.refusal(call, { order_id }, me)).toBe('not-payable')
  expect((await app.rawRequest(calls.deleteGoodsOrder, { order_id }, me)).body).not.toMatchObject({ error_code: 200 })
  expect(await app.refusal(calls.receiveGoodsOrder, { order_id }, me)).toBe('not-open')
  expect(await shop.leftOf(stockId)).toBe(9)
})

test('two cancels at once: one has an effect, pieces and coupon come back once', async () => {
  const coupon_id = await shop.giveCoupon(me.patientId)
  const { order_id, stockId, goods_id, special_id } = await order({ coupon_id })
  const said = await Promise.all([cancel(order_id), cancel(order_id)])
  expect(said.filter((one) => one === 'not refused')).toHaveLength(1)
  expect(await shop.leftOf(stockId)).toBe(10)
  const again = await app.callApi(calls.createGoodsOrder, { goods_id, special_id, coupon_id }, me)
  expect(again.pay_amount).toBe('40.00')
  expect((await app.rawRequest(calls.deleteGoodsOrder, { order_id }, me)).body).toMatchObject({ error_code: 200 })
  expect(await app.refusal(calls.goodsOrderDetail, { order_id }, me)).toBe('not-found')
})

test('cancelling against paying in the same instant: either it is paid, or the money goes back', async () => {
  for (let round = 0; round < 4; round++) {
    const { order_id, out_trade_no, stockId } = await order()
    await Promise.all([cancel(order_id), app.rawRequest(sandboxPay, { out_trade_no })])
    const { state_id } = await detail(order_id)
    const payment = await paymentOf(app.db, out_trade_no)
    const isPaid = payment?.paidAt !== null
    expect([state_id, await shop.leftOf(stockId)]).toEqual(state_id === 'paid' ? ['paid', 9] : ['cancelled', 10])
    expect(payment?.orderedBackFen).toBe(isPaid && state_id === 'cancelled' ? 5_000 : 0)
  }
})

test('several orders are paid together; the way back is whole when one of them leaves [X092]', async () => {
  const [a, b] = [await order(), await order()]
  const together = await app.callApi(calls.payReady, { order_ids: `${a.order_id},${b.order_id}` }, me)
  expect(together.pay_amount).toBe('100.00')
  const info = await app.callApi(calls.mergePayInfo, { order_id: a.order_id }, me)
  expect(info).toMatchObject({ out_trade_no: together.out_trade_no, pay_amount: '100.00', order_id: a.order_id })
  expect(info.order_idstr.split(',').toSorted()).toEqual(info.order_ids.toSorted())
  // The payments that each had before are closed: money for them goes back.
  for (const { out_trade_no } of [a, b]) expect((await paymentOf(app.db, out_trade_no))?.state).toBe('closed')
  expect(await cancel(a.order_id)).toBe('not refused')
  const alone = await app.callApi(calls.payReady, { order_id: b.order_id }, me)
  expect([alone.out_trade_no === together.out_trade_no, alone.pay_amount]).toEqual([false, '50.00'])
  await pay(alone.out_trade_no)
  expect((await detail(b.order_id)).state_id).toBe('paid')
})

test('two tabs that pay one order pay it once', async () => {
  const [a, b] = [await order(), await order()]
  const both = await app.callApi(calls.payReady, { order_ids: `${a.order_id},${b.order_id}` }, me)
  const tries = Array.from({ length: 4 }, () => app.callApi(calls.payReady, { order_id: a.order_id }, me))
  const numbers = new Set((await Promise.all(tries)).map(({ out_trade_no }) => out_trade_no))
  expect(numbers.size).toBe(1)
  // The provider took the money of the bundle that was given up: both orders are paid by it, the new payments are closed.
  const ctx = app.context()
  await ctx.emit('payment.paid', {
    outTradeNo: both.out_trade_no,
    purpose: 'orders',
    subjectId: '',
    amountFen: 10_000,
  })
  for (const { order_id } of [a, b]) expect((await detail(order_id)).state_id).toBe('paid')
  expect((await paymentOf(app.db, [...numbers][0] ?? ''))?.state).toBe('closed')
})

test('what is not paid in time ends, gives everything back, and money that comes then goes back', async () => {
  const coupon_id = await shop.giveCoupon(me.patientId)
  const { order_id, out_trade_no, stockId, goods_id, special_id } = await order({ coupon_id })
  app.clock.advance({ minutes: 31 })
  expect(await app.refusal(calls.payReady, { order_id }, me)).toBe('not-payable')
  await app.wakeAll()
  await app.wakeAll()
  expect(await detail(order_id)).toMatchObject({ state_id: 'expired', state_desc: '已关闭', left_seconds: 0 })
  expect(await shop.leftOf(stockId)).toBe(10)
  await app.rawRequest(sandboxPay, { out_trade_no })
  await app.wakeAll()
  const payment = await paymentOf(app.db, out_trade_no)
  if (payment?.paidAt) expect(await refundedOf(out_trade_no)).toBe(4_000)
  expect((await app.callApi(calls.createGoodsOrder, { goods_id, special_id, coupon_id }, me)).pay_amount).toBe('40.00')
})

test('what was sent is received once, by the patient or after ten days', async () => {
  const [a, b] = [await order(), await order()]
  for (const { order_id, out_trade_no } of [a, b]) {
    await pay(out_trade_no)
    const set = { carrier: '顺丰速运', parcelNo: 'SF1', shippedAt: app.clock.now() }
    await moveOrder(app.db, order_id, 'shipped', app.clock.now(), { from: ['paid'], set })
  }
  const received = await app.callApi(calls.receiveGoodsOrder, { order_id: a.order_id }, me)
  expect(received).toMatchObject({ state_id: 'received', state_desc: '已完成' })
  expect(await app.refusal(calls.receiveGoodsOrder, { order_id: a.order_id }, me)).toBe('not-open')
  app.clock.advance({ days: 10, minutes: 1 })
  await app.wakeAll()
  expect(
    (await app.callApi(calls.goodsOrderList, { state: 'finished' }, me)).list.map(({ order_id }) => order_id),
  ).toContain(b.order_id)
})
