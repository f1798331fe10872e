import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed as plantCatalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { findDepartment } from '#app/areas/guahao/departments/server/public.ts'
import { insertDepartments } from '#app/areas/guahao/departments/server/queries.ts'
import { aDepartment } from '#app/areas/guahao/departments/server/seed/a-department.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { insertPageCategories } from '#app/areas/mall/catalogue/server/queries/seed.ts'
import { insertCoupons } from '#app/areas/mall/coupons/server/queries/seed.ts'
import { earlier, later } from '#kit/time/span.ts'
import { aCategory, aShop, someGoods } from '#test/support/mall.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let [top, under, shop] = [0, 0, 0]

beforeAll(async () => {
  app = await startTestApp()
  await plantCatalogue.run({ ...app.context(), today: '2026-11-23', scale: 1 })
  top = await aCategory(app, '器械')
  under = await aCategory(app, '血压计', top)
  shop = await aShop(app)
})
afterAll(() => app.close())

const idsOf = ({ list }: { list: { goods_id: number }[] }) => list.map(({ goods_id }) => goods_id)

test('a category shows what stands under it, in the order that is asked, and only what is on the shelf', async () => {
  const dear = await someGoods(app, { categoryId: top, soldCount: 1 }, [{ priceFen: 30_000 }])
  const cheap = await someGoods(app, { categoryId: under, soldCount: 9 }, [{ priceFen: 1_000 }])
  await someGoods(app, { categoryId: under, isOn: false })
  const list = async (sort?: 'price_down') =>
    idsOf(await app.callApi(calls.cityCategoryGoods, { category_id: top, sort }))
  expect(await list()).toEqual([cheap.goodsId, dear.goodsId])
  expect(await list('price_down')).toEqual([dear.goodsId, cheap.goodsId])
  expect(idsOf(await app.callApi(calls.cityCategoryGoods, { category_id: under }))).toEqual([cheap.goodsId])
  expect(await app.refusal(calls.cityCategoryGoods, { sort: 'dearest' })).toBe('422')
})

test('goods of another city are not shown, those of everywhere are; area goods are of the city alone', async () => {
  const categoryId = await aCategory(app, '城市')
  const [ctx, there, all] = [
    await someGoods(app, { categoryId, cityId: 5, isRecommended: true }),
    await someGoods(app, { categoryId, cityId: 3316, isRecommended: true }),
    await someGoods(app, { categoryId, cityId: 0, isRecommended: true }),
  ]
  const callApi = async (call: typeof calls.getRecGoods | typeof calls.getAreaGoods) =>
    new Set(idsOf(await app.callApi(call, { page_size: 50 }, { city: 5 })))
  const [recommended, area] = [await callApi(calls.getRecGoods), await callApi(calls.getAreaGoods)]
  expect([ctx, there, all].map(({ goodsId }) => recommended.has(goodsId))).toEqual([true, false, true])
  expect([ctx, there, all].map(({ goodsId }) => area.has(goodsId))).toEqual([true, false, false])
})

test('what costs less than before is discounted, and only what is sent is listed there', async () => {
  const categoryId = await aCategory(app, '优惠')
  const sale = await someGoods(app, { categoryId, orgFen: 20_000 })
  const usual = await someGoods(app, { categoryId })
  const project = await someGoods(app, { categoryId, kind: 'project', orgFen: 20_000 })
  const listed = new Set(idsOf(await app.callApi(calls.entityGoodsDiscount, { page_size: 50 })))
  expect([sale, usual, project].map(({ goodsId }) => listed.has(goodsId))).toEqual([true, false, false])
})

