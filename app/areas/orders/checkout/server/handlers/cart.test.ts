import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { goodsCoupons, obtainCoupon } from '#app/areas/mall/coupons/contract.ts'
import { insertCoupons } from '#app/areas/mall/coupons/server/queries/seed.ts'
import { mallCoupons } from '#app/areas/mall/coupons/server/tables.ts'
import { mallFreightTemplates } from '#app/areas/mall/freight/server/tables.ts'
import { goodsCommentList, goodsDetail, goodsRollOrder } from '#app/areas/mall/goods/contract.ts'
import { mallGoods, notePurchases } from '#app/areas/mall/goods/server/public.ts'
import { mallStocks } from '#app/areas/mall/stock/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { earlier, later } from '#kit/time/span.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { ordersOrders } from '../tables.ts'

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
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

type Ware = Awaited<ReturnType<Shop['sell']>>
const put = ({ goods_id, special_id }: Ware, buy_num: number, as: { key: string } = me) =>
  app.callApi(calls.cartPut, { goods_id, special_id, buy_num }, as)
const confirm = (input: object, as: { key: string } = me) => app.callApi(calls.confirmGoodsOrder, input, as)

/** A coupon that everybody may draw once, of so much off. */
const offer = async (discountAmount: number, more: object = {}) => {
  const now = app.clock.now()
  const times = {
    drawFrom: earlier(now, { days: 1 }),
    drawUntil: later(now, { days: 9 }),
    useUntil: later(now, { days: 9 }),
  }
  const sourceKey = `offer-${discountAmount}-${JSON.stringify(more)}`
  const terms = { discountType: 1, discountAmount, discountLimitFen: 0, total: 5, left: 5, validDays: 9 }
  await insertCoupons(app.db, [{ sourceKey, issuer: 'mall', title: '券', ...terms, ...times, ...more }])
  return (await app.db.select().from(mallCoupons).where(eq(mallCoupons.sourceKey, sourceKey)))[0]?.id as number
}

test('the cart says of each thing who sells it, how many one may have, and why it cannot be bought any more', async () => {
  const [theirs, off, gone, limited] = [
    await shop.sell({ kind: 'exam', hospitalId }),
    await shop.sell(),
    await shop.sell(),
    await shop.sell({ limitEach: 3 }),
  ]
  const buyer = await signIn(app)
  for (const ware of [theirs, off, gone, limited]) await put(ware, 2, buyer)
  await app.db.update(mallGoods).set({ isOn: false }).where(eq(mallGoods.id, off.goods_id))
  await app.db.update(mallStocks).set({ left: 0 }).where(eq(mallStocks.id, gone.stockId))
  const { list } = await app.callApi(calls.cartShow, {}, buyer)
  const seen = new Map(list.map((line) => [line.special_id, line]))
  expect(seen.get(theirs.special_id)).toMatchObject({ unit_id: hospitalId, unit_name: '一号医院', most_num: 10 })
  expect(seen.get(off.special_id)).toMatchObject({ unit_id: 0, most_num: 0, why_not: '已下架' })
  expect(seen.get(gone.special_id)).toMatchObject({ most_num: 0, why_not: '已售完' })
  expect(seen.get(limited.special_id)).toMatchObject({ most_num: 3, why_not: '' })
  await app.db.update(mallStocks).set({ left: 10 }).where(eq(mallStocks.id, gone.stockId))
})

test('what is counted anew keeps its place in the cart', async () => {
  const buyer = await signIn(app)
  const [first, second] = [await shop.sell(), await shop.sell()]
  await put(first, 1, buyer)
  app.clock.advance({ minutes: 1 })
  await put(second, 1, buyer)
  const { list } = await put(first, 5, buyer)
  expect(list.map(({ special_id, buy_num }) => [special_id, buy_num])).toEqual([
    [second.special_id, 1],
    [first.special_id, 5],
  ])
})

test('things of two sellers in the cart become two orders of one payment, which names what it pays', async () => {
  const [parcel, exam] = [
    await shop.sell({ freightFen: 800 }),
    await shop.sell({ kind: 'exam', hospitalId, validDays: 90 }),
  ]
  for (const ware of [parcel, exam]) await put(ware, 1)
  const made = await app.callApi(
    calls.submitGoodsOrder,
    { cart_special_ids: `${parcel.special_id},${exam.special_id}` },
    me,
  )
  expect(made.order_ids).toHaveLength(2)
  const { out_trade_no } = made
  const before = (await app.callApi(calls.ordersOfPayment, { out_trade_no }, me)).list
  expect(before.map(({ state_id }) => state_id)).toEqual(['unpaid', 'unpaid'])
  expect(before.find(({ unit_id }) => unit_id === 0)).toMatchObject({ shipping_fee: '8.00', shipping_text: '顺丰速运' })
  await app.callApi(sandboxPay, { out_trade_no })
  const after = (await app.callApi(calls.ordersOfPayment, { out_trade_no }, me)).list
  expect(after.find(({ unit_id }) => unit_id === hospitalId)).toMatchObject({
    state_id: 'paid',
    check_code: expect.stringMatching(/./),
    shipping_text: '',
  })
  expect((await app.callApi(calls.cartShow, {}, me)).list).toEqual([])
})

