import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { deskSwitch } from '#app/areas/access/staff/contract.ts'
import { allRoles, may, type Permission } from '#app/areas/access/staff/rules.ts'
import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { seed as plantCatalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { findIllnessesNamed } from '#app/areas/guahao/illnesses/server/public.ts'
import { seed as plantIllnesses } from '#app/areas/guahao/illnesses/server/seed.ts'
import { goodsDetail, goodsUnitList } from '#app/areas/mall/goods/contract.ts'
import { getRecGoods, searchProjects } from '#app/areas/mall/shelf/contract.ts'
import { cartPut, cartShow, createGoodsOrder, goodsOrderDetail } from '#app/areas/orders/checkout/contract.ts'
import { searchShopItem } from '#app/areas/search/contract.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import type { ChangedSince } from '#kit/wire/edited.ts'
import { openClinic } from '#test/support/clinic.ts'
import { linesOf } from '#test/support/exported.ts'
import { aCategory } from '#test/support/mall.ts'
import { signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let shop: Shop
/** At the seller that keeps the platform's goods too, and at another one. */
let ctx: Staffing
let there: Staffing
let categoryId: number
/** Where the two desks are, another hospital, and one that is closed. */
let at: Readonly<Record<'one' | 'two' | 'third' | 'closed', number>>

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  const names = ['一号医院', '二号医院', '三号医院', '停业的三号医院']
  const [one, two, third, closed] = (await insertHospitals(
    app.db,
    names.map((name) => aHospital({ name, isOpen: name !== '停业的三号医院' })),
  )) as [number, number, number, number]
  at = { one, two, third, closed }
  Object.assign(app.config, { platformHospital: one })
  ctx = await signInAllRoles(app, one)
  there = await signInAllRoles(app, two)
  categoryId = await aCategory(app, '护具')
  const planting = { ...app.context(), today: '2026-11-23', scale: 1 }
  await plantCatalogue.run(planting)
  await plantIllnesses.run(planting)
}, 120_000)
afterAll(() => app.close())

const keeper = () => ({ staffKey: ctx.keeper.staffKey })
const stranger = () => ({ staffKey: there.keeper.staffKey })
const pieces = (more: object = {}) => ({
  special_name: '均码',
  price: '50.00',
  org_price: '60.00',
  weight: 500,
  pieces: 10,
  ...more,
})
const sheet = (more: object = {}) => ({
  kind: 'parcel',
  goods_name: '云朵护膝',
  category_id: categoryId,
  drug_type: 0,
  is_supplement: 0,
  tags: [],
  images: [],
  detail: [],
  pay_types: [0],
  appointment: 'none',
  bookable: [],
  valid_days: 0,
  specials: [pieces()],
  ...more,
})
type Sheet = Parameters<typeof app.callApi<typeof calls.deskGoodsAdd>>[1]
const add = async (more: object = {}, as = keeper()) =>
  (await app.callApi(calls.deskGoodsAdd, sheet(more) as Sheet, as)).goods_id
const read = (goods_id: number) => app.callApi(calls.deskGoodsSheet, { goods_id }, keeper())
const shelve = (goods_id: number, is_on: 0 | 1) => app.callApi(calls.deskGoodsSwitch, { goods_id, is_on }, keeper())
const stock = (goods_id: number) => app.callApi(calls.deskStock, { goods_id }, keeper())

const samples = (): [CallSpec & { may: Permission }, object][] => [
  [calls.deskGoods, {}],
  [calls.deskGoodsExport, {}],
  [calls.deskGoodsChoices, {}],
  [calls.deskGoodsPlaces, {}],
  [calls.deskGoodsSheet, { goods_id: 1 }],
  [calls.deskGoodsAdd, sheet({ category_id: 999_999 })],
  [calls.deskGoodsChange, { goods_id: 999_999, ...sheet() }],
  [calls.deskGoodsSwitch, { goods_id: 999_999, is_on: 1 }],
  [calls.deskGoodsSwitchSeveral, { goods_ids: [999_999], is_on: 1 }],
  [calls.deskGoodsMoveSeveral, { goods_ids: [999_999], category_id: 1 }],
  [calls.deskGoodsPicture, {}],
  [calls.deskStock, { goods_id: 1 }],
  [calls.deskStockChange, { goods_id: 999_999, special_id: 1, by: 1, reason: '盘点' }],
]