test('a service abroad stands in no list of something else, but where its kind, its seller or its name is asked for; a parcel from abroad does', async () => {
  const [categoryId, elsewhere] = [await aCategory(app, '海外'), await aCategory(app, '保健')]
  const more = { isRecommended: true, isOverseas: true, soldCount: 9_999 }
  const service = await someGoods(app, { categoryId, kind: 'service', hospitalId: shop, name: '海外第二意见', ...more })
  const parcel = await someGoods(app, { categoryId: elsewhere, ...more })
  const shown = async (asked: { category_id?: number; unit_id?: number; keyword?: string; sort?: 'sold' }) => {
    const ids = new Set(idsOf(await app.callApi(calls.cityCategoryGoods, { page_size: 50, ...asked })))
    return [service, parcel].map(({ goodsId }) => ids.has(goodsId))
  }
  expect(await shown({})).toEqual([false, true])
  expect(await shown({ sort: 'sold' })).toEqual([false, true])
  const recommended = new Set(idsOf(await app.callApi(calls.getRecGoods, { page_size: 50 })))
  expect([recommended.has(service.goodsId), recommended.has(parcel.goodsId)]).toEqual([false, true])
  expect(await shown({ category_id: categoryId })).toEqual([true, false])
  expect(await shown({ unit_id: shop })).toEqual([true, false])
  expect(await shown({ keyword: '第二意见' })).toEqual([true, false])
})

test('a page has its first twelve categories, or all that have something in them [X234] [X340]', async () => {
  const ids = []
  for (let n = 0; n < 15; n++) ids.push(await aCategory(app, `分类${n}`))
  await insertPageCategories(
    app.db,
    ids.map((categoryId, position) => ({ pageMark: 'test', categoryId, position })),
  )
  for (const categoryId of ids.slice(2)) await someGoods(app, { categoryId })
  // Nothing in it is anybody's own: a visitor sees it too.
  const list = async (all: 0 | 1) => (await app.callApi(calls.getPageCategory, { page_mark: 'test', all })).list
  expect((await list(0)).map(({ category_id }) => category_id)).toEqual(ids.slice(0, 12))
  expect((await list(1)).map(({ category_id }) => category_id)).toEqual(ids.slice(2))
})

test('projects are found by branch, department and word; what is paid for says so', async () => {
  const [branch, categoryId] = [await aCategory(app, '口腔项目', null, 'project'), await aCategory(app, '口腔')]
  const depId = (await insertDepartments(app.db, [aDepartment({ hospitalId: shop, name: '口腔科' })]))[0] as number
  const departmentId = (await findDepartment(app.db, depId))?.catalogueId as number
  const project = { kind: 'project' as const, categoryId, projectCategoryId: branch, hospitalId: shop }
  const mine = await someGoods(app, { ...project, departmentId, name: '超声波洁牙', isPromoted: true })
  await someGoods(app, { categoryId, name: '洁牙粉' })
  expect(idsOf(await app.callApi(calls.projectList, { catalogue_id: branch }))).toEqual([mine.goodsId])
  expect(idsOf(await app.callApi(calls.departmentProjects, { dep_id: depId }))).toEqual([mine.goodsId])
  expect(idsOf(await app.callApi(calls.departmentProjects, { dep_id: 999_999 }))).toEqual([])
  const narrowed = async (more: object) =>
    idsOf(await app.callApi(calls.departmentProjects, { dep_id: depId, ...more }))
  expect([await narrowed({ price_to: '99.99' }), await narrowed({ price_from: '100', price_to: '100' })]).toEqual([
    [],
    [mine.goodsId],
  ])
  // Another hospital's are none of the department's, whoever asks for them.
  expect(await narrowed({ unit_id: 999_999 })).toEqual([mine.goodsId])
  expect(idsOf(await app.callApi(calls.searchProjects, { keyword: '洁牙' }))).toEqual([mine.goodsId])
  expect((await app.callApi(calls.catalogueAdvertGoods, { catalogue_id: branch })).list).toMatchObject([{ is_ad: 1 }])
})

test('who did not agree to recommendations is recommended nothing for whose place somebody paid [X137] [X254]', async () => {
  const categoryId = await aCategory(app, '推荐与否')
  const sold = { categoryId, isRecommended: true, cityId: 2966 }
  const [paid, own] = [await someGoods(app, { ...sold, isPromoted: true }), await someGoods(app, sold)]
  for (const call of [calls.getRecGoods, calls.entityGoodsRecommend]) {
    const listed = async (more: object) => idsOf(await app.callApi(call, { ...more, page_size: 50 }, { city: 2966 }))
    expect(await listed({})).toEqual(expect.arrayContaining([paid.goodsId, own.goodsId]))
    expect(await listed({ not_rec: 1 })).toContain(own.goodsId)
    expect(await listed({ not_rec: 1 })).not.toContain(paid.goodsId)
  }
  const adverts = async (more: object) => (await app.callApi(calls.catalogueAdvertGoods, more, { city: 5 })).list
  expect([(await adverts({})).length > 0, await adverts({ not_rec: 1 })]).toEqual([true, []])
})

