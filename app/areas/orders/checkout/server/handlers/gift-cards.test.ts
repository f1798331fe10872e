import { afterAll, beforeAll, expect, test } from 'vitest'
import { exchangeGiftCard, giftCardConsumeDetail, giftCardList } from '#app/areas/activities/gift-cards/contract.ts'
import { printCards } from '#app/areas/activities/gift-cards/server/public.ts'
import { listPayFaults, listSums } from '#app/areas/pay/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { later } from '#kit/time/span.ts'
import { type Buyer, openBuyer } from '#test/support/buyer.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

let app: TestApp
let shop: Shop
let buyer: Buyer

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  buyer = await openBuyer(app, shop)
}, 120_000)
afterAll(async () => {
  expect([await findBrokenInvariants(app.db), await listPayFaults(app.db)]).toEqual([[], []])
  await app.close()
})

/** A card with so much on it that is theirs. */
const giveCard = async (as: { key: string }, amountFen: number, validDays = 1_500): Promise<number> => {
  const validUntil = later(app.clock.now(), { days: validDays })
  const { cards } = await printCards(app.context(), { count: 1, amountFen, validUntil })
  const { cardNo: card_no = '', secret: card_pwd = '' } = cards[0] ?? {}
  return (await app.callApi(exchangeGiftCard, { card_no, card_pwd }, as)).card_id
}
const balanceOf = async (as: { key: string }, card_id: number) =>
  (await app.callApi(giftCardList, {}, as)).list.find((card) => card.card_id === card_id)?.balance
const spendsOf = async (as: { key: string }, card_id: number) =>
  (await app.callApi(giftCardConsumeDetail, { card_id }, as)).list
const newBuyer = async (): Promise<Person> => {
  const person = await signIn(app)
  await shop.live(person.key)
  return person
}
const sold = async (priceFen: number, more: object = {}) => {
  const { goods_id, special_id } = await shop.sell({ priceFen, ...more })
  return { goods_id, special_id }
}
const sumOf = async (account: string) => {
  const found = (await listSums(app.db)).find((one) => one.account === account)
  return (found?.creditFen ?? 0) - (found?.debitFen ?? 0)
}

test('a card that is another’s, that is empty or that there is not pays nothing, and nothing is held', async () => {
  const [me, other] = [await newBuyer(), await newBuyer()]
  const theirs = await giveCard(other, 10_000)
  const ware = await shop.sell({ priceFen: 5_000 })
  const wish = { goods_id: ware.goods_id, special_id: ware.special_id }
  for (const gift_card_ids of [String(theirs), '999999', `${await giveCard(me, 5_000)},${theirs}`])
    expect(await app.refusal(calls.submitGoodsOrder, { ...wish, gift_card_ids }, me)).toBe('card')
  expect(await app.refusal(calls.submitGoodsOrder, { ...wish, gift_card_ids: 'mine' }, me)).toBe('422')
  expect([await balanceOf(other, theirs), await shop.leftOf(ware.stockId)]).toEqual(['100.00', 10])
})

test('a card whose time is over pays nothing', async () => {
  const me = await newBuyer()
  const gift_card_ids = String(await giveCard(me, 5_000, 0.0001))
  app.clock.advance({ minutes: 1 })
  expect(await app.refusal(calls.submitGoodsOrder, { ...(await sold(1_000)), gift_card_ids }, me)).toBe('card')
  expect((await app.callApi(calls.confirmGoodsOrder, await sold(1_000), me)).gift_cards).toEqual([])
})