test('the desk’s goods are for the roles that keep them alone', async () => {
  expect(samples().map(([call]) => call)).toEqual(expect.arrayContaining(Object.values(calls)))
  for (const [call, input] of samples()) {
    expect(new Set(await rawRequestFromOutside(app, call, { ...input })), call.path).toEqual(new Set(['login', '401']))
    const refused = await rolesRefused(app, ctx, call, { ...input })
    expect(refused, call.path).toEqual(allRoles.filter((role) => !may(role, call.may)))
  }
})

test.each([
  ['a negative price', { specials: [pieces({ price: '-1.00' })] }],
  ['a broken price', { specials: [pieces({ price: '1.005' })] }],
  ['a huge price', { specials: [pieces({ price: '200000.01', org_price: '200000.01' })] }],
  ['half a piece', { specials: [pieces({ pieces: 1.5 })] }],
  ['pieces below none', { specials: [pieces({ pieces: -1 })] }],
  ['nothing that it is sold as', { specials: [] }],
  ['a way to pay that there is not', { pay_types: [4] }],
])('goods with %s are refused by their shape', async (_, more) => {
  expect(await app.refusal(calls.deskGoodsAdd, sheet(more), keeper())).toBe('422')
})

test('goods whose parts do not fit together, or name what is not there, are refused in words', async () => {
  const refusal = (more: object, as = keeper()) => app.refusal(calls.deskGoodsAdd, sheet(more), as)
  expect(await refusal({ specials: [pieces({ price: '0.00' })] })).toBe('fault')
  expect(await refusal({ kind: 'drug' })).toBe('fault')
  expect(await refusal({ category_id: 999_999 })).toBe('category')
  expect(await refusal({ template_id: 999_999 })).toBe('template')
  expect(await refusal({ images: ['/files/0000000000000000000000000000000000000000.jpg'] })).toBe('pictures')
  expect(await refusal({ is_platform: 1 }, stranger())).toBe('not-platform')
  expect((await app.callApi(calls.deskGoods, { keyword: '云朵护膝' }, keeper())).list).toEqual([])
})

test('goods stay in a category that the mall does not offer, as packages abroad do, when something else about them is changed', async () => {
  const category_id = await aCategory(app, '海外套餐')
  const goods_id = await add({ category_id })
  await app.pool.query('update mall_categories set has_articles = true where id = $1', [category_id])
  expect(await app.refusal(calls.deskGoodsAdd, sheet({ category_id }), keeper())).toBe('category')
  const { category_name, specials } = await read(goods_id)
  expect(category_name).toBe('海外套餐')
  // So they do in one that is shown no more: the form has its name to leave it at.
  const hidden = await aCategory(app, '停掉的分类')
  const left = await add({ category_id: hidden })
  await app.pool.query('update mall_categories set is_on = false where id = $1', [hidden])
  expect(await read(left)).toMatchObject({ category_id: hidden, category_name: '停掉的分类' })
  const special_id = specials[0]?.special_id
  const changed = sheet({ category_id, goods_name: '海外体检', specials: [{ ...pieces(), special_id }] })
  await app.callApi(calls.deskGoodsChange, { goods_id, ...changed } as Sheet & { goods_id: number }, keeper())
  expect(await read(goods_id)).toMatchObject({ category_id, goods_name: '海外体检' })
})

