import { afterAll, beforeAll, expect, test } from 'vitest'
import { findIllnessesNamed } from '#app/areas/guahao/illnesses/server/public.ts'
import { upsertIllnesses } from '#app/areas/guahao/illnesses/server/queries.ts'
import { goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { shelveGoods } from '#app/areas/mall/goods/server/public.ts'
import { confirmGoodsOrder, goodsOrderDetail, submitGoodsOrder } from '#app/areas/orders/checkout/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { forgetCached } from '#kit/db/cached.ts'
import {
  aCountry,
  aKind,
  anAbroadCase,
  anAbroadExpert,
  anAbroadRate,
  anAbroadUnit,
  asAbroadService,
} from '#test/support/abroad.ts'
import { aShop } from '#test/support/mall.ts'
import { signIn } from '#test/support/people.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { deskAbroadSwitch } from '../desk/contract.ts'
import { forget, shelve } from './jobs.ts'
import { insertIllnesses } from './queries/seed.ts'
import { updateCase } from './queries/write.ts'

let app: TestApp
let shop: Shop
let kindId: number
let illId: number
let platform: number

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  shop = await openShop(app)
  platform = await aShop(app)
  Object.assign(app.config, { platformHospital: platform })
  kindId = await aKind(app, '肿瘤')
  illId = await illnessNamed('肺癌', ['肺部肿瘤'])
  await insertIllnesses(app.db, [
    { illnessId: illId, categoryId: kindId, worth: '先做第二意见。', treatments: ['会诊'] },
  ])
}, 120_000)
afterAll(() => app.close())

/** An illness of guahao, of which nothing is said yet that concerns the way abroad. */
const illnessNamed = async (name: string, aliases: string[] = []): Promise<number> => {
  const usual = { description: '说明。', isSymptom: false, createdAt: app.clock.now(), catalogueIds: [] }
  await upsertIllnesses(app.db, [{ ...usual, name, aliases }])
  return (await findIllnessesNamed(app.db, [name])).get(name) ?? 0
}
const units = async (more: object = {}) =>
  (await app.callApi(calls.overseasHospitals, { page_size: 50, ...more })).list.map(({ unit_id }) => unit_id)
const found = async (keyword: string) =>
  (await app.callApi(calls.overseasSearch, { keyword })).list.flatMap(({ kind, items }) =>
    items.map(({ id }) => `${kind} ${id}`),
  )
/** Whoever keeps the directory hides something, or shows it again; signed in anew, for a key ends as the clock goes on. */
const switchTo = async (is_on: 0 | 1, what: 'country' | 'kind' | 'unit' | 'expert' | 'case', id: number) => {
  const { staffKey } = await signInStaff(app, platform, 'keeper')
  await app.callApi(deskAbroadSwitch, { what, id, is_on }, { staffKey })
}
const hide = (what: Parameters<typeof switchTo>[1], id: number) => switchTo(0, what, id)
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
  expect([is_whole, lines.map(({ amount }) => amount)]).toEqual([1, ['¥6800', '400.00 日元']])
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

type Thing = 'country' | 'kind' | 'unit' | 'expert' | 'case' | 'goods'

/** One of everything, all of it named by one word. */
const everything = async (word: string) => {
  const country = await aCountry(app, { name: `${word}国` })
  const kind = await aKind(app, `${word}科`)
  const unit = await anAbroadUnit(app, { countryId: country, name: `${word}医院`, categoryIds: [kind] })
  const { goods_id, special_id } = await service(unit, { name: `${word}服务` }, kind)
  const expert = await anAbroadExpert(app, { hospitalId: unit, name: `${word}大夫` })
  const told = await anAbroadCase(app, { hospitalId: unit, countryId: country, title: `${word}的故事` })
  forgetCached(app.db)
  return { word, country, kind, unit, special_id, goods: goods_id, expert, case: told }
}
type Everything = Awaited<ReturnType<typeof everything>>

/** Whether each thing is in its list, in the search, and at its own address. */
const placesOf = (world: Everything): Record<Thing, () => Promise<boolean[]>> => {
  const { word, country, kind, unit, expert, goods, case: told } = world
  const isFound = async (what: string) => (await found(word)).includes(what)
  const isAt = async (...asked: Parameters<TestApp['refusal']>) => (await app.refusal(...asked)) === 'not refused'
  return {
    country: async () => [
      (await app.callApi(calls.overseasCountries, {})).list.some((one) => one.country_id === country),
      await isFound(`country ${country}`),
      (await units({ country_id: country })).length > 0,
    ],
    kind: async () => [
      (await app.callApi(calls.overseasPubCategories, {})).list.some((one) => one.category_id === kind),
      (await found(`${word}科`)).length > 0,
      (await units({ category_id: kind })).length > 0,
    ],
    unit: async () => [
      (await units()).includes(unit),
      await isFound(`unit ${unit}`),
      await isAt(calls.overseasUnitInfo, { unit_id: unit }),
    ],
    expert: async () => [
      (await app.callApi(calls.overseasExperts, { unit_id: unit })).list.length > 0,
      await isFound(`expert ${expert}`),
      await isAt(calls.overseasExpert, { doctor_id: expert }),
    ],
    case: async () => [
      (await app.callApi(calls.overseasCases, { unit_id: unit })).list.length > 0,
      await isFound(`case ${told}`),
      await isAt(calls.overseasCase, { article_id: told }),
    ],
    goods: async () => [
      (await app.callApi(calls.overseasGoods, { unit_id: unit })).list.length > 0,
      await isFound(`goods ${goods}`),
      (await isAt(calls.overseasPackage, { goods_id: goods })) && (await isAt(goodsDetail, { goods_id: goods })),
    ],
  }
}