test('who confirms sees their cards with what is on each; those that they choose pay after the best coupon, the rest is paid at the cashier', async () => {
  const me = await newBuyer()
  await shop.giveCoupon(me.patientId, { discountAmount: 1_000 })
  const [small, large] = [await giveCard(me, 3_000, 1_200), await giveCard(me, 4_000, 1_400)]
  const ware = await sold(10_000, { freightFen: 500 })
  const before = await app.callApi(calls.confirmGoodsOrder, ware, me)
  expect(before).toMatchObject({
    discount_amount: '10.00',
    card_amount: '0.00',
    pay_amount: '95.00',
    gift_cards: [
      { card_id: small, balance: '30.00', selected: 0, pays: '0.00' },
      { card_id: large, balance: '40.00', selected: 0, pays: '0.00' },
    ],
  })
  const coupon_ids = String(before.coupons[0]?.coupon_code_id)
  const gift_card_ids = `${large},${small}`
  const quoted = await app.callApi(calls.confirmGoodsOrder, { ...ware, gift_card_ids }, me)
  expect(quoted).toMatchObject({ discount_amount: '10.00', card_amount: '70.00', pay_amount: '25.00' })
  expect(quoted.gift_cards.map(({ pays }) => pays)).toEqual(['30.00', '40.00'])
  const made = await app.callApi(calls.submitGoodsOrder, { ...ware, coupon_ids, gift_card_ids }, me)
  expect(made.pay_amount).toBe('25.00')
  expect([await balanceOf(me, small), await balanceOf(me, large)]).toEqual(['0.00', '0.00'])
  const owed = await sumOf('card')
  await app.callApi(sandboxPay, { out_trade_no: made.out_trade_no })
  expect(await app.callApi(calls.goodsOrderDetail, { order_id: made.order_id }, me)).toMatchObject({
    state_id: 'paid',
    pay_amount: '25.00',
    card_amount: '70.00',
  })
  expect(owed - (await sumOf('card'))).toBe(7_000)
})

test('an order that is cancelled, or not paid in time, puts the money back onto its card', async () => {
  const me = await newBuyer()
  const card = await giveCard(me, 3_000)
  const owed = await sumOf('card')
  const order = async () =>
    app.callApi(calls.submitGoodsOrder, { ...(await sold(5_000)), gift_card_ids: String(card) }, me)
  const cancelled = await order()
  expect(await balanceOf(me, card)).toBe('0.00')
  await app.callApi(calls.cancelGoodsOrder, { order_id: cancelled.order_id }, me)
  expect(await balanceOf(me, card)).toBe('30.00')
  const late = await order()
  app.clock.advance({ minutes: 31 })
  await app.wakeAll()
  expect(await app.callApi(calls.goodsOrderDetail, { order_id: late.order_id }, me)).toMatchObject({
    state_id: 'expired',
  })
  expect(await balanceOf(me, card)).toBe('30.00')
  expect((await spendsOf(me, card)).map(({ amount, back_amount }) => [amount, back_amount])).toEqual([
    ['30.00', '30.00'],
    ['30.00', '30.00'],
  ])
  expect(await sumOf('card')).toBe(owed)
})

test('of twenty orders at once one card pays as many as it has money for', async () => {
  const me = await newBuyer()
  const card = await giveCard(me, 10_000)
  const ware = await sold(4_000, { pieces: 100 })
  const said = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { body } = await app.rawRequest(calls.submitGoodsOrder, { ...ware, gift_card_ids: String(card) }, me)
      return body as { status: number; data?: { pay_amount: string } }
    }),
  )
  const paid = said.flatMap(({ data }) => (data?.pay_amount ? [4_000 - Math.round(Number(data.pay_amount) * 100)] : []))
  expect(paid.reduce((sum, fen) => sum + fen, 0)).toBeLessThanOrEqual(10_000)
  const spent = (await spendsOf(me, card)).reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
  expect(spent).toBe(paid.reduce((sum, fen) => sum + fen, 0))
  expect(10_000 - spent).toBe(Math.round(Number(await balanceOf(me, card)) * 100))
  expect(paid.length).toBeGreaterThan(0)
})