test('another seller’s goods are not there, and the platform’s are its own seller’s alone', async () => {
  const [own, platforms] = [await add(), await add({ is_platform: 1 })]
  for (const goods_id of [own, platforms]) {
    expect(await app.refusal(calls.deskGoodsSheet, { goods_id }, stranger())).toBe('not-found')
    expect(await app.refusal(calls.deskGoodsChange, { goods_id, ...sheet() }, stranger())).toBe('not-found')
    expect(await app.refusal(calls.deskGoodsSwitch, { goods_id, is_on: 1 }, stranger())).toBe('not-found')
    expect(await app.refusal(calls.deskStock, { goods_id }, stranger())).toBe('not-found')
    const change = { goods_id, special_id: 1, by: 5, reason: '盘点' }
    expect(await app.refusal(calls.deskStockChange, change, stranger())).toBe('not-found')
  }
  expect((await app.callApi(calls.deskGoods, {}, stranger())).list).toEqual([])
  const { list } = await app.callApi(calls.deskGoods, {}, keeper())
  expect(list.slice(0, 2).map(({ is_platform }) => is_platform)).toEqual([1, 0])
})

test('several goods go on the shelf, off it and into a category together: all of them, or none where one is another’s', async () => {
  const ids = [await add(), await add({ goods_name: '云朵护腕' }), await add({ is_platform: 1 })]
  const [first = 0] = ids
  const theirs = await add({}, stranger())
  const isOn = async () => Promise.all(ids.map(async (id) => (await read(id)).is_on))
  const all = (is_on: number) => app.callApi(calls.deskGoodsSwitchSeveral, { goods_ids: ids, is_on }, keeper())
  for (const goods_ids of [
    [first, theirs],
    [first, 999_999],
  ]) {
    expect(await app.refusal(calls.deskGoodsSwitchSeveral, { goods_ids, is_on: 1 }, keeper())).toBe('not-found')
    const move = { goods_ids, category_id: categoryId }
    expect(await app.refusal(calls.deskGoodsMoveSeveral, move, keeper())).toBe('not-found')
  }
  expect(await app.refusal(calls.deskGoodsSwitchSeveral, { goods_ids: [], is_on: 1 }, keeper())).toBe('422')
  expect(await isOn()).toEqual([0, 0, 0])
  await shelve(first, 1)
  expect([await all(1), await isOn()]).toEqual([{ changed_num: 2 }, [1, 1, 1]])
  expect([await all(0), await isOn()]).toEqual([{ changed_num: 3 }, [0, 0, 0]])

  const category_id = await aCategory(app, '理疗')
  const { version } = await read(first)
  const move = { goods_ids: [...ids, first], category_id }
  expect(await app.refusal(calls.deskGoodsMoveSeveral, { ...move, category_id: 999_999 }, keeper())).toBe('category')
  expect(await app.callApi(calls.deskGoodsMoveSeveral, move, keeper())).toEqual({ changed_num: 3 })
  expect(await app.callApi(calls.deskGoodsMoveSeveral, move, keeper())).toEqual({ changed_num: 0 })
  expect((await read(first)).category_id).toBe(category_id)
  // Whoever has the form open since before is told so.
  const { body } = await app.rawRequest(calls.deskGoodsChange, { goods_id: first, version, ...sheet() }, keeper())
  expect(body).toMatchObject({ reason: 'changed', data: { changes: [{ who: '某keeper', fields: [] }] } })
  const { list } = await app.callApi(audit.deskAuditList, { act: 'goods.move' }, { staffKey: ctx.admin.staffKey })
  expect(list).toHaveLength(3)
})

test('a copy keeps the pictures of goods that the desk sees, and of no others', async () => {
  const goods_id = await add()
  const image = '/pictures/things/drawn-for-a-world.svg'
  await app.pool.query('update mall_goods set images = array[$2] where id = $1', [goods_id, image])
  const copy = sheet({ images: [image], copy_of: goods_id }) as Sheet
  expect(await app.refusal(calls.deskGoodsAdd, sheet({ images: [image] }) as Sheet, keeper())).toBe('pictures')
  expect(await app.refusal(calls.deskGoodsAdd, copy, stranger())).toBe('pictures')
  const made = await app.callApi(calls.deskGoodsAdd, copy, keeper())
  expect(made.goods_id).not.toBe(goods_id)
  expect((await read(made.goods_id)).images).toEqual([image])
})

