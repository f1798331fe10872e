import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { changeStock } from '#app/areas/mall/stock/server/public.ts'
import { listPayFaults } from '#app/areas/pay/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { connect } from '#kit/db/open.ts'
import { SOLD_OUT_MS } from '#kit/scarce/sold-out-cache.ts'
import { later } from '#kit/time/span.ts'
import { openLog } from '#server/log.ts'
import { type CrowdPerson, signInCrowd, signInOne } from '#test/support/crowd.ts'
import { openTestDatabase } from '#test/support/database.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

let app: TestApp
let shop: Shop
let me: CrowdPerson

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  me = await signInOne(app)
}, 120_000)
afterAll(async () => {
  expect([await findBrokenInvariants(app.db), await listPayFaults(app.db)]).toEqual([[], []])
  await app.close()
})

/** Used in a seller: nobody needs an address. */
const aService = (more: object = {}) => shop.sell({ kind: 'service', ...more })
const aSale = async (more: Parameters<Shop['putOnSale']>[1] = {}) => shop.putOnSale(await aService(), more)
type Wish = Awaited<ReturnType<typeof aSale>>['wish'] & Record<string, unknown>
const buy = (wish: Wish, as: { key: string; idempotencyKey?: string } = me) =>
  app.callApi(calls.createGoodsOrder, wish, as)
const refused = (wish: Wish, as: { key: string; idempotencyKey?: string } = me) =>
  app.refusal(calls.createGoodsOrder, wish, as)
const cancel = (order_id: string, as: { key: string } = me) => app.refusal(calls.cancelGoodsOrder, { order_id }, as)

test('before a sale and after it nothing is sold in it, by either call, and the confirming page says so', async () => {
  const now = app.clock.now()
  const coming = await aSale({ startsAt: later(now, { minutes: 30 }) })
  const over = await aSale({ startsAt: now, endsAt: now })
  for (const [{ wish, stockId }, why] of [
    [coming, 'sale-coming'],
    [over, 'sale-over'],
  ] as const) {
    for (const call of [calls.createGoodsOrder, calls.submitGoodsOrder, calls.confirmGoodsOrder])
      expect(await app.refusal(call, wish, me)).toBe(why)
    expect(await shop.leftOf(stockId)).toBe(10)
  }
})

test('in a sale its price, stock and limit count, and the shelf keeps its pieces', async () => {
  const ware = await aService({ priceFen: 5_000, limitEach: 3 })
  const { wish, stockId } = await shop.putOnSale(ware, { priceFen: 1_990 })
  const quoted = await app.callApi(calls.confirmGoodsOrder, wish, me)
  expect(quoted).toMatchObject({ pay_amount: '19.90', list: [{ goods: [{ goods_price: '19.90' }] }] })
  expect(await refused({ ...wish, buy_num: 2 })).toBe('limit')
  const made = await buy(wish)
  expect(made.pay_amount).toBe('19.90')
  const shown = await app.callApi(calls.goodsOrderDetail, { order_id: made.order_id }, me)
  expect(shown.order_goods).toMatchObject([{ goods_price: '19.90', goods_org_price: '50.00' }])
  expect([await refused(wish), await app.refusal(calls.submitGoodsOrder, wish, me)]).toEqual(['limit', 'limit'])
  expect([await shop.leftOf(stockId), await shop.leftOf(ware.stockId)]).toEqual([9, 10])
  await app.callApi(sandboxPay, { out_trade_no: made.out_trade_no })
  expect((await app.callApi(calls.goodsOrderDetail, { order_id: made.order_id }, me)).state_id).toBe('paid')
})

test('another activity, another specification or what is in the cart is sold as always', async () => {
  const ware = await aService({ priceFen: 5_000 })
  const { wish, stockId } = await shop.putOnSale(ware)
  const other = await aService({ priceFen: 3_000 })
  expect((await buy({ ...wish, act_id: 'bargain-1' })).pay_amount).toBe('50.00')
  expect((await buy({ ...wish, act_id: '99999999' })).pay_amount).toBe('50.00')
  expect((await buy({ ...wish, goods_id: other.goods_id, special_id: other.special_id })).pay_amount).toBe('30.00')
  await app.callApi(calls.cartPut, { goods_id: ware.goods_id, special_id: ware.special_id, buy_num: 1 }, me)
  const cart = { cart_special_ids: String(ware.special_id), act_id: wish.act_id }
  expect((await app.callApi(calls.submitGoodsOrder, cart, me)).pay_amount).toBe('50.00')
  expect(await shop.leftOf(stockId)).toBe(10)
})

