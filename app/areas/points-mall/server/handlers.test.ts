import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { couponList, myCoupons, obtainCoupon } from '#app/areas/mall/coupons/contract.ts'
import { listForPoints } from '#app/areas/mall/coupons/server/public.ts'
import { insertCoupons } from '#app/areas/mall/coupons/server/queries/seed.ts'
import { invariants as stockInvariants } from '#app/areas/mall/stock/server/queries/invariants.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { pointsLog, userPoints } from '#app/areas/points/contract.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { earlier, later } from '#kit/time/span.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { earnPoints, leftOfPointsGoods, putPointsGoods } from '#test/support/points-mall.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { cancelByDesk, shipExchange } from './public.ts'

let app: TestApp
let shop: Shop
let me: Person

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
beforeEach(async () => {
  me = await signIn(app)
  await shop.live(me.key)
})
afterAll(async () => {
  expect(await findBroken(app.db, stockInvariants)).toEqual([])
  const { rows } = await app.pool.query(
    'select patient_id from points_ledger group by patient_id having sum(amount) < 0',
  )
  expect(rows).toEqual([])
  await app.close()
})

const balance = async (who = me) => (await app.callApi(userPoints, {}, who)).amount
const want = (goods_id: number, more: object = {}) => ({ goods_id, num: 1, point: 100, ...more })
const exchange = (goods_id: number, more: object = {}) => app.callApi(calls.pointExchange, want(goods_id, more), me)
const refusal = (goods_id: number, more: object = {}, who = me) =>
  app.refusal(calls.pointExchange, want(goods_id, more), who)
const earn = (amount: number, who = me) => earnPoints(app, who.patientId, amount)
const ship = (id: string) =>
  app
    .context()
    .db.transaction((db) => shipExchange({ ...app.context(), db }, id, { carrier: '顺丰速运', parcelNo: 'SF123456' }))

test('nothing is exchanged by a visitor, without points, for another price, or without an address', async () => {
  const goods = await putPointsGoods(app)
  expect(await app.refusal(calls.pointExchange, want(goods))).toBe('login')
  expect(await refusal(goods)).toBe('points')
  await earn(100)
  expect(await refusal(goods, { num: 2 })).toBe('points')
  expect(await refusal(goods, { point: 1 })).toBe('changed')
  expect(await refusal(999_999)).toBe('not-found')
  expect(await refusal(await putPointsGoods(app, { isOn: false }))).toBe('not-found')
  expect(await refusal(goods, { address_id: 999_999 })).toBe('no-address')
  const homeless = await signIn(app)
  await earn(100, homeless)
  expect(await refusal(goods, {}, homeless)).toBe('no-address')
  for (const num of [0, -1, 10]) expect(await refusal(goods, { num })).toBe('422')
  expect([await balance(), await leftOfPointsGoods(app, goods)]).toEqual([100, 10])
})

test('an exchange takes points and a piece, and says where the parcel goes', async () => {
  const goods = await putPointsGoods(app, { name: '体温计', labels: [1] })
  await earn(250)
  const { order_id, ...after } = await exchange(goods, { num: 2 })
  expect([after.balance, await balance(), await leftOfPointsGoods(app, goods)]).toEqual([50, 50, 8])
  expect(await app.callApi(calls.pointOrder, { order_id }, me)).toMatchObject({
    state: 'waiting',
    title: '体温计',
    num: 2,
    point: 200,
    may_cancel: 1,
    track: [],
    address: { name: '周明', mobile: '13800000001' },
  })
  const stranger = await signIn(app)
  for (const call of [calls.pointOrder, calls.pointOrderCancel, calls.pointOrderReceive])
    expect(await app.refusal(call, { order_id }, stranger)).toBe('not-found')
  expect((await app.callApi(pointsLog, {}, me)).list.map(({ title, amount }) => [title, amount])).toEqual([
    ['积分商城兑换', -200],
    ['完成任务', 250],
  ])
})