test('cards that pay all of it: the order is paid at once without a payment, and its refund is there at once', async () => {
  const me = buyer.who()
  const card = await giveCard(me, 8_000)
  const owed = await sumOf('card')
  const { order_id, out_trade_no } = await buyer.buy([{ priceFen: 5_000, freightFen: 600 }], {
    gift_card_ids: String(card),
  })
  expect(out_trade_no).toBe('')
  const order = await buyer.order(order_id)
  expect(order).toMatchObject({ state_id: 'paid', pay_amount: '0.00', card_amount: '56.00' })
  expect(order.button).toContain('refund')
  expect(order.button).not.toContain('invoice')
  expect(await balanceOf(me, card)).toBe('24.00')
  expect(await app.refusal(calls.cancelGoodsOrder, { order_id }, me)).toBe('paid')
  const made = await buyer.apply(order_id)
  await buyer.decide('agree', made.refund_id)
  expect(await buyer.refund(made.refund_id)).toMatchObject({ state_id: 'refunded', card_amount: '56.00' })
  expect(await buyer.order(order_id)).toMatchObject({ state_id: 'refunded' })
  expect(await balanceOf(me, card)).toBe('80.00')
  expect(await sumOf('card')).toBe(owed)
})

test('of an order that a card pays a part of, money goes back first, then what the card paid, and a card that ended can be used again', async () => {
  const me = buyer.who()
  const card = await giveCard(me, 3_000, 10)
  const { order_id, out_trade_no, sold } = await buyer.buy([{ priceFen: 4_000 }, { priceFen: 2_000 }], {
    gift_card_ids: String(card),
  })
  await buyer.ship(order_id)
  await app.callApi(calls.receiveGoodsOrder, { order_id }, me)
  app.clock.advance({ days: 11 })
  await buyer.comeBack()
  const part = (at: number) => ({
    reason: '有破损或质量问题',
    refund_type: 'money',
    special_id: sold[at]?.special_id,
    buy_num: 1,
  })
  const first = await buyer.apply(order_id, part(1))
  await buyer.decide('agree', first.refund_id)
  expect([await buyer.backOf(out_trade_no), await balanceOf(buyer.who(), card)]).toEqual([2_000, '0.00'])
  const second = await buyer.apply(order_id, part(0))
  await buyer.decide('agree', second.refund_id)
  expect(await buyer.backOf(out_trade_no)).toBe(3_000)
  const again = (await app.callApi(giftCardList, { state: 'usable' }, buyer.who())).list.find(
    ({ card_id }) => card_id === card,
  )
  expect(again).toMatchObject({ balance: '30.00', state: 'usable' })
  expect(await buyer.refund(second.refund_id)).toMatchObject({ state_id: 'refunding', card_amount: '30.00' })
  await app.wakeAll()
  expect(await buyer.refund(second.refund_id)).toMatchObject({ state_id: 'refunded' })
})

test('orders of two sellers share a card, and paying one of them apart leaves the other its part', async () => {
  const me = await newBuyer()
  const card = await giveCard(me, 6_000)
  const { insertHospitals } = await import('#app/areas/guahao/hospitals/server/queries/write.ts')
  const { aHospital } = await import('#app/areas/guahao/hospitals/server/seed/a-hospital.ts')
  const hospitalId = (await insertHospitals(app.db, [aHospital({ name: '一号医院' })]))[0] as number
  const wares = [await sold(5_000), await sold(4_000, { hospitalId })]
  for (const ware of wares) await app.callApi(calls.cartPut, { ...ware, buy_num: 1 }, me)
  const cart_special_ids = wares.map(({ special_id }) => special_id).join(',')
  const asked = { cart_special_ids, gift_card_ids: String(card) }
  const made = await app.callApi(calls.submitGoodsOrder, asked, me)
  expect([made.pay_amount, made.order_ids.length]).toEqual(['30.00', 2])
  const orders = await Promise.all(
    made.order_ids.map((order_id) => app.callApi(calls.goodsOrderDetail, { order_id }, me)),
  )
  const waiting = orders.find(({ state_id }) => state_id === 'unpaid')
  expect(orders.map(({ state_id }) => state_id).toSorted()).toEqual(['paid', 'unpaid'])
  const apart = await app.callApi(calls.payGoodsOrder, { order_id: waiting?.order_id ?? '' }, me)
  expect(apart.pay_amount).toBe('30.00')
  await app.callApi(sandboxPay, { out_trade_no: apart.out_trade_no })
  expect(await balanceOf(me, card)).toBe('0.00')
})