const [there, gone] = [
  [true, true, true],
  [false, false, false],
]

for (const [hidden, takes] of [
  ['country', ['country', 'kind', 'unit', 'expert', 'case', 'goods']],
  ['kind', ['kind', 'goods']],
  ['unit', ['unit', 'expert', 'case', 'goods', 'country', 'kind']],
  ['expert', ['expert']],
  ['case', ['case']],
] as const)
  test(`what the desk hides is in no list, no search and at no address, nor is what belongs to it; shown again it is back: ${hidden}`, async () => {
    const world = await everything(`藏${hidden}`)
    const places = placesOf(world)
    const lookAll = async () => {
      const seen = await Promise.all(Object.entries(places).map(async ([what, look]) => [what, await look()] as const))
      return Object.fromEntries(seen)
    }
    const all = Object.fromEntries(Object.keys(places).map((what) => [what, there]))
    expect(await lookAll()).toEqual(all)
    await hide(hidden, world[hidden])
    const after = await lookAll()
    for (const what of takes) {
      // A kind without a hospital is still one of those to choose from.
      const left = hidden !== 'kind' && what === 'kind' ? [true, false, false] : gone
      expect(after[what], what).toEqual(left)
    }
    const others = Object.keys(places).filter((what) => !(takes as readonly string[]).includes(what))
    for (const what of others) expect(after[what], what).toEqual(there)
    if ((takes as readonly Thing[]).includes('goods')) {
      const wanted = { goods_id: world.goods, special_id: world.special_id, buy_num: 1 }
      expect(await app.refusal(confirmGoodsOrder, wanted, await signIn(app))).toBe('off-shelf')
    }
    await switchTo(1, hidden, world[hidden])
    expect(await lookAll()).toEqual(all)
  })

test('goods that the mall takes off its shelf are a service abroad nowhere', async () => {
  const world = await everything('下架')
  await shelveGoods(app.context(), world.goods, false)
  app.clock.advance({ seconds: 10 })
  expect(await placesOf(world).goods()).toEqual(gone)
})

test('the services of a hospital are counted without those of a kind that is hidden', async () => {
  const { kind, unit } = await everything('数')
  const count = async () => (await app.callApi(calls.overseasUnitInfo, { unit_id: unit })).goods_num
  expect(await count()).toBe(1)
  await hide('kind', kind)
  expect(await count()).toBe(0)
})

test('an article about a country that the desk hides is not told, and a case names no expert who is hidden', async () => {
  const countryId = await aCountry(app, { name: '文章国' })
  const article_id = await anAbroadCase(app, { kind: 'article', hospitalId: null, countryId, title: '去文章国之前' })
  expect(await found('去文章国之前')).toEqual([`case ${article_id}`])
  await hide('country', countryId)
  expect(await found('去文章国之前')).toEqual([])
  expect(await app.refusal(calls.overseasCase, { article_id })).toBe('not-found')
  const hospitalId = await anAbroadUnit(app)
  const expertId = await anAbroadExpert(app, { hospitalId })
  const told = await anAbroadCase(app, { hospitalId, expertId })
  expect((await app.callApi(calls.overseasCase, { article_id: told })).doctor_id).toBe(expertId)
  await hide('expert', expertId)
  expect(await app.callApi(calls.overseasCase, { article_id: told })).toMatchObject({
    doctor_id: null,
    doctor_name: '',
  })
})

test('what is shown names an illness without a page of its own, and leads only to one that is there', async () => {
  const kind = await aKind(app, '连科')
  const [onIt, another] = [await illnessNamed('连病甲'), await illnessNamed('连病乙')]
  await insertIllnesses(app.db, [{ illnessId: onIt, categoryId: kind, worth: '先问。', treatments: ['会诊'] }])
  const hospitalId = await anAbroadUnit(app)
  const doctor_id = await anAbroadExpert(app, { hospitalId, illnessIds: [onIt, another] })
  const article_id = await anAbroadCase(app, { hospitalId, illnessId: onIt })
  const linked = async () => {
    const { illnesses } = await app.callApi(calls.overseasExpert, { doctor_id })
    const { ill_id, ill_name } = await app.callApi(calls.overseasCase, { article_id })
    return [...illnesses, { ill_id, ill_name }]
  }
  const named = [
    { ill_id: onIt, ill_name: '连病甲' },
    { ill_id: null, ill_name: '连病乙' },
    { ill_id: onIt, ill_name: '连病甲' },
  ]
  expect(await linked()).toEqual(named)
  await hide('kind', kind)
  expect(await app.refusal(calls.overseasIllness, { ill_id: onIt })).toBe('not-found')
  expect(await linked()).toEqual(named.map((one) => ({ ...one, ill_id: null })))
  await switchTo(1, 'kind', kind)
  expect(await linked()).toEqual(named)
})

for (const hidden of ['unit', 'country'] as const)
  test(`a case names no expert who went to where the desk hides them: ${hidden}`, async () => {
    const country = await aCountry(app)
    const unit = await anAbroadUnit(app, { countryId: country })
    const expertId = await anAbroadExpert(app, { hospitalId: unit })
    const article_id = await anAbroadCase(app, { hospitalId: await anAbroadUnit(app), expertId })
    const told = async () => (await app.callApi(calls.overseasCase, { article_id })).doctor_id
    expect(await told()).toBe(expertId)
    await hide(hidden, { unit, country }[hidden])
    expect(await app.refusal(calls.overseasExpert, { doctor_id: expertId })).toBe('not-found')
    expect(await told()).toBeNull()
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
  await hide('unit', hospitalId)
  expect(await experts()).toEqual([])
})
