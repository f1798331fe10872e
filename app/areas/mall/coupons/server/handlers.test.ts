import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PatientId } from '#app/context.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { earlier, later } from '#kit/time/span.ts'
import { aCategory, aShop, someGoods } from '#test/support/mall.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { bestCoupons, giveCouponsBack, holdCoupons, useHeldCoupons } from './public.ts'
import { invariants } from './queries/invariants.ts'
import { insertCoupons, type NewCoupon } from './queries/seed.ts'

let app: TestApp
let categoryId: number
let goods: Awaited<ReturnType<typeof someGoods>>

beforeAll(async () => {
  app = await startTestApp()
  categoryId = await aCategory(app, '器械')
  goods = await someGoods(app, { categoryId }, [{ priceFen: 20_000 }])
})
afterAll(async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  await app.close()
})

let made = 0
const aCoupon = async (more: Partial<NewCoupon> = {}): Promise<number> => {
  const sourceKey = `test ${++made}`
  const now = app.clock.now()
  const row = {
    sourceKey,
    issuer: 'mall',
    title: sourceKey,
    discountType: 1,
    discountAmount: 1_000,
    discountLimitFen: 5_000,
    total: 10,
    left: 10,
    validDays: 30,
    drawFrom: earlier(now, { days: 1 }),
    drawUntil: later(now, { days: 30 }),
    useUntil: later(now, { days: 60 }),
    categoryIds: [categoryId],
    ...more,
  }
  await insertCoupons(app.db, [row])
  const { rows } = await app.pool.query('select id from mall_coupons where source_key = $1', [sourceKey])
  return Number(rows[0].id)
}
const draw = (coupon_id: number, { key }: Person) => app.callApi(calls.obtainCoupon, { coupon_id }, { key })
const ordered = { special_id: 0, buy_num: 1 }
const confirm = (coupon_id: number, person: Person) => ({
  ...ordered,
  coupon_id,
  goods_id: goods.goodsId,
  special_id: goods.skuIds[0] as number,
  key: person.key,
})

test('a visitor draws nothing: 10001, and the page goes to the account [X296]', async () => {
  const { body } = await app.rawRequest(calls.obtainCoupon, { coupon_id: await aCoupon() })
  expect(body).toMatchObject({ error_code: 10001, error_msg: '请先登录！', login: -1 })
})

test('what a coupon can be used on is listed in a range of prices and an order, and nothing else of the mall', async () => {
  const own = await aCategory(app, '护理')
  const [cheap, dear] = [
    await someGoods(app, { categoryId: own }, [{ priceFen: 3_000 }]),
    await someGoods(app, { categoryId: own }, [{ priceFen: 9_000 }]),
  ]
  const coupon_id = await aCoupon({ categoryIds: [own] })
  const listed = async (more: object = {}) =>
    (await app.callApi(calls.recommendGoods, { coupon_id, ...more })).list.map(({ goods_id }) => goods_id)
  expect(await app.refusal(calls.recommendGoods, { coupon_id, price_to: 'cheap' })).toBe('422')
  expect(await listed({ sort: 'price_up' })).toEqual([cheap.goodsId, dear.goodsId])
  expect(await listed({ sort: 'price_down' })).toEqual([dear.goodsId, cheap.goodsId])
  expect(await listed({ price_to: '50' })).toEqual([cheap.goodsId])
  expect(await listed({ price_from: '50', price_to: '80' })).toEqual([])
})

test('what a coupon can be used on is listed by who sells it, with who there is', async () => {
  const own = await aCategory(app, '康复')
  const [one, two] = [await aShop(app), await aShop(app)]
  const [here, there] = [
    await someGoods(app, { categoryId: own, hospitalId: one, cityId: 0 }, [{}]),
    await someGoods(app, { categoryId: own, hospitalId: two, cityId: 0 }, [{}]),
  ]
  const coupon_id = await aCoupon({ categoryIds: [own] })
  const listed = (more: object = {}) => app.callApi(calls.recommendGoods, { coupon_id, ...more })
  const all = await listed()
  expect(all.list.map(({ goods_id }) => goods_id).sort()).toEqual([here.goodsId, there.goodsId].sort())
  expect(all.sellers.map(({ unit_id, goods_num }) => [unit_id, goods_num])).toEqual([
    [one, 1],
    [two, 1],
  ])
  expect((await listed({ unit_id: two })).list.map(({ goods_id }) => goods_id)).toEqual([there.goodsId])
  expect((await listed({ unit_id: 999_999 })).list).toEqual([])
})