test('one who wants twenty at once gets as many as they have points for, and never owes any', async () => {
  const goods = await putPointsGoods(app, { pieces: 50 })
  await earn(350)
  const said = await Promise.all(Array.from({ length: 20 }, () => refusal(goods)))
  expect(said.filter((word) => word === 'not refused')).toHaveLength(3)
  expect(new Set(said)).toEqual(new Set(['not refused', 'points']))
  expect([await balance(), await leftOfPointsGoods(app, goods)]).toEqual([50, 47])
})

test('of twenty people at once as many get a piece as there are, and the others keep their points', async () => {
  const goods = await putPointsGoods(app, { pieces: 5 })
  const people = await Promise.all(Array.from({ length: 20 }, () => signIn(app)))
  await Promise.all(people.flatMap((who) => [shop.live(who.key), earn(100, who)]))
  const said = await Promise.all(people.map((who) => refusal(goods, {}, who)))
  expect(said.filter((word) => word === 'not refused')).toHaveLength(5)
  expect(said.filter((word) => word === 'sold-out')).toHaveLength(15)
  expect(await leftOfPointsGoods(app, goods)).toBe(0)
  const left = await Promise.all(people.map((who) => balance(who)))
  expect(left.map((points, at) => (points === 0) === (said[at] === 'not refused'))).not.toContain(false)
})

test('nobody gets more than their limit, however fast they ask, and a level may be asked for', async () => {
  const goods = await putPointsGoods(app, { limitEach: 2 })
  await earn(1_000)
  const said = await Promise.all(Array.from({ length: 8 }, () => refusal(goods)))
  expect(said.filter((word) => word === 'not refused')).toHaveLength(2)
  expect(said.filter((word) => word === 'limit')).toHaveLength(6)
  expect(await balance()).toBe(800)
  const gold = await putPointsGoods(app, { minLevel: 2 })
  expect(await refusal(gold)).toBe('level')
  await app.context().emit('patient.levelled', { patientId: me.patientId, level: 2 })
  expect(await refusal(gold)).toBe('not refused')
})

test('the same key exchanges once', async () => {
  const goods = await putPointsGoods(app)
  await earn(300)
  const as = { ...me, idempotencyKey: 'once' }
  const made = await Promise.all([1, 2, 3].map(() => app.callApi(calls.pointExchange, want(goods), as)))
  expect(new Set(made.map(({ order_id }) => order_id)).size).toBe(1)
  expect([await balance(), await leftOfPointsGoods(app, goods)]).toEqual([200, 9])
})

test('what stands in the way is told before: points, stock, limit, level', async () => {
  const goods = await putPointsGoods(app, { pieces: 1, limitEach: 1 })
  const check = (more: object = {}) => app.callApi(calls.pointOrderCheck, { goods_id: goods, ...more }, me)
  expect(await check()).toMatchObject({ can_exchange: 0, reason: '还差 100 积分', need_point: 100, balance: 0 })
  await earn(200)
  expect(await check()).toMatchObject({ can_exchange: 1, reason: '', stock: 1, limit_num: 1, had_num: 0, level: 0 })
  expect(await check({ num: 2 })).toMatchObject({ can_exchange: 0, reason: '只剩 1 件了' })
  await exchange(goods)
  expect(await check()).toMatchObject({ can_exchange: 0, had_num: 1, balance: 100 })
  expect(await app.refusal(calls.pointOrderCheck, { goods_id: goods })).toBe('login')
})

test('a cancelled exchange gives points and piece back once, however often it is cancelled, and frees the limit', async () => {
  const goods = await putPointsGoods(app, { limitEach: 1 })
  await earn(100)
  const { order_id } = await exchange(goods)
  const said = await Promise.all(Array.from({ length: 6 }, () => app.refusal(calls.pointOrderCancel, { order_id }, me)))
  expect(said.toSorted()).toEqual(['not refused', ...Array(5).fill('not-open')].toSorted())
  expect([await balance(), await leftOfPointsGoods(app, goods)]).toEqual([100, 10])
  expect((await app.callApi(pointsLog, {}, me)).list.map(({ amount }) => amount)).toEqual([100, -100, 100])
  expect(await refusal(goods)).toBe('not refused')
})

