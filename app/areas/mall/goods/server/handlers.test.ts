import { afterAll, beforeAll, expect, test } from 'vitest'
import { statisticView } from '#app/areas/analytics/contract.ts'
import { givePiecesBack, holdPieces } from '#app/areas/mall/stock/server/public.ts'
import { later } from '#kit/time/span.ts'
import { aCategory, aShop, someGoods } from '#test/support/mall.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { insertComment, insertPurchases } from './queries/write.ts'

let app: TestApp
let me: Person
let categoryId: number

beforeAll(async () => {
  app = await startTestApp()
  me = await signIn(app)
  categoryId = await aCategory(app, '营养保健')
})
afterAll(() => app.close())

const goodsWith = (more: object = {}, skus?: Parameters<typeof someGoods>[2]) =>
  someGoods(app, { categoryId, ...more }, skus)

test('goods that are not there answer 1002404, those off the shelf with their own words [X181] [X285] [X286]', async () => {
  const { goodsId } = await goodsWith({ isOn: false })
  for (const call of [calls.goodsDetail, calls.detailStatic, calls.detailDynamic, calls.goodsSpecials]) {
    expect((await app.rawRequest(call, { goods_id: 999_999 })).body).toMatchObject({
      status: 1002404,
      msg: '商品不存在',
    })
    expect((await app.rawRequest(call, { goods_id: goodsId })).body).toMatchObject({
      status: 1002404,
      msg: '商品已下架',
    })
  }
  expect((await app.rawRequest(calls.healthDetail, { goods_id: goodsId })).body).toMatchObject({
    status: 0,
    msg: '商品已下架',
  })
  expect(await app.refusal(calls.goodsProject, { id: goodsId })).toBe('not-found')
})

test('nobody writes, counts or reads limits without a session', async () => {
  const { goodsId: goods_id } = await goodsWith()
  for (const call of [calls.getUserLimit, calls.addOrderIntention, calls.shareGoods])
    expect(await app.refusal(call, { goods_id, truename: '王', mobile: '13900000000' })).toBe('login')
})

test('the default specification is told, and the range of prices [X120]', async () => {
  const { goodsId, skuIds } = await goodsWith({}, [
    { priceFen: 39_900, isDefault: false },
    { priceFen: 9_900, isDefault: true },
  ])
  const old = await app.callApi(calls.healthDetail, { goods_id: goodsId })
  expect(old.goodsSpecialParts.price_space).toBe('99.00-399.00')
  expect(old.goodsSpecialParts.list.map(({ skuId, isDefault }) => [skuId, isDefault])).toEqual([
    [skuIds[0], 0],
    [skuIds[1], 1],
  ])
  expect(Object.keys(old)).toEqual(
    expect.arrayContaining(['goodsParts', 'appointmentParts', 'detailParts', 'serviceParts', 'docRelation']),
  )
})

test('the whole detail is its static part and its dynamic part, and the static one is the same for everyone', async () => {
  const { goodsId: goods_id } = await goodsWith({ limitEach: 2 })
  const [whole, still, live] = [
    await app.callApi(calls.goodsDetail, { goods_id }, me),
    await app.callApi(calls.detailStatic, { goods_id }, me),
    await app.callApi(calls.detailDynamic, { goods_id }, me),
  ]
  expect(whole).toEqual({ ...still, ...live })
  expect(await app.callApi(calls.detailStatic, { goods_id })).toEqual(still)
})