test('no coupon takes anything off the price of a sale, and a sale is paid whole [S20]', async () => {
  const { wish } = await shop.putOnSale(await aService({ payTypes: [0, 1, 2, 3], depositFen: 100 }))
  const coupon_id = await shop.giveCoupon(me.patientId)
  expect(await refused({ ...wish, coupon_id })).toBe('coupon')
  for (const pay_type of [1, 2, 3]) expect(await refused({ ...wish, pay_type })).toBe('pay-type')
  const quoted = await app.callApi(calls.confirmGoodsOrder, wish, me)
  expect([quoted.pay_types, quoted.discount_amount, quoted.pay_amount]).toEqual([[0], '0.00', '20.00'])
})

test('copies of what is refused are refused alike, and another body under their key is a 409 [R7]', async () => {
  const { wish, stockId } = await aSale({ limitEach: 1 })
  const as = { key: me.key, idempotencyKey: 'refused' }
  const copies = await Promise.all(Array.from({ length: 4 }, () => refused({ ...wish, buy_num: 2 }, as)))
  expect(copies).toEqual(['limit', 'limit', 'limit', 'limit'])
  expect(await refused({ ...wish, buy_num: 1 }, as)).toBe('409')
  expect(await shop.leftOf(stockId)).toBe(10)
})

test('amounts that the phone sends change nothing [S20]', async () => {
  const { wish } = await aSale()
  const made = await buy({ ...wish, price: '0.01', seckill_price: '0.01', pay_amount: '0.01', stockId: 1 })
  expect(made.pay_amount).toBe('20.00')
})

test('in a rush exactly what is there is sold, nobody gets above their limit, and the number of orders says so [R11]', async () => {
  const { wish, stockId } = await aSale({ pieces: 20 })
  const people = await signInCrowd(app, 50)
  const tries = people.flatMap((person) => [0, 1, 2, 3].map((n) => ({ person, n })))
  const said = await Promise.all(
    tries.map(async ({ person: { key, patientId }, n }) => ({
      patientId,
      says: await refused(wish, { key, idempotencyKey: `rush ${n}` }),
    })),
  )
  const bought = said.filter(({ says }) => says === 'not refused')
  expect([bought.length, new Set(bought.map(({ patientId }) => patientId)).size]).toEqual([20, 20])
  expect(new Set(said.map(({ says }) => says))).toEqual(new Set(['not refused', 'limit', 'sale-gone']))
  expect(await shop.leftOf(stockId)).toBe(0)
})

test('what is not paid in time or is cancelled comes back once, to the sale', async () => {
  const { wish, stockId } = await aSale({ pieces: 2, endsAt: later(app.clock.now(), { hours: 2 }) })
  const [a, b, late] = (await signInCrowd(app, 3)) as [CrowdPerson, CrowdPerson, CrowdPerson]
  const [first] = [await buy(wish, a), await buy(wish, b)]
  expect(await refused(wish, late)).toBe('sale-gone')
  const said = await Promise.all([cancel(first.order_id, a), cancel(first.order_id, a)])
  expect(said.filter((one) => one === 'not refused')).toHaveLength(1)
  expect(await shop.leftOf(stockId)).toBe(1)
  expect(await refused(wish, late)).toBe('not refused')
  app.clock.advance({ minutes: 31 })
  await app.wakeAll()
  await app.wakeAll()
  expect(await shop.leftOf(stockId)).toBe(2)
  expect(await refused(wish, a)).toBe('not refused')
})

test('a piece that comes back is sold again at once, also to who was just told that it is gone', async () => {
  const { wish, stockId } = await aSale({ pieces: 1 })
  const [a, b, c] = (await signInCrowd(app, 3)) as [CrowdPerson, CrowdPerson, CrowdPerson]
  const { order_id } = await buy(wish, a)
  expect([await refused(wish, b), await refused(wish, c)]).toEqual(['sale-gone', 'sale-gone'])
  await cancel(order_id, a)
  expect(await refused(wish, b)).toBe('not refused')
  expect(await refused(wish, c)).toBe('sale-gone')
  await changeStock(app.db, {
    stockId,
    by: 1,
    reason: '补货',
    staffId: 1,
    staffName: '王店长',
    changedAt: app.clock.now(),
  })
  expect(await refused(wish, c)).toBe('not refused')
})

/** Two processes of one installation, each with connections of its own. */
const openTwo = async (): Promise<[TestApp, TestApp]> => {
  const database = await openTestDatabase()
  const own = connect(database.connection, { poolSize: 4, log: openLog('error') })
  const env = { SECRET: 'the same secret for both of these apps' }
  const [one, other] = [await startTestApp({ database, env }), await startTestApp({ database: own, env })]
  onTestFinished(async () => {
    await other.close()
    await one.close()
  })
  return [one, other]
}