test('advertised projects are those of the city where one is, of city 5 where none is known [X262]', async () => {
  const categoryId = await aCategory(app, '项目广告')
  const branch = await aCategory(app, '检查', null, 'project')
  const project = { kind: 'project' as const, categoryId, projectCategoryId: branch, isPromoted: true }
  const [usual, elsewhere] = [
    await someGoods(app, { ...project, cityId: 5 }),
    await someGoods(app, { ...project, cityId: 3316 }),
  ]
  const listed = async (city?: number) =>
    idsOf(await app.callApi(calls.catalogueAdvertGoods, { catalogue_id: branch }, city === undefined ? {} : { city }))
  expect([await listed(), await listed(5), await listed(3316)]).toEqual([
    [usual.goodsId],
    [usual.goodsId],
    [elsewhere.goodsId],
  ])
})

test('a hospital that sells drugs has an online shop, another has none [X283]', async () => {
  const unit = async () => (await app.callApi(calls.shopCheck, { unit_id: shop })).online_shop
  expect(await unit()).toBe('')
  await someGoods(app, { categoryId: under, kind: 'drug', hospitalId: shop })
  expect(await unit()).toBe(`/yiyao/cloud?unit_id=${shop}`)
})

test('a hospital’s pharmacy lists its own drugs, those on prescription apart and without a picture; a seller that is not there has none', async () => {
  const seller = await aShop(app)
  const otc = await someGoods(app, { categoryId: under, kind: 'drug', drugType: 1, hospitalId: seller })
  const rx = await someGoods(app, { categoryId: under, kind: 'drug', drugType: 2, hospitalId: seller })
  await someGoods(app, { categoryId: under, kind: 'project', hospitalId: seller })
  const asked = (more: object = {}) => app.callApi(calls.pharmacyDrugs, { unit_id: seller, ...more })
  expect(await app.refusal(calls.pharmacyDrugs, { unit_id: 999_999 })).toBe('not-found')
  expect(await app.refusal(calls.pharmacyDrugs, { unit_id: seller, drug_type: 0 })).toBe('422')
  const shelf = await asked()
  expect([idsOf(shelf), shelf.warning]).toEqual([[otc.goodsId], '请按药品说明书或在药师指导下购买和使用'])
  const apart = await asked({ drug_type: 2 })
  expect(apart.list).toMatchObject([{ goods_id: rx.goodsId, img: '' }])
  expect(apart.warning).toBe('处方药须凭处方在药师指导下购买和使用')
  expect((await asked({ keyword: '没有这种药' })).list).toEqual([])
})

test('a price that is none, and an order that is none, are refused; a hospital that sells nothing leaves nothing', async () => {
  expect(await app.refusal(calls.cityCategoryGoods, { price_from: 'cheap' })).toBe('422')
  expect(await app.refusal(calls.projectList, { sort: 'nearest' })).toBe('422')
  expect(idsOf(await app.callApi(calls.cityCategoryGoods, { category_id: top, unit_id: 999_999 }))).toEqual([])
})

test('a range of prices counts by the cheapest specification, both ends with it; the pages of one are the count', async () => {
  const category_id = await aCategory(app, '价格')
  const [a, b, c] = [
    await someGoods(app, { categoryId: category_id, soldCount: 3 }, [{ priceFen: 5_000 }, { priceFen: 90_000 }]),
    await someGoods(app, { categoryId: category_id, soldCount: 2 }, [{ priceFen: 10_000 }]),
    await someGoods(app, { categoryId: category_id, soldCount: 1 }, [{ priceFen: 30_000 }]),
  ]
  const list = async (more: object) => idsOf(await app.callApi(calls.cityCategoryGoods, { category_id, ...more }))
  expect(await list({ price_from: '100' })).toEqual([b.goodsId, c.goodsId])
  expect(await list({ price_to: '100' })).toEqual([a.goodsId, b.goodsId])
  expect(await list({ price_from: '100', price_to: '299.99' })).toEqual([b.goodsId])
  const one = await app.callApi(calls.cityCategoryGoods, { category_id, price_to: '100', page_size: 1 })
  expect(one.total_page_num).toBe(2)
})

