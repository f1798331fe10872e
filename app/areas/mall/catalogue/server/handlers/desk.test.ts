import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { deskGoodsAdd, deskGoodsChoices, deskGoodsSwitch } from '#app/areas/desk/goods/contract.ts'
import { cityCategoryGoods } from '#app/areas/mall/shelf/contract.ts'
import type { CallInput, CallOutput } from '#kit/wire/call.ts'
import { aShop } from '#test/support/mall.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { type defineTabList, getCategory, getCityCategory } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'
import { insertCategories } from '../queries/seed.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing

beforeAll(async () => {
  app = await startTestApp()
  const hospitalId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
}, 120_000)
afterAll(() => app.close())

const keeper = () => ({ staffKey: ctx.keeper.staffKey })
const sheet = (category_name: string, more: object = {}) =>
  ({
    tree: 'health',
    category_name,
    picture: 'bottle',
    is_recommended: 0,
    position: 1,
    ...more,
  }) as Parameters<typeof app.callApi<typeof calls.deskCategoryAdd>>[1]
const add = async (name: string, more: object = {}) =>
  (await app.callApi(calls.deskCategoryAdd, sheet(name, more), keeper())).category_id
const namesOf = (list: readonly { category_name: string }[]) => list.map(({ category_name }) => category_name)
const tops = async () => namesOf((await app.callApi(getCategory, {})).list)

