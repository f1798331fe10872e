import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { aCategory, aShop, someGoods } from '#test/support/mall.ts'
import { signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { goodsCoupons, myCoupons, obtainCoupon } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing
let hospitalId: number
let otherId: number
let categoryId: number

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  hospitalId = await aShop(app)
  otherId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, otherId)
  categoryId = await aCategory(app, '理疗')
}, 120_000)
afterAll(() => app.close())

const keeper = () => ({ staffKey: ctx.keeper.staffKey })
const stranger = () => ({ staffKey: there.keeper.staffKey })
const sheet = (more: object = {}) =>
  ({
    title: '满百减十',
    kind: 'amount',
    amount: '10.00',
    limit: '100.00',
    total: 5,
    most_each: 1,
    valid_days: 30,
    draw_from: '2026-11-23',
    draw_until: '2026-11-30',
    use_until: '2026-12-31',
    ...more,
  }) as Parameters<typeof app.callApi<typeof calls.deskCouponAdd>>[1]
const add = async (more: object = {}, as = keeper()) =>
  (await app.callApi(calls.deskCouponAdd, sheet(more), as)).coupon_id

test('the desk’s coupons are for the roles that make offers alone', async () => {
  for (const [call, input] of [
    [calls.deskCoupons, {}],
    [calls.deskCouponAdd, sheet({ total: 1, most_each: 2 })],
    [calls.deskCouponStop, { coupon_id: 999_999 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
  }
})

test.each([
  ['over a hundred percent', { kind: 'rate', percent: 101 }, '422'],
  ['all of a hundred percent', { kind: 'rate', percent: 100 }, '422'],
  ['less than nothing', { amount: '-1.00' }, '422'],
  ['half a coupon', { total: 1.5 }, '422'],
  ['a day that there is not', { draw_until: '2026-11-31' }, '422'],
  ['an end that is over', { draw_from: '2026-11-01', draw_until: '2026-11-22' }, 'fault'],
  ['goods that are not its own', { goods_ids: '999999' }, 'goods'],
])('a coupon with %s is refused', async (_, more, reason) => {
  expect(await app.refusal(calls.deskCouponAdd, sheet(more), keeper())).toBe(reason)
})

test('another seller sees none of them, and makes none for the platform', async () => {
  const ids = [await add(), await add({ is_platform: 1 })]
  for (const coupon_id of ids)
    expect(await app.refusal(calls.deskCouponStop, { coupon_id }, stranger())).toBe('not-found')
  expect((await app.callApi(calls.deskCoupons, {}, stranger())).list).toEqual([])
  expect(await app.refusal(calls.deskCouponAdd, sheet({ is_platform: 1 }), stranger())).toBe('not-platform')
})

test('a seller’s coupon counts for its own goods, is drawn in its days, and stopped stays good for who has it', async () => {
  const me = await signIn(app)
  const [own, others] = [
    await someGoods(app, { categoryId, hospitalId }, [{ priceFen: 20_000 }]),
    await someGoods(app, { categoryId, hospitalId: otherId }, [{ priceFen: 20_000 }]),
  ]
  const coupon_id = await add({
    kind: 'rate',
    percent: 15,
    most: '20.00',
    goods_ids: String(own.goodsId),
    title: '八五折',
  })
  const offered = async (goods_id: number) =>
    (await app.callApi(goodsCoupons, { goods_id }, me)).noGet.find(({ couponId }) => couponId === coupon_id)
  expect(await offered(own.goodsId)).toMatchObject({
    discountType: 4,
    discount_text: '8.5 折',
    canDiscountAmount: '20.00',
  })
  expect(await offered(others.goodsId)).toBeUndefined()
  await app.callApi(obtainCoupon, { coupon_id }, me)
  await app.callApi(calls.deskCouponStop, { coupon_id }, keeper())
  expect(await app.refusal(calls.deskCouponStop, { coupon_id }, keeper())).toBe('stopped')
  expect(await app.refusal(obtainCoupon, { coupon_id }, await signIn(app))).toBe('not-now')
  expect((await app.callApi(myCoupons, {}, me)).list).toMatchObject([{ couponId: coupon_id, canUse: 1 }])
  const { list } = await app.callApi(calls.deskCoupons, { list: 'ended' }, keeper())
  expect(list).toMatchObject([{ coupon_id, drawn: 1, used: 0, total: 5, is_on: 0 }])
})

test('who stops a coupon stands in the audit once, also where it was stopped already', async () => {
  const coupon_id = await add({ title: '要停的券' })
  await app.callApi(calls.deskCouponStop, { coupon_id }, keeper())
  expect(await app.refusal(calls.deskCouponStop, { coupon_id }, keeper())).toBe('stopped')
  const asked = { kind: 'coupon', row_id: String(coupon_id) }
  const { list } = await app.callApi(deskAuditList, asked, { staffKey: ctx.admin.staffKey })
  expect(list.map(({ act, staff_id, after }) => [act, staff_id, after?.title])).toEqual([
    ['coupon.stop', ctx.keeper.staffId, '要停的券'],
    ['coupon.add', ctx.keeper.staffId, '要停的券'],
  ])
})
