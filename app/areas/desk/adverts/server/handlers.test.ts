import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { getCategoryAd, getOrderListAd } from '#app/areas/mall/catalogue/contract.ts'
import { aCategory, aShop, someGoods } from '#test/support/mall.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  const hospitalId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
}, 120_000)
afterAll(() => app.close())

const keeper = () => ({ staffKey: ctx.keeper.staffKey })
const sheet = (more: object = {}) =>
  ({
    location: 3,
    title: '冬季护膝',
    url: '/shop/seckill',
    is_ad: 0,
    position: 1,
    from: '2026-11-23',
    until: '2026-11-24',
    ...more,
  }) as Parameters<typeof app.callApi<typeof calls.deskAdvertAdd>>[1]
const add = async (more: object = {}) => (await app.callApi(calls.deskAdvertAdd, sheet(more), keeper())).advert_id
const shown = async (location = 3, category_id?: number) =>
  (await app.callApi(getCategoryAd, { location, category_id })).list.map(({ ad_id }) => ad_id)

test('adverts are the platform’s: for its desk’s roles that keep them alone', async () => {
  for (const [call, input] of [
    [calls.deskAdverts, {}],
    [calls.deskAdvertAdd, sheet({ location: 9 })],
    [calls.deskAdvertChange, { advert_id: 999_999, ...sheet() }],
    [calls.deskAdvertSwitch, { advert_id: 999_999, is_on: 0 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, { staffKey: there.keeper.staffKey })).toBe('not-platform')
  }
})

test('who keeps adverts and no goods has the categories to choose from', async () => {
  const id = await aCategory(app, '血糖管理')
  const { categories } = await app.callApi(calls.deskAdverts, {}, { staffKey: ctx.editor.staffKey })
  expect(categories).toContainEqual({ id, name: '血糖管理' })
})

test('an advert in no place, for no category, to another hospital, backwards or for a prescription drug is refused', async () => {
  const refusal = (more: object) => app.refusal(calls.deskAdvertAdd, sheet(more), keeper())
  expect(await refusal({ location: 9 })).toBe('place')
  expect(await refusal({ category_id: 999_999 })).toBe('category')
  expect(await refusal({ url: 'https://a.example/' })).toBe('link')
  expect(await refusal({ until: '2026-11-22' })).toBe('span')
  expect(await refusal({ img: '/files/none.jpg' })).toBe('picture')
  const categoryId = await aCategory(app, '慢病')
  const { goodsId } = await someGoods(app, { categoryId, kind: 'drug', drugType: 2 })
  expect(await refusal({ url: `/health/product?goods_id=${goodsId}` })).toBe('prescription')
  expect(await refusal({ url: `/health/second?category_id=${categoryId}` })).toBe('prescription')
})

test('an advert stands in its place in its days, for its category, and says when it is paid for', async () => {
  const category_id = await aCategory(app, '护具')
  const [id, ofCategory] = [await add({ is_ad: 1 }), await add({ location: 13, category_id })]
  expect([await shown(), await shown(13), await shown(13, category_id)]).toEqual([[id], [], [ofCategory]])
  expect((await app.callApi(getCategoryAd, { location: 3 })).list).toMatchObject([{ is_ad: 1, url: '/shop/seckill' }])
  await app.callApi(calls.deskAdvertChange, { advert_id: id, ...sheet({ title: '秒杀专场' }) }, keeper())
  const { list } = await app.callApi(calls.deskAdverts, { location: 3 }, keeper())
  expect(list).toMatchObject([{ advert_id: id, title: '秒杀专场', is_ad: 0, is_shown: 1 }])
  await app.callApi(calls.deskAdvertSwitch, { advert_id: id, is_on: 0 }, keeper())
  expect(await shown()).toEqual([])
  await app.callApi(calls.deskAdvertSwitch, { advert_id: id, is_on: 1 }, keeper())
  app.clock.advance({ hours: 40 })
  expect(await shown()).toEqual([])
})

test('the list of orders has an advert of its own', async () => {
  expect(await app.callApi(getOrderListAd, {})).toEqual({ advert: null })
  app.clock.set('2026-11-23 08:00')
  const id = await add({ location: 102 })
  expect((await app.callApi(getOrderListAd, {})).advert).toMatchObject({ ad_id: id })
})

test('whom an advert is for, how often and what it is about are written, and nonsense of it is refused', async () => {
  const refusal = (more: object) => app.refusal(calls.deskAdvertAdd, sheet(more), keeper())
  expect(await refusal({ item_type: 999 })).toBe('item')
  expect(await refusal({ item_type: 2 })).toBe('which')
  expect(await refusal({ topic_ids: [99] })).toBe('topic')
  expect(await refusal({ min_age: 40, max_age: 20 })).toBe('age')
  expect(await refusal({ weight: 0 })).toBe('422')
  expect(await refusal({ most_views: 0 })).toBe('422')
  const aim = { weight: 5, sex: 'female', min_age: 20, max_age: 45, most_views: 100, most_a_day: 2, item_type: 701 }
  const id = await add({ ...aim, location: 103, city_ids: '5', channel_ids: '9005', topic_ids: [1, 3] })
  const [row] = (await app.callApi(calls.deskAdverts, { location: 103 }, keeper())).list
  expect(row).toMatchObject({ advert_id: id, ...aim, city_ids: [5], channel_ids: [9005], topic_ids: [1, 3] })
  expect(row).toMatchObject({ view_num: 0, click_num: 0, order_num: 0 })
})