test('what was sent cannot be cancelled, and is received once; the desk’s cancelling gives back too', async () => {
  const goods = await putPointsGoods(app)
  await earn(300)
  const [sent, lost, last] = [await exchange(goods), await exchange(goods), await exchange(goods)]
  expect(await app.refusal(calls.pointOrderReceive, { order_id: sent.order_id }, me)).toBe('not-open')
  // Both at once: one of them has it.
  const [shipped, cancelled] = await Promise.all([
    ship(last.order_id),
    app.refusal(calls.pointOrderCancel, { order_id: last.order_id }, me),
  ])
  expect(cancelled).toBe(shipped ? 'not-open' : 'not refused')
  expect(await balance()).toBe(shipped ? 0 : 100)
  await ship(sent.order_id)
  expect(await ship(sent.order_id)).toBeUndefined()
  expect(await app.refusal(calls.pointOrderCancel, { order_id: sent.order_id }, me)).toBe('not-open')
  app.clock.advance({ hours: 9 })
  const shown = await app.callApi(calls.pointOrder, { order_id: sent.order_id }, me)
  expect(shown).toMatchObject({ state_desc: '待收货', logistics: { company: '顺丰速运', number: 'SF123456' } })
  expect(shown.track.length).toBeGreaterThan(0)
  expect(await app.refusal(calls.pointOrderReceive, { order_id: sent.order_id }, me)).toBe('not refused')
  expect(await app.refusal(calls.pointOrderReceive, { order_id: sent.order_id }, me)).toBe('not-open')
  const before = await balance()
  await app.db.transaction((db) => cancelByDesk({ ...app.context(), db }, lost.order_id, '缺货'))
  expect(await balance()).toBe(before + 100)
  const told = (await app.callApi(messages, {}, me)).list.map(({ title }) => title)
  expect(told).toEqual(expect.arrayContaining(['兑换已取消', '兑换的商品已发出']))
})

test('what was sent counts as received after fifteen days', async () => {
  const goods = await putPointsGoods(app)
  await earn(100)
  const { order_id } = await exchange(goods)
  await ship(order_id)
  const state = async () => (await app.callApi(calls.pointOrder, { order_id }, me)).state
  app.clock.advance({ days: 14 })
  await app.wakeAll()
  expect(await state()).toBe('shipped')
  app.clock.advance({ days: 1 })
  await app.wakeAll()
  expect(await state()).toBe('done')
})

test('a coupon for points cannot be drawn, is there at once when it is exchanged, and not without points', async () => {
  const now = app.clock.now()
  const ends = {
    drawFrom: earlier(now, { days: 1 }),
    drawUntil: later(now, { days: 9 }),
    useUntil: later(now, { days: 60 }),
  }
  const terms = { discountType: 1, discountAmount: 1_000, discountLimitFen: 0, total: 3, left: 3, validDays: 30 }
  const made = { ...terms, ...ends, issuer: 'mall', title: '积分券', isForPoints: true, mostEach: 2 }
  await insertCoupons(app.db, [{ sourceKey: 'points-test', ...made }])
  const couponId = (await listForPoints(app.db, now))[0]?.id as number
  expect((await app.callApi(couponList, {}, me)).list.map((one) => one.couponId)).not.toContain(couponId)
  expect(await app.refusal(obtainCoupon, { coupon_id: couponId }, me)).toBe('for-points')
  const goods = await putPointsGoods(app, { kind: 'coupon', couponId })
  const mine = async () => (await app.callApi(myCoupons, {}, me)).list.length
  expect(await refusal(goods)).toBe('points')
  expect(await mine()).toBe(0)
  await earn(500)
  const { order_id } = await exchange(goods)
  expect(await mine()).toBe(1)
  expect(await app.callApi(calls.pointOrder, { order_id }, me)).toMatchObject({ state: 'done', address: null })
  expect(await app.refusal(calls.pointOrderCancel, { order_id }, me)).toBe('not-open')
  // They have two seats: with the second taken, nothing of the third is left behind.
  expect(await refusal(goods, { num: 2 })).toBe('coupon')
  expect([await mine(), await balance(), await leftOfPointsGoods(app, goods)]).toEqual([1, 400, 9])
})