test('a drug on prescription shows no pictures and no leaflet and cannot be bought; each drug has its warning', async () => {
  const parts = [{ title: '说明', lines: ['每日一片'] }]
  const drug = { kind: 'drug' as const, images: ['/a.svg'], detailParts: parts }
  const [rx, otc] = [await goodsWith({ ...drug, drugType: 2 }), await goodsWith({ ...drug, drugType: 1 })]
  const strict = await app.callApi(calls.goodsDetail, { goods_id: rx.goodsId })
  expect(strict).toMatchObject({ images: [], detailParts: [], can_buy: 0, may_buy: 0 })
  expect([strict.warning, strict.why_not]).toEqual([
    '处方药须凭处方在药师指导下购买和使用',
    '处方药须先问诊开方，审方通过后才能购买',
  ])
  const free = await app.callApi(calls.goodsDetail, { goods_id: otc.goodsId })
  expect(free).toMatchObject({
    images: ['/a.svg'],
    detailParts: parts,
    can_buy: 1,
    warning: '请按药品说明书或在药师指导下购买和使用',
  })
  const { list } = await app.callApi(calls.entityGoodsList, { category_id: categoryId, page_size: 50 })
  expect(list.find(({ goods_id }) => goods_id === rx.goodsId)?.img).toBe('')
  // It is found where drugs are looked for, and stands in no list of something else.
  const all = await app.callApi(calls.entityGoodsList, { page_size: 50 })
  expect(all.list.map(({ goods_id }) => goods_id)).not.toContain(rx.goodsId)
})

test('what somebody holds counts against their limit, and against what is left for all', async () => {
  const { goodsId, stockIds } = await goodsWith({ limitEach: 3 }, [{ pieces: 4 }])
  const until = later(app.clock.now(), { minutes: 15 })
  const stockId = stockIds[0] as number
  await holdPieces(app.db, [{ holdKey: 'mine', stockId, patientId: me.patientId, pieces: 2, until }], app.clock.now())
  expect(await app.callApi(calls.getUserLimit, { goods_id: goodsId }, me)).toEqual({
    limit_num: 3,
    bought_num: 2,
    may_buy: 1,
  })
  expect(await app.callApi(calls.detailDynamic, { goods_id: goodsId })).toMatchObject({
    stock: 2,
    may_buy: 2,
    limit_num: 3,
  })
  await givePiecesBack(app.context(), { holdKeys: ['mine'] })
  expect(await app.callApi(calls.detailDynamic, { goods_id: goodsId }, me)).toMatchObject({ stock: 4, may_buy: 3 })
})

test('specifications are told with what is left of each now', async () => {
  const { goodsId: goods_id, stockIds } = await goodsWith({}, [{ pieces: 4 }, { pieces: 0 }])
  const told = async () => (await app.callApi(calls.goodsSpecials, { goods_id })).list
  expect((await told()).map(({ stock }) => stock)).toEqual([4, 0])
  const until = later(app.clock.now(), { minutes: 15 })
  const hold = { holdKey: 'specials', stockId: stockIds[0] as number, patientId: me.patientId, pieces: 3, until }
  await holdPieces(app.db, [hold], app.clock.now())
  expect((await told()).map(({ stock }) => stock)).toEqual([1, 0])
  expect((await told())[0]).toMatchObject({ special_name: expect.any(String), price: expect.any(String), isDefault: 1 })
  await givePiecesBack(app.context(), { holdKeys: ['specials'] })
})

test('whoever bought is shown by a masked name; what is sold, seen and said is counted', async () => {
  const { goodsId: goods_id } = await goodsWith()
  const boughtAt = app.clock.now()
  await insertPurchases(app.db, [{ goodsId: goods_id, buyerName: '王**', skuName: '规格1', pieces: 2, boughtAt }])
  const said = {
    goodsId: goods_id,
    orderId: 'order-1',
    authorName: '王**',
    skuName: '规格1',
    stars: 4,
    content: '好',
  }
  const comment = { ...said, patientId: me.patientId, createdAt: boughtAt }
  expect([await insertComment(app.db, comment), await insertComment(app.db, comment)]).toEqual([true, false])
  await app.callApi(statisticView, { object_type: 'goods', object_id: goods_id })
  expect((await app.callApi(calls.goodsRollOrder, { goods_id })).list).toMatchObject([
    { user_name: '王**', buy_num: 2 },
  ])
  expect(await app.callApi(calls.goodsStatistics, { goods_id })).toEqual({
    sold_num: 2,
    view_num: 1,
    comment_num: 1,
    picture_num: 0,
    good_num: 1,
    low_num: 0,
    score: 4,
  })
  expect((await app.callApi(calls.goodsCommentList, { goods_id })).list).toMatchObject([
    { user_name: '王**', stars: 4 },
  ])
  expect((await app.callApi(calls.projectComment, { project_id: goods_id })).list).toHaveLength(1)
})

