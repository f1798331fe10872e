import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelGoodsOrder, deleteGoodsOrder, goodsOrderList } from '#app/areas/orders/checkout/contract.ts'
import { listPayFaults } from '#app/areas/pay/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let shop: Shop
let me: Person

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  me = await signIn(app)
  await shop.live(me.key)
}, 120_000)
afterAll(async () => {
  expect(await listPayFaults(app.db)).toEqual([])
  await app.close()
})

type Ware = Awaited<ReturnType<Shop['sell']>>
const card = { gift_from: '女儿', gift_to: '妈妈', gift_words: '记得按时吃饭' }
const wish = ({ goods_id, special_id }: Ware, more: object = {}) => ({ goods_id, special_id, ...card, ...more })
const give = (ware: Ware, more: object = {}) => app.callApi(calls.createGiftOrder, wish(ware, more), me)
const refused = (ware: Ware, more: object = {}, as: { key?: string } = me) =>
  app.refusal(calls.createGiftOrder, wish(ware, more), as)
const detail = (order_id: string) => app.callApi(calls.giftOrderDetail, { order_id }, me)

test('who is not signed in gives nothing and sees no gifts [X242]', async () => {
  expect(await refused(await shop.sell(), {}, {})).toBe('login')
  expect(await app.refusal(calls.giftOrderList, {})).toBe('login')
})

test('what is not paid whole, medicines, and a card without names are not given, and nothing is held for them', async () => {
  const service = await shop.sell({ kind: 'project', payTypes: [0, 1, 3], depositFen: 1_000 })
  for (const pay_type of [1, 3]) expect(await refused(service, { pay_type })).toBe('not-whole')
  const drug = await shop.sell({ kind: 'drug', drugType: 1 })
  expect(await refused(drug)).toBe('medicine')
  expect(await refused(await shop.sell(), { gift_to: ' ' })).toBe('422')
  expect(await refused(await shop.sell(), { gift_words: '长'.repeat(101) })).toBe('422')
  for (const { stockId } of [service, drug]) expect(await shop.leftOf(stockId)).toBe(10)
})

test('what cannot be ordered cannot be given either, and leaves no card', async () => {
  const ware = await shop.sell({ pieces: 1 })
  expect(await refused(ware, { buy_num: 2 })).toBe('sold-out')
  const { rows } = await app.pool.query('select count(*)::int as n from orders_gifts')
  expect(rows[0].n).toBe(0)
})

test('a gift is somebody’s own; one without words says the usual ones', async () => {
  const ware = await shop.sell()
  const { order_id } = await give(ware, { gift_words: '' })
  const stranger = await signIn(app)
  expect(await app.refusal(calls.giftOrderDetail, { order_id }, stranger)).toBe('not-found')
  expect((await app.callApi(calls.giftOrderList, {}, stranger)).list).toEqual([])
  expect(await detail(order_id)).toMatchObject({
    gift_from: '女儿',
    gift_to: '妈妈',
    gift_words: '一份心意，愿你健康。',
  })
})

test('a gift is ordered and paid as every order is, and listed with its card [X307]', async () => {
  app.clock.advance({ seconds: 1 })
  const made = await give(await shop.sell({ priceFen: 8_800, freightFen: 600 }), { buy_num: 2 })
  expect(made.pay_amount).toBe('188.00')
  await app.callApi(sandboxPay, { out_trade_no: made.out_trade_no })
  const { body } = await app.rawRequest(calls.giftOrderDetail, { order_id: made.order_id }, me)
  expect(body).toMatchObject({ status: 200 })
  expect(await detail(made.order_id)).toMatchObject({ ...card, state_id: 'paid', address: { name: '周明' } })
  const [newest] = (await app.callApi(calls.giftOrderList, {}, me)).list
  expect(newest).toMatchObject({ ...card, order_id: made.order_id, order_goods: [{ buy_num: 2 }] })
  expect((await app.callApi(goodsOrderList, {}, me)).list.map(({ order_id }) => order_id)).toContain(made.order_id)
})

test('tapped ten times at once with one key there is one gift', async () => {
  const ware = await shop.sell()
  const as = { key: me.key, idempotencyKey: 'one-tap' }
  const tries = Array.from({ length: 10 }, () => app.callApi(calls.createGiftOrder, wish(ware), as))
  expect(new Set((await Promise.all(tries)).map(({ order_id }) => order_id)).size).toBe(1)
  expect(await shop.leftOf(ware.stockId)).toBe(9)
})

test('a gift that was cancelled and deleted is listed no more; an order that is none never was', async () => {
  const { order_id } = await give(await shop.sell())
  await app.callApi(cancelGoodsOrder, { order_id }, me)
  await app.callApi(deleteGoodsOrder, { order_id }, me)
  expect(await app.refusal(calls.giftOrderDetail, { order_id }, me)).toBe('not-found')
  expect((await app.callApi(calls.giftOrderList, {}, me)).list.map((gift) => gift.order_id)).not.toContain(order_id)
})