test('new goods stand on no shelf; put there they are found and seen, taken off they say so [X181] [X285]', async () => {
  const goods_id = await add({ goods_name: '星芒护腰', brand: '远山' })
  const seen = () => app.rawRequest(goodsDetail, { goods_id })
  const found = async () => (await app.callApi(searchShopItem, { keyword: '远山' })).list.map((one) => one.goods_id)
  expect((await seen()).body).toMatchObject({ status: 1002404, msg: '商品已下架' })
  await shelve(goods_id, 1)
  expect((await seen()).body).toMatchObject({ status: 200 })
  expect(await found()).toEqual([goods_id])
  await shelve(goods_id, 0)
  await shelve(goods_id, 0)
  expect((await seen()).body).toMatchObject({ status: 1002404, msg: '商品已下架' })
  expect(await found()).toEqual([])
  const { list } = await app.callApi(audit.deskAuditList, { act: 'goods.' }, { staffKey: ctx.admin.staffKey })
  expect(list.slice(0, 3).map(({ act, row_id }) => [act, row_id])).toEqual(
    ['goods.off', 'goods.on', 'goods.add'].map((act) => [act, String(goods_id)]),
  )
})

test('what is sent from abroad says so on its page and in an order, once the desk has said it [X121]', async () => {
  const goods_id = await add({ is_overseas: 1 })
  await shelve(goods_id, 1)
  expect((await read(goods_id)).is_overseas).toBe(1)
  const detail = await app.callApi(goodsDetail, { goods_id })
  expect(detail.is_overseas).toBe(1)
  const buyer = await signIn(app)
  await shop.live(buyer.key)
  const special_id = detail.specials[0]?.special_id ?? 0
  const { order_id } = await app.callApi(createGoodsOrder, { goods_id, special_id }, buyer)
  const { order_goods } = await app.callApi(goodsOrderDetail, { order_id }, buyer)
  expect(order_goods.map(({ is_overseas }) => is_overseas)).toEqual([1])
})

test('the hospital’s own doctors are named with what they do, nobody else’s, and stand on its page', async () => {
  const [clinic, other] = [await openClinic(app), await openClinic(app)]
  const [own, strange] = [clinic.doctorIds[0] as number, other.doctorIds[0] as number]
  const { keeper: there } = await signInAllRoles(app, clinic.hospitalId)
  const as = { staffKey: there.staffKey }
  const { doctors } = await app.callApi(calls.deskGoodsChoices, {}, as)
  expect(doctors.map(({ id }) => id)).toEqual([own])
  const service = { kind: 'service', goods_name: '面诊' }
  expect(await app.refusal(calls.deskGoodsAdd, sheet({ ...service, doctor_ids: [strange] }), as)).toBe('doctor')
  expect(await app.refusal(calls.deskGoodsAdd, sheet({ ...service, doctor_ids: [999_999] }), as)).toBe('doctor')
  const goods_id = await add({ ...service, doctor_ids: [own, own] }, as)
  expect((await app.callApi(calls.deskGoodsSheet, { goods_id }, as)).doctor_ids).toEqual([own])
  await app.callApi(calls.deskGoodsSwitch, { goods_id, is_on: 1 }, as)
  expect((await app.callApi(goodsDetail, { goods_id })).docRelation).toMatchObject([{ doctor_id: own }])
  // What is sent is done by nobody.
  const parcel = await add({ doctor_ids: [own] }, as)
  expect((await app.callApi(calls.deskGoodsSheet, { goods_id: parcel }, as)).doctor_ids).toEqual([])
})

