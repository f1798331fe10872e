import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import * as checkout from '#app/areas/orders/checkout/contract.ts'
import { listPayFaults } from '#app/areas/pay/server/public.ts'
import type { Events } from '#app/events.ts'
import { type Buyer, openBuyer } from '#test/support/buyer.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

let app: TestApp
let shop: Shop
let buyer: Buyer
let hospitalId: number
const told: Events['order.refunded'][] = []

beforeAll(async () => {
  const listening = { 'order.refunded': async (event: Events['order.refunded']) => void told.push(event) }
  const room = { words: '', answering: [], seed: undefined, jobs: [] }
  app = await startTestApp({ more: [{ ...room, name: 'listening', subscribers: listening }] })
  shop = await openShop(app)
  buyer = await openBuyer(app, shop)
  hospitalId = (await insertHospitals(app.db, [aHospital({ name: '一号医院' })]))[0] as number
}, 120_000)
afterAll(async () => {
  expect([await findBrokenInvariants(app.db), await listPayFaults(app.db)]).toEqual([[], []])
  await app.close()
})

type Sold = Awaited<ReturnType<Buyer['buy']>>['sold'][number]
const newest = async () => (await app.callApi(messages, {}, buyer.who())).list[0]

test('of what was not sent all comes back: goods, freight, pieces and coupon; and the money arrives', async () => {
  const coupon_ids = String(await shop.giveCoupon(buyer.who().patientId))
  const { order_id, out_trade_no, sold } = await buyer.buy([{ priceFen: 5_000, freightFen: 800 }], { coupon_ids })
  const offer = await app.callApi(calls.storeRefundApply, { order_id }, buyer.who())
  expect(offer).toMatchObject({ refund_amount: '48.00', shipping_fee: '8.00', is_whole: 1 })
  const made = await buyer.apply(order_id)
  expect(made).toMatchObject({ amount: '48.00', state_desc: '待商家处理' })
  told.length = 0
  await buyer.decide('agree', made.refund_id)
  expect(told).toEqual([{ orderId: order_id, backFen: 4_800, items: [{ position: 0, pieces: 1, backFen: 4_000 }] }])
  expect(await buyer.order(order_id)).toMatchObject({ state_id: 'refunded', refund_amount: '48.00' })
  expect([await shop.leftOf(sold[0]?.stockId ?? 0), await buyer.backOf(out_trade_no)]).toEqual([10, 4_800])
  expect(await buyer.refund(made.refund_id)).toMatchObject({ state_id: 'refunding', end_time: null })
  await app.wakeAll()
  expect(await buyer.refund(made.refund_id)).toMatchObject({ state_id: 'refunded', state_desc: '已退款' })
  expect(await newest()).toMatchObject({ title: '退款已到账' })
  const { goods_id, special_id } = sold[0] as { goods_id: number; special_id: number }
  const again = { goods_id, special_id, coupon_id: Number(coupon_ids) }
  expect((await app.callApi(checkout.createGoodsOrder, again, buyer.who())).pay_amount).toBe('48.00')
})

test('one of two kinds, then one of three pieces, then the rest: the freight comes with the last of them', async () => {
  const { order_id, out_trade_no, sold } = await buyer.buy([
    { priceFen: 1_001, count: 3, freightFen: 600 },
    { priceFen: 2_000, freightFen: 0 },
  ])
  const [a, b] = sold as [Sold, Sold]
  const back = async (more: object) => {
    app.clock.advance({ minutes: 1 })
    const { refund_id, amount } = await buyer.apply(order_id, more)
    await buyer.decide('agree', refund_id)
    return amount
  }
  expect(await back({ goods_id: b.goods_id })).toBe('20.00')
  expect(await back({ goods_id: a.goods_id, buy_num: 1 })).toBe('10.01')
  expect(await buyer.order(order_id)).toMatchObject({ state_id: 'paid', refund_amount: '30.01' })
  expect([await shop.leftOf(a.stockId), await shop.leftOf(b.stockId)]).toEqual([8, 10])
  expect(await back({})).toBe('38.02')
  expect((await buyer.order(order_id)).state_id).toBe('refunded')
  expect([await shop.leftOf(a.stockId), await buyer.backOf(out_trade_no)]).toEqual([10, 6_803])
  const { list } = await app.callApi(calls.refundList, { order_id }, buyer.who())
  expect(list.map(({ amount }) => amount)).toEqual(['38.02', '10.01', '20.00'])
})

test('a deposit comes back as it was paid', async () => {
  const service = { kind: 'project' as const, hospitalId, payTypes: [1], priceFen: 30_000, depositFen: 5_000 }
  const { order_id, out_trade_no } = await buyer.buy([service])
  const { refund_id, amount } = await buyer.apply(order_id, { reason: '时间安排不开' })
  expect(amount).toBe('50.00')
  await buyer.decide('agree', refund_id)
  expect([await buyer.backOf(out_trade_no), (await buyer.order(order_id)).state_id]).toEqual([5_000, 'refunded'])
})

