import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { couponList } from '#app/areas/mall/coupons/contract.ts'
import { deskCouponAdd } from '#app/areas/mall/coupons/desk/contract.ts'
import { userPoints } from '#app/areas/points/contract.ts'
import { pointExchange, pointGoods, pointHome, pointOrder } from '#app/areas/points-mall/contract.ts'
import { aShop } from '#test/support/mall.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { earnPoints } from '#test/support/points-mall.ts'
import { openShop } from '#test/support/shop.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let me: Person
let ctx: Staffing
let there: Staffing

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  const platformHospital = await aShop(app)
  Object.assign(app.config, { platformHospital })
  ctx = await signInAllRoles(app, platformHospital)
  there = await signInAllRoles(app, await aShop(app))
  me = await signIn(app)
  await (await openShop(app)).live(me.key)
}, 120_000)
afterAll(() => app.close())

const keeper = () => ({ staffKey: ctx.keeper.staffKey })
const parcel = { company: '顺丰速运', number: 'SF123456' }
const sheet = (more: object = {}) =>
  ({ title: '体温计', category: '器具', point: 100, labels: '[1]', kind: 'parcel', pieces: 5, ...more }) as Parameters<
    typeof app.callApi<typeof calls.deskPointGoodsAdd>
  >[1]
const add = async (more: object = {}) => (await app.callApi(calls.deskPointGoodsAdd, sheet(more), keeper())).goods_id
const exchange = async (goods_id: number) => {
  await earnPoints(app, me.patientId, 100)
  return (await app.callApi(pointExchange, { goods_id, num: 1, point: 100 }, me)).order_id
}
const row = async (goods_id: number, list: 'on' | 'off' = 'on') =>
  (await app.callApi(calls.deskPointGoods, { list, page_size: 50 }, keeper())).list.find(
    (one) => one.goods_id === goods_id,
  )

test('the points mall is kept by its roles at the platform’s desk alone', async () => {
  const goods_id = await add()
  const order_id = await exchange(goods_id)
  for (const [call, input] of [
    [calls.deskPointGoods, {}],
    [calls.deskPointChoices, {}],
    [calls.deskPointGoodsAdd, sheet({ kind: 'coupon' })],
    [calls.deskPointGoodsChange, { ...sheet(), goods_id: 999_999 }],
    [calls.deskPointGoodsSwitch, { goods_id: 999_999, is_on: 0 }],
    [calls.deskPointStock, { goods_id: 999_999, by: 1, reason: '到货' }],
    [calls.deskPointOrders, {}],
    [calls.deskPointReveal, { order_id: 'nothing-here' }],
    [calls.deskPointShip, { order_id, ...parcel, number: '1' }],
    [calls.deskPointCancel, { order_id: 'nothing-here', reason: '缺货' }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).not.toContain('not refused')
    const fits = call === calls.deskPointShip ? { ...input, ...parcel, order_id: 'nothing-here' } : input
    expect(await rolesRefused(app, ctx, call, fits)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, fits, { staffKey: there.admin.staffKey })).toBe('not-platform')
  }
})

test('goods are written, changed by one at a time, taken off and put back', async () => {
  const goods_id = await add({ banner: '换季常备', market_price: '39.00', limit_num: 2, subtitle: '一秒测温' })
  expect(await app.callApi(pointGoods, { goods_id })).toMatchObject({
    title: '体温计',
    stock: 5,
    limit_num: 2,
    point: 100,
  })
  expect((await app.callApi(pointHome, {})).banners.map((one) => one.goods_id)).toContain(goods_id)
  const { kind: _, pieces: __, ...written } = sheet({ title: '测温枪', category: '新分类', point: 80, labels: '[2,3]' })
  const change = (version: number) =>
    app.refusal(calls.deskPointGoodsChange, { ...written, goods_id, version }, keeper())
  expect((await Promise.all([change(1), change(1)])).toSorted()).toEqual(['changed', 'not refused'])
  expect(await row(goods_id)).toMatchObject({
    title: '测温枪',
    category: '新分类',
    labels: [2, 3],
    limit_num: null,
    version: 2,
    banner: '',
  })
  expect(
    await app.refusal(calls.deskPointGoodsChange, { ...written, goods_id, version: 2, img: '/x.png' }, keeper()),
  ).toBe('picture')
  await app.callApi(calls.deskPointGoodsSwitch, { goods_id, is_on: 0 }, keeper())
  expect(await app.refusal(pointGoods, { goods_id })).toBe('not-found')
  expect(await row(goods_id, 'off')).toMatchObject({ is_on: 0 })
  await app.callApi(calls.deskPointGoodsSwitch, { goods_id, is_on: 1 }, keeper())
  expect(await app.refusal(pointGoods, { goods_id })).toBe('not refused')
})