test('a project names the department and the illnesses that it is for, and is found from both; what the catalogues lack is refused by name', async () => {
  const catalogue = await listCatalogue(app.db)
  const { id: catalogue_id, parentId: classId } = catalogue.find(({ name }) => name === '心血管内科') ?? {}
  const project = { kind: 'project', appointment: 'none', catalogue_id, illnesses: '高血压' }
  const refusal = (more: object) => app.refusal(calls.deskGoodsAdd, sheet({ ...project, ...more }), keeper())
  expect(await refusal({ catalogue_id: classId })).toBe('department')
  expect(await refusal({ illnesses: '高血压、没有这种病' })).toBe('illness')
  expect(await refusal({ illnesses: Array.from({ length: 11 }, (_, at) => `病${at}`).join('、') })).toBe('too-many')
  const id = await add(project)
  await shelve(id, 1)
  expect(await read(id)).toMatchObject({ catalogue_id, illnesses: ['高血压'] })
  const ill_id = (await findIllnessesNamed(app.db, ['高血压'])).get('高血压') ?? 0
  const found = await app.callApi(searchProjects, { ill_id })
  expect(found.list.map(({ goods_id }) => goods_id)).toEqual([id])
  // What is sent is for nobody's department.
  expect(await read(await add({ catalogue_id, illnesses: '高血压' }))).toMatchObject({
    catalogue_id: null,
    illnesses: [],
  })
})

test('what stands on the mall’s home is said by who serves the platform; at another desk it stays as it was', async () => {
  const theirs = await add({ is_recommended: 1, is_promoted: 1 }, stranger())
  const read = (goods_id: number, as: typeof keeper) => app.callApi(calls.deskGoodsSheet, { goods_id }, as())
  expect(await read(theirs, stranger)).toMatchObject({ is_recommended: 0, is_promoted: 0 })
  await app.callApi(calls.deskGoodsSwitch, { goods_id: theirs, is_on: 1 }, stranger())
  const recommended = async () =>
    (await app.callApi(getRecGoods, { page_size: 50 })).list.map(({ goods_id }) => goods_id)
  // Nobody has chosen anything: all that is on the shelf is shown.
  expect(await recommended()).toContain(theirs)
  const chosen = await add({ is_recommended: 1 })
  await shelve(chosen, 1)
  expect(await recommended()).toEqual([chosen])
  const written = sheet({ is_recommended: 0 })
  await app.callApi(calls.deskGoodsChange, { goods_id: chosen, ...written } as never, keeper())
  expect(await recommended()).toContain(theirs)
})

test('of two who write at once the second is told by whom which fields were changed, and nothing of theirs is kept', async () => {
  const goods_id = await add()
  const { version, specials: skus } = await read(goods_id)
  const write = (goods_name: string) =>
    app.refusal(
      calls.deskGoodsChange,
      { goods_id, version, ...sheet({ goods_name, specials: [{ ...pieces(), special_id: skus[0]?.special_id }] }) },
      keeper(),
    )
  const said = await Promise.all([write('甲改的'), write('乙改的')])
  expect(said.toSorted()).toEqual(['changed', 'not refused'])
  const winner = said[0] === 'not refused' ? '甲改的' : '乙改的'
  expect(await read(goods_id)).toMatchObject({ goods_name: winner, version: version + 1, specials: [{ stock: 10 }] })
  // A specification of other goods is none of these.
  const strange = (await read(await add())).specials[0]?.special_id
  const mixed = sheet({ specials: [{ ...pieces(), special_id: strange }] })
  expect(await app.refusal(calls.deskGoodsChange, { goods_id, ...mixed }, keeper())).toBe('special')
  const same = sheet({ specials: [{ ...pieces(), special_id: skus[0]?.special_id }] })
  const { body } = await app.rawRequest(calls.deskGoodsChange, { goods_id, version, ...same }, keeper())
  expect((body.data as ChangedSince).changes).toMatchObject([
    {
      who: '某keeper',
      fields: expect.arrayContaining([{ name: 'goods_name', before: sheet().goods_name, after: winner }]),
    },
  ])
})