test('who sells what a list shows is named with how much of it, and what is near comes first where the place is known', async () => {
  const category_id = await aCategory(app, '远近')
  const hospitals = await insertHospitals(app.db, [
    aHospital({ name: '远的医院', lat: 22.9, lng: 114.3 }),
    aHospital({ name: '近的医院', lat: 22.55, lng: 114.06 }),
  ])
  const [far, near] = hospitals as [number, number]
  const sold = (hospitalId: number | null, soldCount: number) =>
    someGoods(app, { categoryId: category_id, kind: 'project', hospitalId, soldCount })
  const [everywhere, a, b, c] = [await sold(null, 9), await sold(far, 8), await sold(far, 7), await sold(near, 1)]
  const { list: sellers } = await app.callApi(calls.goodsSellers, { category_id })
  expect(sellers).toEqual([
    { unit_id: far, unit_name: '远的医院', goods_num: 2 },
    { unit_id: near, unit_name: '近的医院', goods_num: 1 },
  ])
  const usual = [everywhere, a, b, c].map(({ goodsId }) => goodsId)
  expect(idsOf(await app.callApi(calls.cityCategoryGoods, { category_id, sort: 'near' }))).toEqual(usual)
  const found = await app.callApi(calls.cityCategoryGoods, { category_id, sort: 'near', lat: 22.54, lng: 114.05 })
  expect(idsOf(found)[0]).toBe(c.goodsId)
  expect(idsOf(found).at(-1)).toBe(everywhere.goodsId)
  expect(found.list[0]?.distance).toBeLessThan(2_000)
  expect(found.list.at(-1)?.distance).toBeNull()
})

test('with a coupon are goods that one can be used on that anybody can draw now: by hospital, category, goods and price, and no drug on prescription', async () => {
  const category_id = await aCategory(app, '有券')
  const goods = (more: object, priceFen = 10_000) =>
    someGoods(app, { categoryId: category_id, ...more }, [{ priceFen }])
  const elsewhere = await aShop(app)
  const [named, atShop, cheap, prescription] = [
    await goods({ soldCount: 4 }),
    await goods({ soldCount: 3, hospitalId: shop }),
    await goods({ soldCount: 2, hospitalId: shop }, 1_000),
    await goods({ soldCount: 1, hospitalId: shop, kind: 'drug', drugType: 2 }),
  ]
  await goods({ hospitalId: elsewhere })
  const list = async () => idsOf(await app.callApi(calls.cityCategoryGoods, { category_id, has_coupon: 1 }))
  expect(await list()).toEqual([])
  const now = app.clock.now()
  const coupon = (sourceKey: string, more: object) => ({
    sourceKey,
    issuer: 'mall',
    title: '券',
    discountType: 1,
    discountAmount: 500,
    discountLimitFen: 0,
    total: 10,
    left: 10,
    validDays: 30,
    drawFrom: earlier(now, { days: 1 }),
    drawUntil: later(now, { days: 1 }),
    useUntil: later(now, { days: 9 }),
    ...more,
  })
  await insertCoupons(app.db, [coupon('over', { goodsIds: [named.goodsId], drawUntil: earlier(now, { hours: 1 }) })])
  expect(await list()).toEqual([])
  await insertCoupons(app.db, [coupon('named', { goodsIds: [named.goodsId] })])
  await insertCoupons(app.db, [coupon('shop', { hospitalId: shop, discountLimitFen: 5_000 })])
  expect(await list()).toEqual([named.goodsId, atShop.goodsId])
  await insertCoupons(app.db, [coupon('category', { categoryIds: [category_id], hospitalId: shop })])
  expect(await list()).toEqual([named.goodsId, atShop.goodsId, cheap.goodsId])
  expect(await list()).not.toContain(prescription.goodsId)
})
