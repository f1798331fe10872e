import { afterAll, beforeAll, expect, test } from 'vitest'
import * as checkout from '#app/areas/orders/checkout/contract.ts'
import { createGiftOrder } from '#app/areas/orders/gifts/contract.ts'
import { createRefundApply } from '#app/areas/orders/refunds/contract.ts'
import { agreeToRefund } from '#app/areas/orders/refunds/server/commands/decide.ts'
import { findAnyRefund } from '#app/areas/orders/refunds/server/queries.ts'
import { prescriptionDetail } from '#app/areas/prescriptions/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { transactInside } from '#kit/db/inside.ts'
import { later } from '#kit/time/span.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { signIn } from '#test/support/people.ts'
import { openPharmacy, type Pharmacy } from '#test/support/prescriptions.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { VALID_DAYS } from '../../rules.ts'

let app: TestApp
let pharmacy: Pharmacy

beforeAll(async () => {
  app = await startTestApp()
  pharmacy = await openPharmacy(app)
}, 120_000)
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

type Ware = Awaited<ReturnType<Pharmacy['sellDrug']>>
const order = ({ goods_id, special_id }: Ware, buy_num = 1, more: object = {}) =>
  app.callApi(checkout.createGoodsOrder, { goods_id, special_id, buy_num, ...more }, pharmacy.me)
const refused = (ware: Ware, buy_num = 1, as: { key: string } = pharmacy.me) =>
  app.refusal(checkout.createGoodsOrder, { goods_id: ware.goods_id, special_id: ware.special_id, buy_num }, as)
const stateOf = async (prescription_id: string) =>
  (await app.callApi(prescriptionDetail, { prescription_id }, pharmacy.me)).state
const cancel = (order_id: string) => app.callApi(checkout.cancelGoodsOrder, { order_id }, pharmacy.me)

test('nothing is ordered, quoted or put into the cart with a prescription that waits, was refused, or is somebody else’s', async () => {
  const ware = await pharmacy.sellDrug()
  expect(await refused(ware)).toBe('prescription')
  const id = await pharmacy.upload(ware)
  expect(await refused(ware)).toBe('prescription')
  await pharmacy.refuse(id, '看不清')
  expect(await refused(ware)).toBe('prescription')
  await pharmacy.prescribe(ware, 2)
  const stranger = await signIn(app)
  await pharmacy.shop.live(stranger.key)
  expect(await refused(ware, 1, stranger)).toBe('prescription')
  const wish = { goods_id: ware.goods_id, special_id: ware.special_id }
  expect(await app.refusal(checkout.confirmGoodsOrder, wish, stranger)).toBe('prescription')
  expect(await app.refusal(checkout.cartPut, { ...wish, buy_num: 1 }, stranger)).toBe('prescription')
  expect(await app.refusal(checkout.cartPut, { ...wish, buy_num: 3 }, pharmacy.me)).toBe('prescribed')
  const card = { gift_from: '周', gift_to: '王', gift_words: '好' }
  expect(await app.refusal(createGiftOrder, { ...wish, ...card }, pharmacy.me)).toBe('medicine')
  expect(await pharmacy.shop.leftOf(ware.stockId)).toBe(10)
})

test('an approved prescription is ordered with once, up to its pieces; it is used when the order is paid', async () => {
  const ware = await pharmacy.sellDrug()
  const id = await pharmacy.prescribe(ware, 2)
  expect(await refused(ware, 3)).toBe('prescribed')
  const { order_id, out_trade_no } = await order(ware, 2)
  expect(await stateOf(id)).toBe('held')
  expect(await refused(ware)).toBe('prescription')
  await app.callApi(sandboxPay, { out_trade_no })
  expect(await stateOf(id)).toBe('used')
  expect(await refused(ware)).toBe('prescription')
  expect(await app.refusal(checkout.cancelGoodsOrder, { order_id }, pharmacy.me)).toBe('paid')
})

test('ten tabs want to order with one prescription: one does, and no piece is held for the others', async () => {
  const ware = await pharmacy.sellDrug()
  const id = await pharmacy.prescribe(ware, 1)
  const wish = { goods_id: ware.goods_id, special_id: ware.special_id, buy_num: 1 }
  const tabs = Array.from({ length: 10 }, (_, at) => (at % 2 ? checkout.createGoodsOrder : checkout.submitGoodsOrder))
  const said = await Promise.all(tabs.map((call) => app.refusal(call, wish, pharmacy.me)))
  expect(said.toSorted()).toEqual(['not refused', ...Array.from({ length: 9 }, () => 'prescription')])
  expect(await pharmacy.shop.leftOf(ware.stockId)).toBe(9)
  expect(await stateOf(id)).toBe('held')
})