test('a change of price or specification changes no order; a cart follows it', async () => {
  const me = await signIn(app)
  await shop.live(me.key)
  const goods_id = await add({ specials: [pieces(), pieces({ special_name: '加大', price: '55.00' })] })
  await shelve(goods_id, 1)
  const before = await read(goods_id)
  const [first, second] = before.specials.map(({ special_id }) => special_id) as [number, number]
  const { order_id } = await app.callApi(createGoodsOrder, { goods_id, special_id: first }, me)
  await app.callApi(cartPut, { goods_id, special_id: second, buy_num: 1 }, me)
  const after = [pieces({ special_id: second, special_name: '加大', price: '70.00', org_price: '70.00' })]
  const change = { goods_id, ...sheet({ specials: after }) } as Sheet & { goods_id: number }
  await app.callApi(calls.deskGoodsChange, change, keeper())
  const [bought] = (await app.callApi(goodsOrderDetail, { order_id }, me)).order_goods
  expect(bought).toMatchObject({ goods_price: '50.00', goods_special_name: '均码', pay_amount: '50.00' })
  expect((await app.callApi(cartShow, {}, me)).list).toMatchObject([{ goods_price: '70.00' }])
  expect(await app.refusal(createGoodsOrder, { goods_id, special_id: first }, me)).toBe('off-shelf')
  expect(await app.callApi(goodsDetail, { goods_id })).toMatchObject({ price: '70.00', price_space: '70.00' })
})

test('what is held or sold is not taken out of the stock, whoever asks at once', async () => {
  const me = await signIn(app)
  await shop.live(me.key)
  const goods_id = await add()
  await shelve(goods_id, 1)
  const special_id = (await read(goods_id)).specials[0]?.special_id as number
  await app.callApi(createGoodsOrder, { goods_id, special_id, buy_num: 4 }, me)
  const change = (by: number) =>
    app.refusal(calls.deskStockChange, { goods_id, special_id, by, reason: '盘点' }, keeper())
  expect(await change(0)).toBe('no-change')
  expect(await change(-7)).toBe('too-few')
  expect((await Promise.all([change(-4), change(-4)])).toSorted()).toEqual(['not refused', 'too-few'])
  expect(await change(3)).toBe('not refused')
  const { specials: skus, history } = await stock(goods_id)
  expect(skus).toMatchObject([{ left: 5, held: 4, sold: 0 }])
  expect(history.list.map(({ by, left, reason }) => [by, left, reason])).toEqual([
    [3, 5, '盘点'],
    [-4, 2, '盘点'],
    [10, 10, '初始库存'],
  ])
})

test('a limit that changes holds from then on', async () => {
  const goods_id = await add()
  await shelve(goods_id, 1)
  const { specials: skus } = await read(goods_id)
  const kept = [{ ...pieces(), special_id: skus[0]?.special_id }]
  const change = { goods_id, ...sheet({ limit_num: 2, specials: kept }) } as Sheet & { goods_id: number }
  await app.callApi(calls.deskGoodsChange, change, keeper())
  const me = await signIn(app)
  await shop.live(me.key)
  const special_id = skus[0]?.special_id as number
  expect(await app.refusal(createGoodsOrder, { goods_id, special_id, buy_num: 3 }, me)).toBe('limit')
})

test('goods are sorted and narrowed as is asked, and the export holds the same ones, of the own seller alone', async () => {
  const make = (goods_name: string, price: string, count: number) =>
    add({ goods_name, brand: '列表%', specials: [pieces({ price, pieces: count })] })
  const [cheap, dear, few] = [
    await make('-1 元护踝', '10.00', 9),
    await make('护肩', '60.00', 5),
    await make('护指', '20.00', 1),
  ]
  await shelve(dear, 1)
  const asked = { keyword: '列表%' }
  const found = async (more: object) =>
    (await app.callApi(calls.deskGoods, { ...asked, ...more }, keeper())).list.map((one) => one.goods_id)
  expect(await found({})).toEqual([few, dear, cheap])
  expect(await found({ sort: 'price' })).toEqual([cheap, few, dear])
  expect(await found({ sort: 'price', order: 'desc' })).toEqual([dear, few, cheap])
  expect(await found({ sort: 'stock' })).toEqual([few, dear, cheap])
  expect(await found({ list: 'on' })).toEqual([dear])
  expect(await found({ kind: 'drug' })).toEqual([])
  expect(await app.refusal(calls.deskGoods, { sort: 'name' }, keeper())).toBe('422')
  const lines = linesOf(await app.callApi(calls.deskGoodsExport, { ...asked, sort: 'price' }, keeper()))
  expect(lines.map((line) => [line.商品, line['最低售价（元）'], line.库存, line.状态, line.销售方])).toEqual([
    ["'-1 元护踝", '10.00', '9', '已下架', '本院'],
    ['护指', '20.00', '1', '已下架', '本院'],
    ['护肩', '60.00', '5', '在售', '本院'],
  ])
  expect(linesOf(await app.callApi(calls.deskGoodsExport, asked, stranger()))).toEqual([])
})

