import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { mallGoods } from '#app/areas/mall/goods/server/public.ts'
import { listPayFaults } from '#app/areas/pay/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

let app: TestApp
let shop: Shop
let me: Person
let hospitalId: number

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  me = await signIn(app)
  await shop.live(me.key)
  hospitalId = (await insertHospitals(app.db, [aHospital({ name: '一号医院' })]))[0] as number
}, 120_000)
afterAll(async () => {
  expect([await findBrokenInvariants(app.db), await listPayFaults(app.db)]).toEqual([[], []])
  await app.close()
})

type Ware = Awaited<ReturnType<Shop['sell']>>
const wish = ({ goods_id, special_id }: Ware, more: object = {}) => ({ goods_id, special_id, ...more })
const create = (ware: Ware, more: object = {}, as: { key: string } = me) =>
  app.callApi(calls.createGoodsOrder, wish(ware, more), as)
const refused = (ware: Ware, more: object = {}, as: { key: string } = me) =>
  app.refusal(calls.createGoodsOrder, wish(ware, more), as)
const confirm = (ware: Ware, more: object = {}) => app.callApi(calls.confirmGoodsOrder, wish(ware, more), me)
const detail = (order_id: string, as: { key: string } = me) => app.callApi(calls.goodsOrderDetail, { order_id }, as)
const service = { kind: 'project' as const, payTypes: [0, 1, 2, 3] }

test('who is not signed in orders nothing, and confirming answers status 400 [X292]', async () => {
  const ware = await shop.sell()
  const { body } = await app.rawRequest(calls.confirmGoodsOrder, wish(ware))
  expect(body).toMatchObject({ status: 400, msg: '请先登录' })
  expect(await app.refusal(calls.createGoodsOrder, wish(ware))).toBe('login')
  expect(await app.refusal(calls.cartShow, {})).toBe('login')
})

test.each([0, -1, 1.5, 1e9, 'many'])('%s pieces do not fit the contract', async (buy_num) => {
  expect(await refused(await shop.sell(), { buy_num })).toBe('422')
})

test('goods that are gone, off the shelf, on prescription or not paid that way are not ordered', async () => {
  const [ware, off] = [await shop.sell(), await shop.sell()]
  await app.db.update(mallGoods).set({ isOn: false }).where(eq(mallGoods.id, off.goods_id))
  const { body } = await app.rawRequest(calls.createGoodsOrder, { goods_id: 999_999, special_id: ware.special_id }, me)
  expect(body).toMatchObject({ status: 1002404, msg: '商品不存在' })
  expect(await refused(off)).toBe('off-shelf')
  expect(await refused(await shop.sell({ kind: 'drug', drugType: 2 }))).toBe('prescription')
  expect(await refused(ware, { pay_type: 2 })).toBe('pay-type')
  expect(await shop.leftOf(ware.stockId)).toBe(10)
})

test('a parcel needs an address of one’s own to which it is sent', async () => {
  const ware = await shop.sell({ freightFen: 800 })
  const stranger = await signIn(app)
  expect(await refused(ware, {}, stranger)).toBe('no-address')
  const theirs = await shop.live(stranger.key)
  expect(await refused(ware, { address_id: theirs })).toBe('no-address')
  const far = await shop.live(stranger.key, { province_id: 650_000, city: 650_100, area: 650_102 })
  expect(await refused(ware, { address_id: far }, stranger)).toBe('no-delivery')
  expect(await shop.leftOf(ware.stockId)).toBe(10)
})

test('amounts that the phone sends change nothing: the server reckons goods, coupon and freight', async () => {
  const ware = await shop.sell({ priceFen: 10_000, freightFen: 800 })
  const coupon_id = await shop.giveCoupon(me.patientId, { discountAmount: 1_500 })
  const quoted = await confirm(ware, { buy_num: 2 })
  expect(quoted).toMatchObject({
    goods_amount: '200.00',
    discount_amount: '15.00',
    shipping_fee: '16.00',
    pay_amount: '201.00',
    address: { name: '周明' },
    coupons: [{ coupon_code_id: coupon_id, selected: 1, canDiscountAmount: '15.00' }],
  })
  const order = await create(ware, {
    buy_num: 2,
    coupon_id,
    pay_amount: '0.01',
    price: '0.01',
    dueFen: 1,
    state: 'paid',
  })
  expect(order.pay_amount).toBe('201.00')
  expect(await detail(order.order_id)).toMatchObject({
    state_id: 'unpaid',
    pay_amount: '201.00',
    discount_amount: '15.00',
  })
  await app.callApi(calls.cancelGoodsOrder, { order_id: order.order_id }, me)
})

test('whole payment charges the price, deposit the deposit, zero buy and paying at the shop nothing now [X103]', async () => {
  const ware = await shop.sell({ ...service, hospitalId, priceFen: 30_000, depositFen: 5_000 })
  const orders = []
  for (const pay_type of [0, 1, 2, 3]) orders.push(await create(ware, { pay_type }))
  expect(orders.map(({ pay_amount }) => pay_amount)).toEqual(['300.00', '50.00', '0.00', '0.00'])
  expect(orders.map(({ out_trade_no }) => out_trade_no !== '')).toEqual([true, true, false, false])
  const shown = await Promise.all(orders.map(({ order_id }) => detail(order_id)))
  expect(shown.map(({ state_id, later_amount }) => [state_id, later_amount])).toEqual([
    ['unpaid', '0.00'],
    ['unpaid', '250.00'],
    ['paid', '0.00'],
    ['paid', '300.00'],
  ])
  const ways = await Promise.all(orders.map(({ order_id }) => app.callApi(calls.payMethodsOfOrder, { order_id }, me)))
  expect(ways.map(({ pay_type, pay_method }) => [pay_type, pay_method])).toEqual([
    [0, 28],
    [1, 28],
    [2, 0],
    [3, 0],
  ])
})

