import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { deskGoodsChoices } from '#app/areas/desk/goods/contract.ts'
import { cityCategoryGoods, goodsSellers } from '#app/areas/mall/shelf/contract.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { aPicture } from '#test/support/a-picture.ts'
import { linesOf } from '#test/support/exported.ts'
import { aCategory, aShop, someGoods } from '#test/support/mall.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { detailStatic } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing
let categoryId: number

beforeAll(async () => {
  app = await startTestApp()
  const hospitalId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
  categoryId = await aCategory(app, '血压')
}, 120_000)
afterAll(() => app.close())

const keeper = () => ({ staffKey: ctx.keeper.staffKey })
const sheet = (brand_name: string, more: object = {}): CallInput<typeof calls.deskBrandAdd> => ({
  brand_name,
  position: 500,
  ...more,
})
const offered = async () =>
  (await app.callApi(goodsSellers, { category_id: categoryId })).brands.map(({ brand_name }) => brand_name)
const brandOf = async (name: string) => {
  const { list } = await app.callApi(calls.deskBrands, { keyword: name }, keeper())
  return list.find(({ brand_name }) => brand_name === name)
}
const idOf = async (name: string) => (await brandOf(name))?.brand_id as number

test('brands are the platform’s: for its desk’s roles that keep categories alone', async () => {
  for (const [call, input] of [
    [calls.deskBrands, {}],
    [calls.deskBrandsExport, {}],
    [calls.deskBrandAdd, sheet('外人')],
    [calls.deskBrandChange, { brand_id: 999_999, ...sheet('外人') }],
    [calls.deskBrandSwitch, { brand_id: 999_999, is_on: 0 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, { staffKey: there.keeper.staffKey })).toBe('not-platform')
  }
})

test('a name twice, none, a strange picture and a brand that is not there are refused, and nothing is kept of them', async () => {
  const refusal = (name: string, more: object = {}) => app.refusal(calls.deskBrandAdd, sheet(name, more), keeper())
  await app.callApi(calls.deskBrandAdd, sheet('康乐'), keeper())
  expect(await refusal('康乐')).toBe('taken')
  expect(await refusal('')).toBe('422')
  expect(await refusal('长'.repeat(31))).toBe('422')
  expect(await refusal('别人的图', { img: '/uploads/0000000000000000000000000000000000000000.jpg' })).toBe('picture')
  expect(await brandOf('别人的图')).toBeUndefined()
  const { brand_id } = await app.callApi(calls.deskBrandAdd, sheet('安然'), keeper())
  expect(await app.refusal(calls.deskBrandChange, { brand_id, ...sheet('康乐') }, keeper())).toBe('taken')
  expect(await app.refusal(calls.deskBrandChange, { brand_id: 999_999, ...sheet('没有') }, keeper())).toBe('not-found')
  expect(await app.refusal(calls.deskBrandSwitch, { brand_id: 999_999, is_on: 0 }, keeper())).toBe('not-found')
})

test('what goods name is offered among the filters in the desk’s order, and what is chosen there is found', async () => {
  const first = await someGoods(app, { categoryId, brand: '乙牌' })
  await someGoods(app, { categoryId, brand: '甲牌' })
  await someGoods(app, { categoryId, brand: '下架牌', isOn: false })
  expect(new Set(await offered())).toEqual(new Set(['乙牌', '甲牌']))
  const picture = await app.callApi(calls.deskBrandPicture, { file: await aPicture() }, keeper())
  const written = { ...sheet('甲牌', { position: 1 }), img: picture.url }
  await app.callApi(calls.deskBrandChange, { brand_id: await idOf('甲牌'), ...written }, keeper())
  expect(await offered()).toEqual(['甲牌', '乙牌'])
  expect(await brandOf('甲牌')).toMatchObject({ img: picture.url, goods_num: 1, is_on: 1 })
  expect(await brandOf('下架牌')).toMatchObject({ goods_num: 0 })
  const brand_id = await idOf('乙牌')
  const found = await app.callApi(cityCategoryGoods, { category_id: categoryId, brand_id })
  expect(found.list.map(({ goods_id }) => goods_id)).toEqual([first.goodsId])
  expect((await app.callApi(cityCategoryGoods, { category_id: categoryId, brand_id: 999_999 })).list).toEqual([])
})

test('a brand that is hidden is offered no more while its goods stay on sale; renamed its goods are called so', async () => {
  const { goodsId } = await someGoods(app, { categoryId, brand: '旧名' })
  const brand_id = await idOf('旧名')
  await app.callApi(calls.deskBrandSwitch, { brand_id, is_on: 0 }, keeper())
  expect(await offered()).not.toContain('旧名')
  expect((await app.callApi(detailStatic, { goods_id: goodsId })).brand).toBe('旧名')
  await app.callApi(calls.deskBrandChange, { brand_id, ...sheet('新名') }, keeper())
  await app.callApi(calls.deskBrandSwitch, { brand_id, is_on: 1 }, keeper())
  expect(await offered()).toContain('新名')
  expect((await app.callApi(detailStatic, { goods_id: goodsId })).brand).toBe('新名')
  expect((await app.callApi(deskGoodsChoices, {}, keeper())).brands).toContain('新名')
  // Whoever has them open in a form is told by whom.
  const { rows } = await app.pool.query("select editor from wire_edits where row = 'goods' and row_id = $1", [goodsId])
  expect(rows).toEqual([{ editor: '某keeper' }])
})

test('the list is taken along as it is narrowed, and says what patients see', async () => {
  const file = await app.callApi(calls.deskBrandsExport, { keyword: '新名' }, keeper())
  expect(linesOf(file)).toEqual([{ 品牌: '新名', 排序: '500', 在售商品: '1', 状态: '显示中' }])
})