test('a coupon that is not there, over, gone or drawn before is not drawn [X189]', async () => {
  const me = await signIn(app)
  const past = earlier(app.clock.now(), { hours: 1 })
  const [over, gone, once] = [await aCoupon({ drawUntil: past }), await aCoupon({ left: 0 }), await aCoupon()]
  expect(await app.refusal(calls.obtainCoupon, { coupon_id: 999_999 }, me)).toBe('not-found')
  expect(await app.refusal(calls.obtainCoupon, { coupon_id: over }, me)).toBe('not-now')
  expect(await app.refusal(calls.obtainCoupon, { coupon_id: gone }, me)).toBe('all-gone')
  const before = await app.callApi(calls.goodsCoupons, { goods_id: goods.goodsId }, me)
  expect(before.noGet.map(({ couponId }) => couponId)).toContain(once)
  await draw(once, me)
  expect(await app.refusal(calls.obtainCoupon, { coupon_id: once }, me)).toBe('drawn-already')
  const after = await app.callApi(calls.goodsCoupons, { goods_id: goods.goodsId }, me)
  expect(after.noGet.map(({ couponId }) => couponId)).not.toContain(once)
  expect(after.alreadyGet.map(({ couponId }) => couponId)).toEqual([once])
})

test('the last coupons go to as many as there are, one each, however often everybody asks', async () => {
  const coupon = await aCoupon({ total: 3, left: 3 })
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => signIn(app)))
  const asked = people.flatMap((person) => [person, person, person])
  const answers = await Promise.all(
    asked.map(({ key }) => app.refusal(calls.obtainCoupon, { coupon_id: coupon }, { key })),
  )
  expect(answers.filter((answer) => answer === 'not refused')).toHaveLength(3)
  const { rows } = await app.pool.query('select left_n from mall_coupons where id = $1', [coupon])
  expect(rows).toEqual([{ left_n: 0 }])
})

test('coupons of goods come in two lists with their seven fields, the highest limit first [X123] [X233]', async () => {
  const me = await signIn(app)
  for (const discountLimitFen of [1_000, 19_000, 3_000]) await draw(await aCoupon({ discountLimitFen }), me)
  const { alreadyGet } = await app.callApi(calls.goodsCoupons, { goods_id: goods.goodsId }, me)
  expect(alreadyGet.map(({ discountLimit }) => discountLimit)).toEqual(['190.00', '30.00', '10.00'])
  expect(Object.keys(alreadyGet[0] ?? {})).toEqual(
    expect.arrayContaining([
      'couponId',
      'discountType',
      'discountAmount',
      'discountLimit',
      'canDraw',
      'canDiscountAmount',
      'selected',
    ]),
  )
})

test('a coupon that cannot be drawn says why: not yet, not any more, nothing left, for points alone, drawn already', async () => {
  const me = await signIn(app)
  const now = app.clock.now()
  const [coming, over, gone] = [
    await aCoupon({ drawFrom: later(now, { days: 2 }) }),
    await aCoupon({ drawFrom: earlier(now, { days: 2 }), drawUntil: earlier(now, { days: 1 }) }),
    await aCoupon({ left: 0 }),
  ]
  const [points, drawn] = [await aCoupon({ isForPoints: true }), await aCoupon()]
  await draw(drawn, me)
  const said = async (coupon_id: number) => {
    const { canDraw, is_gone, draw_desc } = await app.callApi(calls.couponInfo, { coupon_id }, me)
    return [canDraw, is_gone, draw_desc]
  }
  expect(await said(coming)).toEqual([0, 0, '11月25日 周三开始领取'])
  expect(await said(over)).toEqual([0, 1, '领取已结束'])
  expect(await said(gone)).toEqual([0, 1, '已领完'])
  expect(await said(points)).toEqual([0, 0, '到积分商城兑换'])
  expect(await said(drawn)).toEqual([0, 0, '已领取'])
  expect(await said(await aCoupon())).toEqual([1, 0, ''])
})

test('types 3 and 4 take off a rate, the others an amount [X124]', async () => {
  const shown = []
  for (const discountType of [1, 2, 3, 4, 5]) {
    const coupon_id = await aCoupon({ discountType, discountAmount: 1_500 })
    shown.push((await app.callApi(calls.couponInfo, { coupon_id })).discount_text)
  }
  expect(shown).toEqual(['15 元', '15 元', '8.5 折', '8.5 折', '15 元'])
})