test('nobody sees what another’s payment is for', async () => {
  const made = await app.callApi(calls.createGoodsOrder, await shop.sell(), me)
  const stranger = await signIn(app)
  expect(await app.refusal(calls.ordersOfPayment, { out_trade_no: made.out_trade_no }, stranger)).toBe('not-found')
})

test('what is missing until sending costs nothing is said, and no more once it is there', async () => {
  const ware = await shop.sell({ priceFen: 3_000, freightFen: 800 })
  await app.db.update(mallFreightTemplates).set({ freeFromFen: 5_000 })
  const wish = { goods_id: ware.goods_id, special_id: ware.special_id }
  const gapOf = async (buy_num: number) => {
    const quote = await confirm({ ...wish, buy_num })
    return [quote.shipping_fee, quote.list[0]?.free_gap]
  }
  expect(await gapOf(1)).toEqual(['8.00', '20.00'])
  expect(await gapOf(2)).toEqual(['0.00', '0.00'])
  await app.db.update(mallFreightTemplates).set({ freeFromFen: null })
})

test('coupons that would take more off are named until they are drawn; those that would not are not', async () => {
  const buyer = await signIn(app)
  const ware = await shop.sell({ kind: 'exam', hospitalId, priceFen: 50_000 })
  const wish = { goods_id: ware.goods_id, special_id: ware.special_id }
  const [best] = [
    await offer(8_000, { hospitalId }),
    await offer(1_000),
    await offer(9_000, { discountLimitFen: 60_000 }),
  ]
  const quoted = await confirm(wish, buyer)
  expect(quoted).toMatchObject({ discount_amount: '0.00', more_discount: '80.00' })
  expect(quoted.to_draw.map(({ couponId }) => couponId)).toEqual([best])
  await app.callApi(obtainCoupon, { coupon_id: best }, buyer)
  expect(await confirm(wish, buyer)).toMatchObject({
    discount_amount: '80.00',
    more_discount: '0.00',
    to_draw: [],
    pay_amount: '420.00',
  })
})

test('a drug on prescription takes no coupon, names no buyers and no numbers', async () => {
  const drug = await shop.sell({ kind: 'drug', drugType: 2, soldCount: 40, commentCount: 2, starSum: 9 })
  const bought = { skuName: '一盒', pieces: 1, buyerName: '王**', boughtAt: app.clock.now() }
  await notePurchases(app.db, [{ ...bought, goodsId: drug.goods_id }])
  const { goods_id } = drug
  expect(await app.callApi(goodsDetail, { goods_id })).toMatchObject({ sold_num: 0, comment_num: 0, score: 0 })
  expect((await app.callApi(goodsRollOrder, { goods_id })).list).toEqual([])
  expect((await app.callApi(goodsCommentList, { goods_id })).list).toEqual([])
  expect(await app.callApi(goodsCoupons, { goods_id })).toEqual({ alreadyGet: [], noGet: [] })
})

test('how one came to goods goes from the cart along to the order of each seller, and stays when pieces are changed [X114]', async () => {
  const buyer = await signIn(app)
  await shop.live(buyer.key)
  const [ours, theirs] = [await shop.sell(), await shop.sell({ hospitalId, kind: 'project' })]
  const came = { act_id: 'a1', share_id: 's1', from_type: 'f1', audit_id: 'u1', pt_act_id: 'p1' }
  const { goods_id, special_id } = ours
  await app.callApi(calls.cartPut, { ...came, goods_id, special_id, buy_num: 1 }, buyer)
  await put(ours, 2, buyer)
  await put(theirs, 1, buyer)
  const cart_special_ids = `${ours.special_id},${theirs.special_id}`
  const { order_ids } = await app.callApi(calls.submitGoodsOrder, { cart_special_ids, cid: '18' }, buyer)
  const rows = await app.db.select().from(ordersOrders).where(inArray(ordersOrders.id, order_ids))
  expect(new Map(rows.map((row) => [row.hospitalId, row.cameBy]))).toEqual(
    new Map([
      [null, { ...came, cid: '18' }],
      [hospitalId, { cid: '18' }],
    ]),
  )
})
