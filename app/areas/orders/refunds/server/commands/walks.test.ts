import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPayFaults } from '#app/areas/pay/server/public.ts'
import { fenToYuan, yuanToFen } from '#kit/money/fen.ts'
import { type Buyer, openBuyer } from '#test/support/buyer.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { cancelRefundApply, platformIntervene, refundList, storeRefundFill } from '../../contract.ts'
import { refundReasons } from '../../rules.ts'

let app: TestApp
let shop: Shop
let buyer: Buyer

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
}, 120_000)
afterAll(() => app.close())

const reasons = [...new Set(Object.values(refundReasons).flatMap((all) => all.map(({ words }) => words)))]
const parcel = { logistics_company: '顺丰速运', logistics_no: 'SF123456' }

/** Something that somebody presses: on the order, or on one of its refunds. Each may be pressed by several at once. */
const press = fc.record({
  what: fc.constantFrom(
    ...(['apply', 'apply', 'apply part', 'ship', 'cancel', 'fill', 'intervene'] as const),
    ...(['agree', 'agree', 'decline', 'receive', 'time', 'day'] as const),
  ),
  reason: fc.constantFrom(...reasons),
  at: fc.integer({ min: 0, max: 2 }),
  pieces: fc.integer({ min: 1, max: 3 }),
  fen: fc.integer({ min: 1, max: 4_000 }),
  times: fc.integer({ min: 1, max: 3 }),
})
type Press = typeof press extends fc.Arbitrary<infer P> ? P : never

/** Lets time pass for the rooms that move money and refunds. */
const passTime = async () => {
  for (const { name, jobs } of app.rooms)
    if (['pay', 'sandbox', 'orders/refunds'].includes(name)) for (const job of jobs) await job.run(app.context())
}

const does = async (order_id: string, goods: readonly { goods_id: number }[], one: Press): Promise<unknown> => {
  const refunds = (await app.callApi(refundList, { order_id, page_size: 50 }, buyer.who())).list
  const refund_id = refunds[one.at % Math.max(1, refunds.length)]?.refund_id ?? 'nosuchrefund'
  const ofRefund = (call: typeof cancelRefundApply | typeof platformIntervene | typeof storeRefundFill) =>
    app.refusal(call, { refund_id, reason: '不同意', ...parcel }, buyer.who())
  const decides = (how: Parameters<Buyer['decide']>[0]) =>
    refunds.length > 0 ? buyer.decide(how, refund_id) : undefined
  const part = { goods_id: goods[one.at % goods.length]?.goods_id, buy_num: one.pieces }
  const deeds: Record<Press['what'], () => unknown> = {
    apply: () => buyer.refused(order_id, { reason: one.reason }),
    'apply part': () =>
      buyer.refused(order_id, { reason: one.reason, ...part, ...(one.fen % 3 ? {} : { amount: fenToYuan(one.fen) }) }),
    ship: () => buyer.ship(order_id),
    cancel: () => ofRefund(cancelRefundApply),
    fill: () => ofRefund(storeRefundFill),
    intervene: () => ofRefund(platformIntervene),
    agree: () => decides('agree'),
    decline: () => decides('decline'),
    receive: () => decides('receive'),
    time: passTime,
    day: () => app.clock.advance({ hours: 9 }),
  }
  return Promise.all(Array.from({ length: one.times }, () => deeds[one.what]()))
}

test('whoever presses what how often at once: no fen above what was paid goes back, and pieces, orders and books agree [R9]', async () => {
  const walk = fc.array(fc.array(press, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 9 })
  await fc.assert(
    fc.asyncProperty(walk, async (rounds) => {
      buyer = await openBuyer(app, shop)
      const { order_id, out_trade_no, sold } = await buyer.buy([
        { priceFen: 1_001, count: 3, freightFen: 600, pieces: 5 },
        { priceFen: 2_500, count: 1, pieces: 5 },
      ])
      for (const presses of rounds) await Promise.all(presses.map((one) => does(order_id, sold, one)))
      const order = await buyer.order(order_id)
      const backFen = (await buyer.backOf(out_trade_no)) ?? 0
      expect(yuanToFen(order.refund_amount)).toBe(backFen)
      expect(backFen).toBeLessThanOrEqual(yuanToFen(order.pay_amount))
      for (const { stockId, count } of sold)
        expect(5 - count <= ((await shop.leftOf(stockId)) ?? -1) && ((await shop.leftOf(stockId)) ?? 6) <= 5).toBe(true)
      expect([await findBrokenInvariants(app.db), await listPayFaults(app.db)]).toEqual([[], []])
    }),
    { numRuns: 15 },
  )
}, 120_000)