test('goods that were sent go back: agreed, parcel, received, money without the freight, pieces on the shelf', async () => {
  const { order_id, out_trade_no, sold } = await buyer.buy([{ hospitalId, priceFen: 5_000, freightFen: 800 }])
  await buyer.ship(order_id)
  expect((await buyer.order(order_id)).button).toEqual(['receipt', 'logistics', 'aftersale', 'invoice'])
  const reasons = await app.callApi(calls.frontApplyReason, { order_id }, buyer.who())
  const reason = reasons.list[0]?.reason ?? ''
  expect(await buyer.refused(order_id, { reason, amount: '50.01' })).toBe('amount')
  const { refund_id, amount } = await buyer.apply(order_id, { reason })
  expect(amount).toBe('50.00')
  // As it comes along when a number is copied.
  const parcel = { refund_id, logistics_company: '顺丰速运', logistics_no: '\u202dSF 654 321\u202c' }
  expect(await app.refusal(calls.storeRefundFill, parcel, buyer.who())).toBe('not-open')
  await buyer.decide('agree', refund_id)
  expect(await buyer.refund(refund_id)).toMatchObject({ state_id: 'returning', button: ['fill', 'cancel'] })
  expect((await buyer.refund(refund_id)).send_to).toContain('一号医院')
  expect(await buyer.decide('receive', refund_id)).toBeUndefined()
  const fills = [1, 2].map(() => app.refusal(calls.storeRefundFill, parcel, buyer.who()))
  expect((await Promise.all(fills)).toSorted()).toEqual(['not refused', 'not-open'])
  expect((await buyer.refund(refund_id)).logistics).toMatchObject({ number: 'SF654321' })
  expect(await app.refusal(calls.cancelRefundApply, { refund_id }, buyer.who())).toBe('not-open')
  expect(await shop.leftOf(sold[0]?.stockId ?? 0)).toBe(9)
  await buyer.decide('receive', refund_id)
  expect([await shop.leftOf(sold[0]?.stockId ?? 0), await buyer.backOf(out_trade_no)]).toEqual([10, 5_000])
  expect((await buyer.order(order_id)).state_id).toBe('refunded')
  const { logs } = await app.callApi(calls.storeRefundDetail, { refund_id }, buyer.who())
  expect(logs.map(({ state_id, who }) => [state_id, who])).toEqual([
    ['applied', '您'],
    ['returning', '商家'],
    ['returned', '您'],
    ['refunding', '商家'],
  ])
})

test('a part of the money comes back for goods that are kept, and no more than the rest after it', async () => {
  const { order_id, sold } = await buyer.buy([{ priceFen: 5_000 }])
  await buyer.ship(order_id)
  const asked = { reason: '少发、漏发', refund_type: 'money' }
  const { refund_id } = await buyer.apply(order_id, { ...asked, amount: '12.34' })
  await buyer.decide('agree', refund_id)
  expect(await buyer.order(order_id)).toMatchObject({ state_id: 'shipped', refund_amount: '12.34' })
  expect(await shop.leftOf(sold[0]?.stockId ?? 0)).toBe(9)
  expect(await buyer.refused(order_id, { ...asked, amount: '37.67' })).toBe('amount')
  const rest = await buyer.apply(order_id, asked)
  expect(rest.amount).toBe('37.66')
  await buyer.decide('agree', rest.refund_id)
  expect((await buyer.order(order_id)).state_id).toBe('refunded')
})

test('drugs that were sent come back only where the seller is to blame', async () => {
  const { order_id } = await buyer.buy([{ kind: 'drug', drugType: 1 }])
  await buyer.ship(order_id)
  expect(await buyer.refused(order_id, { reason: '不喜欢、不合适' })).toBe('drug')
  expect(await buyer.refused(order_id, { reason: '快过期或已过期' })).toBe('not refused')
})

test('after a decline the patient asks the platform, once and in time, unless the goods are gone', async () => {
  const { order_id } = await buyer.buy()
  const { refund_id } = await buyer.apply(order_id)
  expect(await app.refusal(calls.platformIntervene, { refund_id, reason: '没道理' }, buyer.who())).toBe('not-declined')
  await buyer.decide('decline', refund_id, '已经打包')
  expect(await newest()).toMatchObject({ title: '退款申请被拒绝' })
  expect(await buyer.refund(refund_id)).toMatchObject({
    state_id: 'declined',
    answer: '已经打包',
    button: ['intervene'],
  })
  // The order is free: another refund of it may be asked for, and then the platform is not.
  const second = await buyer.apply(order_id)
  expect(await app.refusal(calls.platformIntervene, { refund_id, reason: '没道理' }, buyer.who())).toBe('changed')
  await app.callApi(calls.cancelRefundApply, { refund_id: second.refund_id }, buyer.who())
  const asks = [1, 2].map(() => app.refusal(calls.platformIntervene, { refund_id, reason: '没道理' }, buyer.who()))
  expect((await Promise.all(asks)).filter((said) => said === 'not refused')).toHaveLength(1)
  expect(await buyer.refused(order_id)).toBe('under-way')
  app.clock.advance({ days: 7 })
  await app.wakeAll()
  expect(await buyer.refund(refund_id)).toMatchObject({ state_id: 'refunded' })
})

test('a seller that says nothing has agreed, a parcel that is not sent ends it, one that is not answered is received', async () => {
  await buyer.comeBack()
  const silent = await buyer.buy()
  const { refund_id } = await buyer.apply(silent.order_id)
  app.clock.advance({ days: 5 })
  await app.wakeAll()
  expect(['refunding', 'refunded']).toContain((await buyer.refund(refund_id)).state_id)
  const [kept, sent] = [await buyer.buy(), await buyer.buy()]
  const ids: string[] = []
  for (const { order_id } of [kept, sent]) {
    await buyer.ship(order_id)
    const made = await buyer.apply(order_id, { reason: '不喜欢、不合适' })
    await buyer.decide('agree', made.refund_id)
    ids.push(made.refund_id)
  }
  const parcel = { refund_id: ids[1] ?? '', logistics_company: 'EMS', logistics_no: 'EM1234567' }
  await app.callApi(calls.storeRefundFill, parcel, buyer.who())
  app.clock.advance({ days: 7 })
  await app.wakeAll()
  expect((await buyer.refund(ids[0] ?? '')).state_id).toBe('closed')
  app.clock.advance({ days: 3 })
  await app.wakeAll()
  await app.wakeAll()
  expect((await buyer.refund(ids[1] ?? '')).state_id).toBe('refunded')
})