test('two processes sell exactly what is there, one order for a key, and what comes back at one is sold by the other [R7]', async () => {
  const both = await openTwo()
  const [one, other] = both
  const { sell, putOnSale, leftOf } = await openShop(one)
  const { wish, stockId } = await putOnSale(await sell({ kind: 'service' }), { pieces: 20, limitEach: 1 })
  const people = await signInCrowd(one, 40)
  const rush = (key: string) =>
    Promise.all(
      people.flatMap((person) => {
        const as = { key: person.key, idempotencyKey: key }
        return both.map((at) => at.rawRequest(calls.createGoodsOrder, wish, as))
      }),
    )
  const first = await rush('first')
  const orderOf = ({ body }: (typeof first)[number]) => (body.data as { order_id?: string } | undefined)?.order_id
  for (let at = 0; at < first.length; at += 2) expect(first[at]).toEqual(first[at + 1])
  const made = first.flatMap((said) => orderOf(said) ?? [])
  expect([made.length, new Set(made).size, await leftOf(stockId)]).toEqual([40, 20, 0])

  const at = first.findIndex((said) => orderOf(said) !== undefined)
  const buyer = people[at >> 1] as CrowdPerson
  await one.callApi(calls.cancelGoodsOrder, { order_id: orderOf(first[at] as (typeof first)[number]) ?? '' }, buyer)
  other.clock.advance({ seconds: SOLD_OUT_MS / 1_000 })
  const again = await rush('again')
  expect(new Set(again.flatMap((said) => orderOf(said) ?? [])).size).toBe(1)
  expect(await leftOf(stockId)).toBe(0)
})

test('more want something at once than there are connections, and each gets it', async () => {
  const database = await openTestDatabase({ poolSize: 2 })
  const small = await startTestApp({ database })
  onTestFinished(() => small.close())
  const { sell, leftOf } = await openShop(small)
  const { goods_id, special_id, stockId } = await sell({ kind: 'service', pieces: 60 })
  const people = await signInCrowd(small, 50)
  const said = await Promise.all(
    people.map(({ key }) =>
      small.refusal(calls.submitGoodsOrder, { goods_id, special_id }, { key, idempotencyKey: 'k' }),
    ),
  )
  expect(new Set(said)).toEqual(new Set(['not refused']))
  expect(await leftOf(stockId)).toBe(10)
})

test('the same key is the same order: twenty at once, when all is gone, and when the sale is over [R7]', async () => {
  const { wish, stockId } = await aSale({ pieces: 1 })
  const as = { key: me.key, idempotencyKey: 'one piece' }
  const made = await Promise.all(Array.from({ length: 20 }, () => buy(wish, as)))
  expect(new Set(made.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(await refused(wish, await signInOne(app))).toBe('sale-gone')
  expect(await buy(wish, as)).toEqual(made[0])
  app.clock.advance({ hours: 2 })
  expect(await buy(wish, as)).toEqual(made[0])
  expect(await refused({ ...wish, buy_num: 2 }, as)).toBe('409')
  const other = await signInOne(app)
  expect(await refused(wish, { ...as, key: other.key })).toBe('sale-over')
  expect(await shop.leftOf(stockId)).toBe(0)
})

test('a program that tries without end is told 429 and costs nobody else their piece; a second later it may ask again [S21]', async () => {
  const strict = await startTestApp({ env: { LIMITS: 'on' } })
  const { sell, putOnSale, leftOf } = await openShop(strict)
  const { wish, stockId } = await putOnSale(await sell({ kind: 'service' }), { pieces: 30 })
  const [bot, ...people] = (await signInCrowd(strict, 21)) as [CrowdPerson, ...CrowdPerson[]]
  const rawRequest = ({ key }: CrowdPerson) => strict.rawRequest(calls.createGoodsOrder, wish, { key })
  // Fifty at a time: how many may be read at once from one address is another bound.
  const storm = (async () => {
    const stormed: Awaited<ReturnType<typeof rawRequest>>[] = []
    while (stormed.length < 1_000)
      stormed.push(...(await Promise.all(Array.from({ length: 50 }, () => rawRequest(bot)))))
    return stormed
  })()
  const honest = await Promise.all(people.map(rawRequest))
  expect(honest.map(({ body }) => (body.data as { pay_amount: string }).pay_amount)).toEqual(people.map(() => '20.00'))
  const stormed = await storm
  expect(stormed.filter(({ status }) => status !== 429)).toHaveLength(10)
  expect(stormed.at(-1)?.body).toEqual({ err_msg: '操作太频繁，请稍后再试' })
  expect(await leftOf(stockId)).toBe(9)
  strict.clock.advance({ seconds: 1 })
  expect((await rawRequest(bot)).status).toBe(200)
  await strict.close()
})