test('categories are the platform’s: for its desk’s roles that keep them alone', async () => {
  const written = { category_name: '别处', is_recommended: 0, position: 0 }
  for (const [call, input] of [
    [calls.deskCategories, {}],
    [calls.deskCategoryAdd, sheet('外人', { parent_id: 999_999 })],
    [calls.deskCategoryChange, { category_id: 999_999, ...written }],
    [calls.deskCategorySwitch, { category_id: 999_999, is_on: 0 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, { staffKey: there.keeper.staffKey })).toBe('not-platform')
  }
})

test('a name twice beside itself, a third level, another tree, a strange drawing and an article’s category are refused', async () => {
  const refusal = (name: string, more: object = {}) => app.refusal(calls.deskCategoryAdd, sheet(name, more), keeper())
  const top = await add('眼部护理')
  const under = await add('护眼贴', { parent_id: top })
  expect(await refusal('眼部护理')).toBe('taken')
  expect(await refusal('护眼贴', { parent_id: top })).toBe('taken')
  expect(await refusal('更细', { parent_id: under })).toBe('parent')
  expect(await refusal('项目', { parent_id: top, tree: 'project' })).toBe('parent')
  expect(await refusal('图案', { picture: 'dragon' })).toBe('422')
  expect(await refusal('')).toBe('422')
  const other = await add('耳部护理')
  const renamed = { category_id: other, category_name: '眼部护理', is_recommended: 0, position: 0 } as const
  expect(await app.refusal(calls.deskCategoryChange, renamed, keeper())).toBe('taken')
  const row = { sourceKey: 'articles', tree: 'health', parentId: null, name: '百科', picture: 'leaf', position: 0 }
  const articles = (await insertCategories(app.db, [{ ...row, hasArticles: true }])).get('articles') as number
  expect(await app.refusal(calls.deskCategorySwitch, { category_id: articles, is_on: 0 }, keeper())).toBe('not-found')
  expect(await refusal('文章下', { parent_id: articles })).toBe('parent')
})

test('goods go into a category as soon as it is made; renamed, ordered and hidden it is so for patients', async () => {
  const first = await add('家用器械', { position: 20, is_recommended: 1 })
  const second = await add('滋补', { position: 10 })
  const under = await add('血压计', { parent_id: first })
  expect((await tops()).filter((name) => ['家用器械', '滋补'].includes(name))).toEqual(['滋补', '家用器械'])
  expect(namesOf((await app.callApi(getCategory, { form_rec: 1 })).list)).toEqual(['家用器械'])
  expect(namesOf((await app.callApi(getCityCategory, { category_id: first })).list)).toEqual(['血压计'])
  const choices = async () => (await app.callApi(deskGoodsChoices, {}, keeper())).categories.map(({ name }) => name)
  expect(await choices()).toContain('家用器械 · 血压计')
  const goods = await app.callApi(deskGoodsAdd, { ...ware, category_id: under }, keeper())
  await app.callApi(deskGoodsSwitch, { ...goods, is_on: 1 }, keeper())
  const sold = async () =>
    (await app.callApi(cityCategoryGoods, { category_id: first })).list.map(({ goods_id }) => goods_id)
  expect(await sold()).toEqual([goods.goods_id])

  const renamed = { category_id: second, category_name: '营养滋补', is_recommended: 0, position: 30 } as const
  await app.callApi(calls.deskCategoryChange, renamed, keeper())
  expect((await tops()).filter((name) => ['家用器械', '营养滋补'].includes(name))).toEqual(['家用器械', '营养滋补'])
  await app.callApi(calls.deskCategorySwitch, { category_id: first, is_on: 0 }, keeper())
  expect(await tops()).not.toContain('家用器械')
  expect((await choices()).filter((name) => name.includes('血压计'))).toEqual([])
  const { list } = await app.callApi(calls.deskCategories, {}, keeper())
  expect(list.find(({ category_id }) => category_id === first)).toMatchObject({ is_on: 0, is_recommended: 1 })
  const at = list.findIndex(({ category_id }) => category_id === first)
  expect(list[at + 1]).toMatchObject({ category_id: under, parent_id: first })
  await app.callApi(calls.deskCategorySwitch, { category_id: first, is_on: 1 }, keeper())
  expect(await tops()).toContain('家用器械')
})

const aTab = (tab_name: string, more: object = {}): CallInput<typeof calls.deskTabAdd> => ({
  tab_name,
  kind: 'recommend',
  position: 10,
  ...more,
})
const addTab = async (tab_name: string, more: object = {}) =>
  (await app.callApi(calls.deskTabAdd, aTab(tab_name, more), keeper())).tab_id
const tabsShown = async (channel = 16): Promise<string[]> => {
  const asked = `/api/define_tab/list?page_mark=shopProductIndex&cid=${channel}`
  const { list } = (await app.server.inject(asked)).json<{ data: CallOutput<typeof defineTabList> }>().data
  return list.map(({ tab_name }) => tab_name)
}

test('tabs of the mall are the platform’s: for its desk’s roles that keep them alone', async () => {
  for (const [call, input] of [
    [calls.deskTabs, {}],
    [calls.deskTabAdd, aTab('外人', { city: 999_998 })],
    [calls.deskTabChange, { tab_id: 999_999, ...aTab('外人') }],
    [calls.deskTabSwitch, { tab_id: 999_999, is_on: 0 }],
    [calls.deskTabRemove, { tab_id: 999_999 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, { staffKey: there.keeper.staffKey })).toBe('not-platform')
  }
})

test('a tab of no category, of a strange one, of no city, or that ends before it begins is refused', async () => {
  const refusal = (more: object) => app.refusal(calls.deskTabAdd, aTab('标签', more), keeper())
  expect(await refusal({ kind: 'category' })).toBe('category')
  expect(await refusal({ kind: 'category', category_id: 999_999 })).toBe('category')
  expect(await refusal({ kind: 'category', category_id: await add('项目类', { tree: 'project' }) })).toBe('category')
  expect(await refusal({ city: 999_998 })).toBe('city')
  expect(await refusal({ from: '2026-12-02', until: '2026-12-01' })).toBe('span')
  expect(await refusal({ kind: 'dragon' })).toBe('422')
  expect(await refusal({ tab_name: '这个标签的名字太长' })).toBe('422')
  expect(await tabsShown()).toEqual([])
})

test('tabs stand in their order, in their days, for their channel; hidden, with a hidden category, or removed they are gone', async () => {
  const category_id = await add('养生')
  const second = await addTab('养生', { kind: 'category', category_id, position: 20 })
  const first = await addTab('推荐')
  await addTab('渠道的', { channel: 9002, position: 30 })
  await addTab('过去的', { from: '2020-01-01', until: '2020-01-02' })
  expect(await tabsShown()).toEqual(['推荐', '养生'])
  expect(await tabsShown(9002)).toEqual(['推荐', '养生', '渠道的'])
  await app.callApi(calls.deskTabChange, { tab_id: first, ...aTab('精选', { position: 25 }) }, keeper())
  expect(await tabsShown()).toEqual(['养生', '精选'])
  await app.callApi(calls.deskCategorySwitch, { category_id, is_on: 0 }, keeper())
  expect(await tabsShown()).toEqual(['精选'])
  await app.callApi(calls.deskCategorySwitch, { category_id, is_on: 1 }, keeper())
  await app.callApi(calls.deskTabSwitch, { tab_id: second, is_on: 0 }, keeper())
  expect(await tabsShown()).toEqual(['精选'])
  await app.callApi(calls.deskTabRemove, { tab_id: first }, keeper())
  expect(await tabsShown()).toEqual([])
  expect(await app.refusal(calls.deskTabSwitch, { tab_id: first, is_on: 1 }, keeper())).toBe('not-found')
  const { list } = await app.callApi(calls.deskTabs, {}, keeper())
  expect(list.find(({ tab_name }) => tab_name === '过去的')).toMatchObject({ is_on: 1, is_now: 0 })
})

const ware = {
  kind: 'parcel' as const,
  goods_name: '电子血压计',
  drug_type: 0,
  is_supplement: 0,
  tags: [],
  images: [],
  detail: [],
  pay_types: [0],
  appointment: 'none' as const,
  bookable: [],
  valid_days: 0,
  specials: [{ special_name: '一台', price: '199.00', org_price: '199.00', weight: 900, pieces: 5 }],
}