test('what buyers say is read all together, with pictures, of who is content, and of who is not', async () => {
  const { goodsId: goods_id } = await goodsWith()
  const images = ['/files/lens/a.webp']
  const said = [{ stars: 5, images }, { stars: 4 }, { stars: 3 }, { stars: 2, images }, { stars: 1 }]
  for (const [at, one] of said.entries())
    await insertComment(app.db, {
      goodsId: goods_id,
      orderId: `said-${goods_id}-${at}`,
      authorName: '李**',
      skuName: '规格1',
      content: '用过',
      createdAt: app.clock.now(),
      ...one,
    })
  const starsOf = async (show?: 'pictures' | 'good' | 'low') =>
    (await app.callApi(calls.goodsCommentList, { goods_id, show })).list.map(({ stars }) => stars).sort()
  expect(await starsOf()).toEqual([1, 2, 3, 4, 5])
  expect(await starsOf('pictures')).toEqual([2, 5])
  expect(await starsOf('good')).toEqual([4, 5])
  expect(await starsOf('low')).toEqual([1, 2])
  const counted = await app.callApi(calls.goodsStatistics, { goods_id })
  expect(counted).toMatchObject({ comment_num: 5, picture_num: 2, good_num: 2, low_num: 2 })
  expect((await app.rawRequest(calls.goodsCommentList, { goods_id, show: 'best' as never })).status).toBe(422)
})

test('goods are used in the seller that sells them and in others, the nearest first where a place is told', async () => {
  const [own, other] = [await aShop(app), await aShop(app)]
  const { goodsId: goods_id } = await goodsWith({ kind: 'project', hospitalId: own, moreHospitalIds: [other] })
  expect((await app.callApi(calls.goodsUnitList, { goods_id })).list.map(({ unit_id }) => unit_id)).toEqual([
    own,
    other,
  ])
  const near = (await app.callApi(calls.goodsUnitList, { goods_id, lat: '22.54', lng: '114.05' })).list
  expect(near.map(({ distance }) => distance)).toEqual(
    near.map(({ distance }) => distance).sort((a, b) => Number(a) - Number(b)),
  )
  expect(await app.callApi(calls.goodsProject, { id: goods_id })).toMatchObject({
    item_type: 305,
    unit_id: own,
    unit_num: 2,
  })
})

test('an intention is sealed, written over and the patient’s own; a share has one number a patient', async () => {
  const { goodsId: goods_id } = await goodsWith()
  const said = { goods_id, truename: '王小明', mobile: '13912345678', remark: '周末联系' }
  const first = await app.callApi(calls.addOrderIntention, said, me)
  expect(await app.callApi(calls.addOrderIntention, { ...said, remark: '早上' }, me)).toEqual(first)
  const { rows } = await app.pool.query('select * from mall_goods_intentions where goods_id = $1', [goods_id])
  expect(JSON.stringify(rows)).not.toMatch(/王小明|13912345678|早上/)
  expect(await ownRows(app, me, 'goods_intentions')).toMatchObject([{ goods_id, truename: '王小明', remark: '早上' }])
  const { share_id } = await app.callApi(calls.shareGoods, { goods_id }, me)
  expect(await app.callApi(calls.shareGoods, { goods_id }, me)).toEqual({ share_id })
  expect((await app.callApi(calls.shareGoods, { goods_id }, await signIn(app))).share_id).not.toBe(share_id)
})

test.each([
  ['no number', {}],
  ['a number below one', { goods_id: 0 }],
  ['a broken number', { goods_id: 1.5 }],
  ['words', { goods_id: '一' }],
])('%s for goods is refused', async (_, input) => {
  expect(await app.refusal(calls.goodsDetail, input)).toBe('422')
})