test('the same key twice is one order and one prescription; two prescriptions are two orders at once', async () => {
  const ware = await pharmacy.sellDrug()
  await pharmacy.prescribe(ware, 1)
  const wish = { goods_id: ware.goods_id, special_id: ware.special_id, buy_num: 1 }
  const once = { ...pharmacy.me, idempotencyKey: 'one-key-for-both' }
  const [a, b] = await Promise.all([1, 2].map(() => app.callApi(checkout.createGoodsOrder, wish, once)))
  expect(a?.order_id).toBe(b?.order_id)
  await pharmacy.prescribe(ware, 1)
  await pharmacy.prescribe(ware, 1)
  const both = await Promise.all([order(ware), order(ware)])
  expect(new Set(both.map(({ order_id }) => order_id)).size).toBe(2)
  expect(await refused(ware)).toBe('prescription')
})

test('what an order held is good again when the order is cancelled or expires, and not beyond its time', async () => {
  const ware = await pharmacy.sellDrug()
  const id = await pharmacy.prescribe(ware, 1)
  for (let round = 0; round < 3; round++) {
    await cancel((await order(ware)).order_id)
    expect(await stateOf(id)).toBe('approved')
  }
  await order(ware)
  app.clock.set(later(app.clock.now(), { minutes: 31 }))
  await app.wakeAll()
  expect(await stateOf(id)).toBe('approved')
  expect(await pharmacy.shop.leftOf(ware.stockId)).toBe(10)
})

test('a cart with a drug on prescription takes its prescription with the order, and all of it or nothing', async () => {
  const [drug, other] = [await pharmacy.sellDrug(), await pharmacy.shop.sell({ pieces: 0 })]
  const id = await pharmacy.prescribe(drug, 1)
  for (const { goods_id, special_id } of [drug, other])
    await app.callApi(checkout.cartPut, { goods_id, special_id, buy_num: 1 }, pharmacy.me)
  const cart_special_ids = `${drug.special_id},${other.special_id}`
  expect(await app.refusal(checkout.submitGoodsOrder, { cart_special_ids }, pharmacy.me)).toBe('sold-out')
  expect(await stateOf(id)).toBe('approved')
  await app.callApi(checkout.submitGoodsOrder, { cart_special_ids: `${drug.special_id}` }, pharmacy.me)
  expect(await stateOf(id)).toBe('held')
})

test('a payment and the end of its order at once leave the prescription with one of them', async () => {
  for (let round = 0; round < 5; round++) {
    const ware = await pharmacy.sellDrug()
    const id = await pharmacy.prescribe(ware, 1)
    const { order_id, out_trade_no } = await order(ware)
    await Promise.all([
      app.callApi(sandboxPay, { out_trade_no }),
      app.rawRequest(checkout.cancelGoodsOrder, { order_id }, pharmacy.me),
    ])
    const shown = await app.callApi(checkout.goodsOrderDetail, { order_id }, pharmacy.me)
    expect([shown.state_id, await stateOf(id)]).toEqual(
      shown.state_id === 'paid' ? ['paid', 'used'] : ['cancelled', 'approved'],
    )
  }
})

test('what is paid back before it was sent gives its prescription back', async () => {
  const ware = await pharmacy.sellDrug()
  const id = await pharmacy.prescribe(ware, 1)
  const { order_id, out_trade_no } = await order(ware)
  await app.callApi(sandboxPay, { out_trade_no })
  const { refund_id } = await app.callApi(createRefundApply, { order_id, reason: '不想要了' }, pharmacy.me)
  const refund = await findAnyRefund(app.db, refund_id)
  if (!refund) throw new Error('nothing was asked back')
  await transactInside(app.context(), (inside) => agreeToRefund(inside, refund, { by: 'seller', words: '' }))
  expect(await stateOf(id)).toBe('approved')
})

test('a prescription whose time is over buys nothing, before any job has looked', async () => {
  const ware = await pharmacy.sellDrug()
  const id = await pharmacy.prescribe(ware, 1)
  const { order_id } = await order(ware)
  app.clock.set(later(app.clock.now(), { days: VALID_DAYS }))
  await cancel(order_id)
  expect(await stateOf(id)).toBe('expired')
  expect(await refused(ware)).toBe('prescription')
  await app.wakeAll()
  expect(await stateOf(id)).toBe('expired')
})
