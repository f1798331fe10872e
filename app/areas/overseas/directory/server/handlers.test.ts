import { afterAll, beforeAll, expect, test } from 'vitest'
import { upsertIllnesses } from '#app/areas/guahao/illnesses/server/queries.ts'
import { goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { confirmGoodsOrder, goodsOrderDetail, submitGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import {
  aCountry,
  aKind,
  anAbroadCase,
  anAbroadExpert,
  anAbroadRate,
  anAbroadUnit,
  asAbroadService,
} from '#test/support/abroad.ts'
import { signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { forget, shelve } from './jobs.ts'
import { insertIllnesses } from './queries/seed.ts'
import { updateCase, updateCategory, updateHospital } from './queries/write.ts'

let app: TestApp
let shop: Shop
let kindId: number
let illId: number

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  shop = await openShop(app)
  kindId = await aKind(app, '肿瘤')
  await upsertIllnesses(app.db, [
    {
      name: '肺癌',
      aliases: ['肺部肿瘤'],
      description: '说明。',
      isSymptom: false,
      createdAt: app.clock.now(),
      catalogueIds: [],
    },
  ])
  const { rows } = await app.pool.query<{ id: string }>(`select id from guahao_illnesses where name = '肺癌'`)
  illId = Number(rows[0]?.id)
  await insertIllnesses(app.db, [
    { illnessId: illId, categoryId: kindId, worth: '先做第二意见。', treatments: ['会诊'] },
  ])
}, 120_000)
afterAll(() => app.close())

const units = async (more: object = {}) =>
  (await app.callApi(calls.overseasHospitals, { page_size: 50, ...more })).list.map(({ unit_id }) => unit_id)
const found = async (keyword: string) =>
  (await app.callApi(calls.overseasSearch, { keyword })).list.flatMap(({ kind, items }) =>
    items.map(({ id }) => `${kind} ${id}`),
  )
const service = async (hospitalId: number, more: object = {}, categoryId = kindId) => {
  const sold = await shop.sell({ kind: 'service', isOverseas: true, priceFen: 680_000, ...more })
  await asAbroadService(app, { goodsId: sold.goods_id, hospitalId, categoryId, priceFen: 680_000 })
  return sold
}

test('what is not there is refused by name, and nothing of a hospital that the desk hides is told', async () => {
  for (const [call, input] of [
    [calls.overseasUnitInfo, { unit_id: 999_999 }],
    [calls.overseasExpert, { doctor_id: 999_999 }],
    [calls.overseasCase, { article_id: 999_999 }],
    [calls.overseasPackage, { goods_id: 999_999 }],
    [calls.overseasIllness, { ill_id: 999_999 }],
    [calls.overseasConsultCount, { unit_id: 999_999 }],
    [calls.overseasConsultNum, { unit_id: 999_999 }],
  ] as const)
    expect(await app.refusal(call, input), call.path).toBe('not-found')
  const id = await anAbroadUnit(app, { isOn: false })
  const doctor_id = await anAbroadExpert(app, { hospitalId: id })
  expect(await app.refusal(calls.overseasUnitInfo, { unit_id: id })).toBe('not-found')
  expect(await app.refusal(calls.overseasExpert, { doctor_id })).toBe('not-found')
  expect(await app.refusal(calls.overseasConsultNum, { unit_id: id })).toBe('not-found')
})

test('countries, hospitals, cases, experts, goods and kinds are readable, each with what it belongs to [X141]', async () => {
  const countryId = await aCountry(app, { name: '樱国' })
  const hospitalId = await anAbroadUnit(app, { countryId, name: '樱丘医院', categoryIds: [kindId] })
  const doctor_id = await anAbroadExpert(app, { hospitalId, illnessIds: [illId] })
  const article_id = await anAbroadCase(app, { hospitalId, illnessId: illId, countryId })
  await anAbroadRate(app, hospitalId)
  const { goods_id } = await service(hospitalId)
  const country = (await app.callApi(calls.overseasCountries, {})).list.find((one) => one.country_id === countryId)
  expect(country).toMatchObject({ country_name: '樱国', unit_num: 1 })
  expect(await units({ country_id: countryId })).toEqual([hospitalId])
  expect(await units({ ill_id: illId })).toContain(hospitalId)
  const kind = (await app.callApi(calls.overseasPubCategories, {})).list.find((one) => one.category_id === kindId)
  expect(kind).toMatchObject({ unit_num: 1, goods_num: 1 })
  expect((await app.callApi(calls.overseasExperts, { ill_id: illId })).list[0]).toMatchObject({ doctor_id })
  expect((await app.callApi(calls.overseasCases, { unit_id: hospitalId })).list[0]).toMatchObject({ article_id })
  expect((await app.callApi(calls.overseasGoods, { country_id: countryId })).list[0]).toMatchObject({ goods_id })
  const { is_whole, lines } = await app.callApi(calls.overseasPackage, { goods_id })
  expect([is_whole, lines.map(({ amount }) => amount)]).toEqual([1, ['6,800.00 CNY', '400.00 JPY']])
  const info = await app.callApi(calls.overseasUnitInfo, { unit_id: hospitalId })
  expect(info.rates).toMatchObject([{ percent: '71.5%', source: '登记年报', year: 2023, patient_num: 320 }])
  expect(info.proofs.map(({ kind_name, state_desc }) => `${kind_name} ${state_desc}`)).toEqual([
    '合作授权 有效',
    '执业许可 有效',
  ])
  expect(await found('樱丘')).toEqual([
    `unit ${hospitalId}`,
    `expert ${doctor_id}`,
    `goods ${goods_id}`,
    `case ${article_id}`,
  ])
  expect(await found('肺部肿瘤')).toContain(`illness ${illId}`)
  expect(await found('樱丘 没有的词')).toEqual([])
  expect(await found('100%_')).toEqual([])
})

test('a hospital is shown up to the last day of its authorisation, and on the next is in no list and no search', async () => {
  const hospitalId = await anAbroadUnit(app, { name: '今天到期医院', days: 0 })
  const doctor_id = await anAbroadExpert(app, { hospitalId, name: '到期医院的人' })
  const article_id = await anAbroadCase(app, { hospitalId })
  expect(await units()).toContain(hospitalId)
  expect(await found('今天到期')).not.toEqual([])
  app.clock.advance({ hours: 16 })
  expect(await units()).not.toContain(hospitalId)
  expect(await found('今天到期')).toEqual([])
  expect(await found('到期医院的人')).toEqual([])
  expect(await app.refusal(calls.overseasCase, { article_id })).toBe('not-found')
  expect((await app.callApi(calls.overseasExpert, { doctor_id })).is_shown).toBe(0)
  const info = await app.callApi(calls.overseasUnitInfo, { unit_id: hospitalId })
  expect([info.is_shown, info.why_not]).toEqual([0, expect.stringContaining('合作授权已过期')])
  expect(info.proofs.find(({ kind }) => kind === 'authorisation')?.state).toBe('over')
})

test('services of a kind that the desk hides are in no list, no search and no number of their hospital', async () => {
  const hiddenKind = await aKind(app, '停办分类')
  const hospitalId = await anAbroadUnit(app, { name: '停办分类医院' })
  const { goods_id } = await service(hospitalId, {}, hiddenKind)
  expect(await found('停办分类')).toContain(`goods ${goods_id}`)
  expect((await app.callApi(calls.overseasUnitInfo, { unit_id: hospitalId })).goods_num).toBe(1)
  await updateCategory(app.db, hiddenKind, { isOn: false })
  expect((await app.callApi(calls.overseasGoods, { unit_id: hospitalId })).list).toEqual([])
  expect(await found('停办分类')).toEqual([`unit ${hospitalId}`])
  expect((await app.callApi(calls.overseasUnitInfo, { unit_id: hospitalId })).goods_num).toBe(0)
})

test('a service is ordered by the one order engine and says that it is abroad; after its proof nobody orders it, and the shelf lets it go', async () => {
  const hospitalId = await anAbroadUnit(app, { days: 1 })
  const { goods_id, special_id } = await service(hospitalId)
  const me = await signIn(app)
  const wanted = { goods_id, special_id, buy_num: 1 }
  const made = await app.callApi(submitGoodsOrder, wanted, me)
  await app.callApi(sandboxPay, { out_trade_no: made.out_trade_no })
  const order = await app.callApi(goodsOrderDetail, { order_id: made.order_id }, me)
  expect([order.state_id, order.order_goods[0]?.is_overseas, order.pay_amount]).toEqual(['paid', 1, '6800.00'])
  const other = await signIn(app)
  expect(await app.refusal(goodsOrderDetail, { order_id: made.order_id }, other)).toBe('not-found')
  app.clock.advance({ days: 2 })
  const again = await signIn(app)
  expect(await app.refusal(confirmGoodsOrder, wanted, again)).toBe('off-shelf')
  expect(await app.refusal(submitGoodsOrder, wanted, again)).toBe('off-shelf')
  expect((await app.callApi(calls.overseasPackage, { goods_id })).is_shown).toBe(0)
  await shelve.run(app.context())
  expect(await app.refusal(goodsDetail, { goods_id })).toBe('off-shelf')
  expect((await app.callApi(calls.overseasGoods, { unit_id: hospitalId })).list).toEqual([])
})

test('who asks is counted once a visitor and day, whatever they say of themselves', async () => {
  const hospitalId = await anAbroadUnit(app)
  const ask = async (ip: string, unit_id: number | undefined, key?: string) => {
    const payload = unit_id === undefined ? {} : { unit_id }
    const headers = { 'user-agent': `browser ${Math.random()}`, ...(key ? { user_key: key } : {}) }
    const sent = { method: 'POST', url: '/api/overseas/consultNum', payload, headers, remoteAddress: ip } as const
    return (await app.server.inject(sent)).json().data as { count: number; is_counted: number }
  }
  const before = (await app.callApi(calls.overseasConsultCount, {})).count
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask('198.51.100.7', hospitalId)))
  expect(answers.filter(({ is_counted }) => is_counted === 1)).toHaveLength(1)
  await ask('203.0.113.9', hospitalId)
  expect((await app.callApi(calls.overseasConsultCount, { unit_id: hospitalId })).count).toBe(2)
  expect((await app.callApi(calls.overseasConsultCount, {})).count).toBe(before + 2)
  expect((await ask('198.51.100.7', undefined)).is_counted).toBe(0)
  app.clock.advance({ days: 1 })
  await forget.run(app.context())
  expect((await ask('198.51.100.7', hospitalId)).count).toBe(3)
})

test('a case is told no more once its person took the consent back, and no expert of a hidden hospital is shown', async () => {
  const hospitalId = await anAbroadUnit(app)
  const article_id = await anAbroadCase(app, { hospitalId, title: '撤回的故事' })
  expect((await app.callApi(calls.overseasCase, { article_id })).paragraphs).toEqual(['第一段。', '第二段。'])
  await updateCase(app.db, article_id, { withdrawnAt: app.clock.now() })
  expect(await app.refusal(calls.overseasCase, { article_id })).toBe('not-found')
  expect(await found('撤回的故事')).toEqual([])
  await anAbroadExpert(app, { hospitalId })
  const experts = async () => (await app.callApi(calls.overseasExperts, { unit_id: hospitalId })).list
  expect(await experts()).toHaveLength(1)
  await updateHospital(app.db, hospitalId, { isOn: false })
  expect(await experts()).toEqual([])
})