test('pieces that are exchanged cannot be taken out', async () => {
  const goods_id = await add()
  await exchange(goods_id)
  const by = (pieces: number) => app.refusal(calls.deskPointStock, { goods_id, by: pieces, reason: '盘点' }, keeper())
  expect([await by(-5), await by(0), await by(100_000), await by(-4)]).toEqual([
    'too-few',
    'nothing',
    'too-many',
    'not refused',
  ])
  expect(await row(goods_id)).toMatchObject({ stock: 0, exchanged_num: 1 })
})

test('an exchange is sent once or cancelled once, and each leaves a line in the audit', async () => {
  const goods_id = await add()
  const [sent, lost] = [await exchange(goods_id), await exchange(goods_id)]
  const waiting = (await app.callApi(calls.deskPointOrders, { page_size: 50 }, keeper())).list
  expect(waiting.find((one) => one.order_id === sent)?.receiver).toMatchObject({ name: '周*', mobile: '138****0001' })
  const { receiver } = await app.callApi(calls.deskPointReveal, { order_id: sent }, keeper())
  expect(receiver).toMatchObject({ name: '周明', mobile: '13800000001' })
  expect(JSON.stringify(waiting)).not.toContain(receiver?.full_address)
  const ship = (order_id: string) => app.refusal(calls.deskPointShip, { order_id, ...parcel }, keeper())
  const cancel = (order_id: string) => app.refusal(calls.deskPointCancel, { order_id, reason: '缺货' }, keeper())
  expect((await Promise.all([ship(sent), ship(sent), ship(sent)])).toSorted()).toEqual([
    ...['not refused', 'not-open', 'not-open'].toSorted(),
  ])
  expect([await cancel(sent), await cancel('nothing-here')]).toEqual(['not-open', 'not-found'])
  expect(await app.callApi(pointOrder, { order_id: sent }, me)).toMatchObject({ state: 'shipped', logistics: parcel })
  const before = (await app.callApi(userPoints, {}, me)).amount
  expect((await Promise.all([cancel(lost), cancel(lost)])).toSorted()).toEqual(['not refused', 'not-open'])
  expect((await app.callApi(userPoints, {}, me)).amount).toBe(before + 100)
  expect(await app.callApi(pointOrder, { order_id: lost }, me)).toMatchObject({
    state: 'cancelled',
    cancel_reason: '缺货',
  })
  for (const act of ['points.ship', 'points.cancel']) {
    const { list } = await app.callApi(audit.deskAuditList, { act }, { staffKey: ctx.admin.staffKey })
    expect(list, act).toHaveLength(1)
  }
})

test('a coupon that the desk made for points is drawn by nobody and can be put into the points mall', async () => {
  expect(await app.refusal(calls.deskPointGoodsAdd, sheet({ kind: 'coupon' }), keeper())).toBe('coupon')
  const terms = { kind: 'amount', amount: '10.00', total: 5, most_each: 1, valid_days: 30 } as const
  const days = { draw_from: '2026-11-23', draw_until: '2026-11-30', use_until: '2026-12-31' }
  const coupon = { title: '积分券', ...terms, ...days, is_for_points: 1 }
  expect(await app.refusal(deskCouponAdd, coupon, { staffKey: there.keeper.staffKey })).toBe('not-platform')
  const { coupon_id } = await app.callApi(deskCouponAdd, coupon, keeper())
  expect((await app.callApi(couponList, {}, me)).list).toEqual([])
  expect((await app.callApi(calls.deskPointChoices, {}, keeper())).coupons).toEqual([{ id: coupon_id, name: '积分券' }])
  const goods_id = await add({ kind: 'coupon', coupon_id })
  await earnPoints(app, me.patientId, 100)
  expect(await app.refusal(pointExchange, { goods_id, num: 1, point: 100 }, me)).toBe('not refused')
})