test('choosing a coupon leaves the one before; one that does not fit changes nothing [X188]', async () => {
  const me = await signIn(app)
  const [a, b, dear] = [
    await aCoupon(),
    await aCoupon({ discountAmount: 2_000 }),
    await aCoupon({ discountLimitFen: 90_000 }),
  ]
  for (const coupon of [a, b, dear]) await draw(coupon, me)
  const selected = async () =>
    (await app.callApi(calls.myCoupons, {}, me)).list
      .filter((one) => one.selected === 1)
      .map(({ couponId }) => couponId)
  const choose = (coupon: number) => app.callApi(calls.confirmCoupon, confirm(coupon, me), me)
  expect(await choose(a)).toMatchObject({ canDiscountAmount: '10.00', selected: 1 })
  expect(await choose(b)).toMatchObject({ canDiscountAmount: '20.00' })
  expect(await app.refusal(calls.confirmCoupon, confirm(dear, me), me)).toBe('not-usable')
  expect(await selected()).toEqual([b])
  expect(await app.refusal(calls.confirmCoupon, confirm(await aCoupon(), me), me)).toBe('not-found')
  expect(await app.refusal(calls.confirmCoupon, confirm(b, me), await signIn(app))).toBe('not-found')
})

test('of two orders at once one gets the coupon; it comes back with the order that held it', async () => {
  const me = await signIn(app)
  const { code_id } = await draw(await aCoupon(), me)
  const [patient, now] = [me.patientId as PatientId, app.clock.now()]
  const hold = (holdKey: string, of = patient) => holdCoupons(app.db, { patient: of, codeIds: [code_id], holdKey, now })
  expect(await hold('stranger', (await signIn(app)).patientId as PatientId)).toBe(false)
  const both = await Promise.all([hold('order a'), hold('order b')])
  expect(both.toSorted()).toEqual([false, true])
  const holder = both[0] ? 'order a' : 'order b'
  await useHeldCoupons(app.db, holder, now)
  expect((await app.callApi(calls.myCoupons, { type: 'unavailable' }, me)).list).toMatchObject([{ state: 'used' }])
  expect([await giveCouponsBack(app.db, [holder]), await giveCouponsBack(app.db, [holder])]).toEqual([1, 0])
  expect((await app.callApi(calls.myCoupons, {}, me)).list).toMatchObject([{ code_id, state: 'free' }])
})

test('the best combination is found, each coupon and each thing once', async () => {
  const me = await signIn(app)
  const wide = (await draw(await aCoupon({ categoryIds: [], discountAmount: 1_500, discountLimitFen: 0 }), me)).code_id
  const narrow = (await draw(await aCoupon({ discountAmount: 2_000, discountLimitFen: 0 }), me)).code_id
  const thing = { goodsId: goods.goodsId, hospitalId: null, amountFen: 20_000 }
  const best = await bestCoupons(
    app.db,
    me.patientId as PatientId,
    [
      { ...thing, categoryId },
      { ...thing, goodsId: 1, categoryId: 1 },
    ],
    app.clock.now(),
  )
  expect(best).toEqual([
    { at: 0, codeId: narrow, offFen: 2_000 },
    { at: 1, codeId: wide, offFen: 1_500 },
  ])
})

test('codes of a coupon tell where they stand; none yet is 201 [X308]', async () => {
  const me = await signIn(app)
  const coupon_id = await aCoupon({ validDays: 1 })
  expect((await app.rawRequest(calls.flowCodes, { coupon_id }, me)).body).toMatchObject({ error_code: 201 })
  await draw(coupon_id, me)
  expect((await app.rawRequest(calls.flowCodes, { coupon_id }, me)).body).toMatchObject({ error_code: 200 })
  app.clock.advance({ days: 2 })
  expect((await app.callApi(calls.flowCodes, { coupon_id }, me)).list).toMatchObject([{ state: 'over' }])
})

test('partner coupons come in two lists with pages of their own, and show their code to their owner alone [X095]', async () => {
  const [me, you] = [await signIn(app), await signIn(app)]
  const shop = { issuer: 'zhimai', shopName: '示例店', lat: 22.5, lng: 114, mostEach: 30, total: 40, left: 40 }
  const coupon = await aCoupon(shop)
  for (let n = 0; n < 12; n++) await draw(coupon, me)
  const { code_id } = await draw(await aCoupon({ ...shop, useUntil: later(app.clock.now(), { days: 1 }) }), me)
  app.clock.advance({ days: 2 })
  const list = (type: 'available' | 'unavailable', page = 1) =>
    app.callApi(calls.zhimaiList, { type, page, lat: '22.6', lng: '114' }, me)
  expect(await list('available')).toMatchObject({ page: 1, total_page_num: 2 })
  expect((await list('available', 2)).list).toHaveLength(2)
  expect(await list('unavailable')).toMatchObject({ total_page_num: 1, list: [{ code_id, state: 'over' }] })
  const [first] = (await list('available')).list
  const coupon_id = first?.code_id as number
  expect((await app.callApi(calls.zhimaiQrcode, { coupon_id }, me)).code).toBe(first?.code)
  expect(await app.refusal(calls.zhimaiQrcode, { coupon_id }, you)).toBe('not-found')
})