const exam = (more: object = {}) =>
  sheet({ kind: 'exam', goods_name: '入职体检', appointment: 'exam', bookable: ['100'], ...more })
const placesOf = async (goods_id: number, as: { staffKey: string }) =>
  (await app.callApi(calls.deskGoodsSheet, { goods_id }, as)).places.map(({ name }) => name)

test('in which other hospitals something is done is for the platform to say; a hospital’s own staff leave it as it is', async () => {
  const own = stranger()
  const refused = (more: object) => app.refusal(calls.deskGoodsAdd, exam(more), own)
  expect(await refused({ place_ids: [at.one] })).toBe('not-yours')
  expect(await refused({ place_ids: [at.one, at.two] })).toBe('not-yours')
  expect(await app.refusal(calls.deskGoodsPlaces, { keyword: '医院' }, own)).toBe('not-platform')
  const { goods_id } = await app.callApi(calls.deskGoodsAdd, exam({ place_ids: [at.two] }) as Sheet, own)
  const { specials: skus } = await app.callApi(calls.deskGoodsSheet, { goods_id }, own)
  const kept = { specials: [{ ...pieces(), special_id: skus[0]?.special_id }] }
  const changing = (more: object, as: { staffKey: string }) =>
    app.refusal(calls.deskGoodsChange, { goods_id, ...exam({ ...kept, ...more }) }, as)
  expect(await changing({ place_ids: [at.third] }, own)).toBe('not-yours')

  // Somebody of the platform, at that hospital's desk.
  const somewhere = await signInStaff(app, at.two, 'operator')
  const { staff_key } = await app.callApi(deskSwitch, { unit_id: at.two }, { staffKey: somewhere.staffKey })
  const operator = { staffKey: staff_key }
  expect(await changing({ place_ids: [at.closed] }, operator)).toBe('place')
  expect(await changing({ place_ids: [999_999] }, operator)).toBe('place')
  expect(await changing({ place_ids: [at.third, at.one, at.two] }, operator)).toBe('not refused')
  expect(await placesOf(goods_id, own)).toEqual(['一号医院', '三号医院'])
  // What the form of the hospital's own staff does not send stays; what it sends as it was is no change.
  expect(await changing({}, own)).toBe('not refused')
  expect(await changing({ place_ids: [at.one, at.third] }, own)).toBe('not refused')
  expect(await changing({ place_ids: [] }, own)).toBe('not-yours')
  expect(await placesOf(goods_id, own)).toEqual(['一号医院', '三号医院'])

  await app.callApi(calls.deskGoodsSwitch, { goods_id, is_on: 1 }, own)
  const shown = async () => {
    const { list } = await app.callApi(goodsUnitList, { goods_id })
    expect((await app.callApi(goodsDetail, { goods_id })).unit_num).toBe(list.length)
    return list.map(({ unit_name }) => unit_name)
  }
  expect(await shown()).toEqual(['二号医院', '一号医院', '三号医院'])
  await app.pool.query('update guahao_hospitals set is_open = false where id = $1', [at.third])
  expect(await shown()).toEqual(['二号医院', '一号医院'])
  await app.pool.query('update guahao_hospitals set is_open = true where id = $1', [at.third])
})

test('open hospitals are found by name; what is sent, and what the platform sells, is done in none', async () => {
  const { list } = await app.callApi(calls.deskGoodsPlaces, { keyword: '三号' }, keeper())
  expect(list).toEqual([{ id: at.third, name: '三号医院' }])
  const parcel = await add({ place_ids: [at.two] })
  expect(await placesOf(parcel, keeper())).toEqual([])
  const service = await add({ kind: 'service', is_platform: 1, place_ids: [at.two] })
  expect(await placesOf(service, keeper())).toEqual([])
})