test('labelId chooses the goods of the home: 1 current hot, 2 selected, 3 popular [X064]', async () => {
  const [hot, selected, popular, off] = [
    await putPointsGoods(app, { labels: [1] }),
    await putPointsGoods(app, { labels: [2] }),
    await putPointsGoods(app, { labels: [3], bannerWords: '大家都在换' }),
    await putPointsGoods(app, { labels: [1, 2, 3], isOn: false }),
  ]
  const under = async (labelId: number) => {
    const { list, title } = await app.callApi(calls.pointLabelGoods, { labelId, page_size: 50 })
    return { title, ids: list.map(({ goods_id }) => goods_id) }
  }
  const [one, two, three] = [await under(1), await under(2), await under(3)]
  expect([one.title, two.title, three.title]).toEqual(['当前热门', '精选好物', '人气兑换'])
  expect(two.ids).toEqual([selected])
  expect(three.ids).toEqual([popular])
  expect(one.ids).toContain(hot)
  expect(one.ids).not.toContain(off)
  expect(await app.refusal(calls.pointLabelGoods, { labelId: 4 })).toBe('422')
  const home = await app.callApi(calls.pointHome, {})
  expect(home.blocks.map(({ label_id }) => label_id)).toEqual([1, 2, 3])
  expect(home).toMatchObject({ balance: null, banners: [{ goods_id: popular, text: '大家都在换' }] })
  await earn(7)
  expect((await app.callApi(calls.pointHome, {}, me)).balance).toBe(7)
})

test('goods are listed by category and points, and shown with their limit', async () => {
  const cheap = await putPointsGoods(app, { points: 3, limitEach: 4, marketFen: 1_000 })
  const dear = await putPointsGoods(app, { points: 900_000 })
  const { list: categories } = await app.callApi(calls.pointCategories, {})
  expect(categories.map(({ title }) => title)).toEqual(['测试'])
  const list = async (more: object) =>
    (await app.callApi(calls.pointGoodsList, { ...more, page_size: 50 })).list.map(({ goods_id }) => goods_id)
  expect((await list({ sort: 'fewest' }))[0]).toBe(cheap)
  expect((await list({ sort: 'most', category_id: categories[0]?.category_id }))[0]).toBe(dear)
  expect(await list({ point_min: 1, point_max: 3 })).toEqual([cheap])
  expect(await list({ category_id: 999_999 })).toEqual([])
  expect(await app.callApi(calls.pointGoods, { goods_id: cheap })).toMatchObject({ limit_num: 4, market_price: '10' })
  expect(await app.refusal(calls.pointGoods, { goods_id: 999_999 })).toBe('not-found')
})

test('a patient lists their exchanges by state, the newest first', async () => {
  const goods = await putPointsGoods(app)
  await earn(200)
  const first = await exchange(goods)
  app.clock.advance({ minutes: 1 })
  const second = await exchange(goods)
  await app.callApi(calls.pointOrderCancel, { order_id: first.order_id }, me)
  const list = async (more: object = {}) =>
    (await app.callApi(calls.pointOrderList, more, me)).list.map(({ order_id }) => order_id)
  expect(await list()).toEqual([second.order_id, first.order_id])
  expect(await list({ state: 'waiting' })).toEqual([second.order_id])
  expect(await list({ state: 'cancelled' })).toEqual([first.order_id])
})