test('an order keeps how one came to it, and its detail has all fields of an order [X114] [X121]', async () => {
  const ware = await shop.sell()
  const came = {
    act_id: 'a1',
    share_id: 's1',
    from_type: 'f1',
    audit_id: 'u1',
    pt_act_id: 'p1',
    cid: '18',
    jstoken: 't',
  }
  const { order_id } = await create(ware, { ...came, user_id: String(me.patientId), order_id: 'before' })
  const shown = await detail(order_id)
  expect(Object.keys(shown.order_goods[0] ?? {})).toEqual(
    expect.arrayContaining([
      'goods_id',
      'goods_name',
      'goods_special_name',
      'goods_price',
      'goods_org_price',
      'buy_num',
      'pay_amount',
      'deposit',
      'pay_type',
      'shipping_fee',
      'point',
      'logistics_set',
      'on_site_time',
      'expire_time',
      'comment_type',
      'goods_state',
      'is_overseas',
      'package_type',
      'drug_type',
    ]),
  )
  for (const field of ['state_desc', 'state_id', 'logistics', 'button', 'unit_id', 'unit_name', 'pay_number'])
    expect(shown).toHaveProperty(field)
  const { ordersOrders } = await import('../tables.ts')
  const [row] = await app.db.select().from(ordersOrders).where(eq(ordersOrders.id, order_id))
  const { jstoken: _, ...kept } = came
  expect(row?.cameBy).toEqual({ ...kept, order_id: 'before' })
})

test('sold out at the last step leaves no trace: neither order nor piece nor coupon', async () => {
  const [enough, few] = [await shop.sell(), await shop.sell({ pieces: 1 })]
  const buyer = await signIn(app)
  await shop.live(buyer.key)
  const coupon_id = await shop.giveCoupon(buyer.patientId)
  for (const ware of [enough, few]) await app.callApi(calls.cartPut, wish(ware, { buy_num: 2 }) as never, buyer)
  const cart_special_ids = `${enough.special_id},${few.special_id}`
  const { body } = await app.rawRequest(calls.submitGoodsOrder, { cart_special_ids, coupon_id }, buyer)
  expect(body).toMatchObject({ status: 0, msg: expect.stringContaining('只剩 1 件') })
  expect([await shop.leftOf(enough.stockId), await shop.leftOf(few.stockId)]).toEqual([10, 1])
  expect((await app.callApi(calls.goodsOrderList, {}, buyer)).list).toEqual([])
  expect((await create(enough, { coupon_id }, buyer)).pay_amount).toBe('40.00')
})

test('nobody gets above their limit, not with many tries at once', async () => {
  const ware = await shop.sell({ limitEach: 2 })
  const said = await Promise.all(Array.from({ length: 6 }, () => refused(ware)))
  expect(said.toSorted()).toEqual(['limit', 'limit', 'limit', 'limit', 'not refused', 'not refused'])
  expect(await shop.leftOf(ware.stockId)).toBe(8)
})

test('a coupon goes into one of two orders at once, and another’s into none', async () => {
  const ware = await shop.sell()
  const coupon_id = await shop.giveCoupon(me.patientId)
  const theirs = await shop.giveCoupon((await signIn(app)).patientId)
  expect(await refused(ware, { coupon_id: theirs })).toBe('coupon')
  const said = await Promise.all([refused(ware, { coupon_id }), refused(ware, { coupon_id })])
  expect(said.toSorted()).toEqual(['coupon', 'not refused'])
  expect(await shop.leftOf(ware.stockId)).toBe(9)
})

test('the same key makes one order, another body under it none', async () => {
  const ware = await shop.sell()
  const as = { key: me.key, idempotencyKey: 'twice' }
  const [a, b] = await Promise.all([create(ware, {}, as), create(ware, {}, as)])
  expect(a.order_id).toBe(b.order_id)
  expect(await refused(ware, { buy_num: 3 }, as)).toBe('409')
  expect(await shop.leftOf(ware.stockId)).toBe(9)
})

test('the cart keeps pieces, and each seller in it becomes an order, all paid together', async () => {
  const buyer = await signIn(app)
  await shop.live(buyer.key)
  const [parcel, exam] = [await shop.sell(), await shop.sell({ ...service, hospitalId, priceFen: 20_000 })]
  await app.callApi(calls.cartPut, wish(parcel, { buy_num: 5 }) as never, buyer)
  await app.callApi(calls.cartPut, wish(parcel, { buy_num: 2 }) as never, buyer)
  const cart = await app.callApi(calls.cartPut, wish(exam, { buy_num: 1 }) as never, buyer)
  expect([cart.total_num, cart.list.length]).toEqual([3, 2])
  const cart_special_ids = `${parcel.special_id},${exam.special_id}`
  const made = await app.callApi(calls.submitGoodsOrder, { cart_special_ids }, buyer)
  expect([made.order_ids.length, made.pay_amount]).toEqual([2, '300.00'])
  expect((await app.callApi(calls.cartShow, {}, buyer)).list).toEqual([])
  await app.callApi(sandboxPay, { out_trade_no: made.out_trade_no })
  for (const order_id of made.order_ids) expect(await detail(order_id, buyer)).toMatchObject({ state_id: 'paid' })
  await app.callApi(calls.cartPut, wish(parcel, { buy_num: 1 }) as never, buyer)
  expect((await app.callApi(calls.cartPut, wish(parcel, { buy_num: 0 }) as never, buyer)).list).toEqual([])
})
