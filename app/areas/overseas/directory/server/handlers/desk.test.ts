import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { seed as catalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { seed as illnesses } from '#app/areas/guahao/illnesses/server/seed.ts'
import { insertCategories } from '#app/areas/mall/catalogue/server/queries/seed.ts'
import { goodsDetail } from '#app/areas/mall/goods/contract.ts'
import { aPicture } from '#test/support/a-picture.ts'
import { aCountry, aKind, anAbroadCase, anAbroadUnit } from '#test/support/abroad.ts'
import { aCategory, aShop, someGoods } from '#test/support/mall.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { overseasCase, overseasHospitals, overseasIllness, overseasPackage, overseasUnitInfo } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'
import { seed } from '../seed.ts'

let app: TestApp
let here: Staffing
let there: Staffing

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  const hospitalId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  here = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
}, 120_000)
afterAll(() => app.close())

const keeper = () => ({ staffKey: here.keeper.staffKey })
const scan = async () => (await app.callApi(calls.deskAbroadPicture, { file: await aPicture() }, keeper())).url
const unitSheet = async (more: object = {}) => ({
  country_id: await aCountry(app),
  name: '新港医院',
  foreign_name: 'New Harbour',
  city: '港城',
  address: '一街',
  intro: '介绍。',
  departments: '胸外科\n放疗科、胸外科',
  position: 0,
  ...more,
})
const proof = async (unit_id: number, more: object = {}) => ({
  unit_id,
  kind: 'licence' as const,
  title: '执业许可',
  number: 'L-1',
  issuer: '卫生部',
  begin_date: '2026-01-01',
  end_date: '2027-01-01',
  scan: await scan(),
  ...more,
})
const shown = async () => (await app.callApi(overseasHospitals, { page_size: 50 })).list.map(({ unit_id }) => unit_id)

test('the directory is the platform’s: for the roles that keep it, at no other hospital', async () => {
  for (const [call, input] of [
    [calls.deskAbroadUnits, {}],
    [calls.deskAbroadSwitch, { what: 'unit', id: 999_999, is_on: 0 }],
    [calls.deskAbroadProofWithdraw, { proof_id: 999_999 }],
    [calls.deskAbroadCaseWithdraw, { article_id: 999_999 }],
    [calls.deskAbroadIllRemove, { ill_id: 999_999 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, here, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, { staffKey: there.keeper.staffKey })).toBe('not-platform')
  }
  expect(await app.refusal(calls.deskAbroadSwitch, { what: 'unit', id: 999_999, is_on: 0 }, keeper())).toBe('not-found')
  expect(await app.refusal(calls.deskAbroadRateRemove, { rate_id: 999_999 }, keeper())).toBe('not-found')
})

test('a hospital is shown once its licence and its authorisation are there, and hidden when one is withdrawn', async () => {
  const { id } = await app.callApi(calls.deskAbroadUnitSave, await unitSheet(), keeper())
  expect(await shown()).not.toContain(id)
  expect(await app.refusal(calls.deskAbroadProofAdd, await proof(id, { end_date: '2025-01-01' }), keeper())).toBe(
    'span',
  )
  const endless = await proof(id, { kind: 'authorisation', end_date: undefined })
  expect(await app.refusal(calls.deskAbroadProofAdd, endless, keeper())).toBe('endless')
  const foreign = await proof(id, { scan: '/uploads/somebody-else.jpg' })
  expect(await app.refusal(calls.deskAbroadProofAdd, foreign, keeper())).toBe('picture')
  const licence = await app.callApi(calls.deskAbroadProofAdd, await proof(id), keeper())
  expect(await app.refusal(calls.deskAbroadProofAdd, await proof(id), keeper())).toBe('twice')
  expect(await shown()).not.toContain(id)
  await app.callApi(calls.deskAbroadProofAdd, await proof(id, { kind: 'authorisation', number: 'A-1' }), keeper())
  expect(await shown()).toContain(id)
  const info = await app.callApi(overseasUnitInfo, { unit_id: id })
  expect(info).toMatchObject({ departments: ['胸外科', '放疗科'], proof_end_date: '2027-01-01', is_shown: 1 })
  await app.callApi(calls.deskAbroadProofWithdraw, { proof_id: licence.id }, keeper())
  expect(await app.refusal(calls.deskAbroadProofWithdraw, { proof_id: licence.id }, keeper())).toBe('over')
  expect(await shown()).not.toContain(id)
  const lapsed = await app.callApi(calls.deskAbroadUnits, { list: 'lapsed' }, keeper())
  expect(lapsed.list.map(({ unit_id }) => unit_id)).toContain(id)
})

test('a hospital is listed where it stands: hidden with its country, whatever its proofs', async () => {
  const countryId = await aCountry(app, { name: '列国' })
  const [proven, unproven] = [await anAbroadUnit(app, { countryId }), await anAbroadUnit(app, { countryId, days: -1 })]
  const hiddenAlone = await anAbroadUnit(app, { countryId, isOn: false })
  const standings = async () => {
    const lists = await Promise.all(
      (['shown', 'ending', 'lapsed', 'hidden'] as const).map(async (list) => {
        const found = await app.callApi(calls.deskAbroadUnits, { list, keyword: '列国' }, keeper())
        return [list, found.list.map(({ unit_id }) => unit_id)] as const
      }),
    )
    return Object.fromEntries(lists)
  }
  expect(await standings()).toEqual({ shown: [proven], ending: [proven], lapsed: [unproven], hidden: [hiddenAlone] })
  const why = async () => (await app.callApi(calls.deskAbroadUnit, { unit_id: proven }, keeper())).why_not
  expect(await why()).toBe('')
  await app.callApi(calls.deskAbroadSwitch, { what: 'country', id: countryId, is_on: 0 }, keeper())
  expect(await standings()).toEqual({ shown: [], ending: [], lapsed: [], hidden: [proven, unproven, hiddenAlone] })
  const { list } = await app.callApi(calls.deskAbroadUnits, { list: 'hidden', keyword: '列国' }, keeper())
  expect(list.map(({ is_on, is_country_on }) => [is_on, is_country_on])).toEqual([
    [1, 0],
    [1, 0],
    [0, 0],
  ])
  expect(await why()).toContain('国家')
})

test('a case needs a hospital and a consent, and promises nothing; who takes it back is told of no more', async () => {
  const unit_id = await anAbroadUnit(app)
  const about = { kind: 'case' as const, title: '一家人的决定', summary: '留在国内。', content: '第一段。' }
  const agreed = { unit_id, consent_date: '2026-11-01', consent_note: '档案柜 3' }
  const refusal = (more: object) => app.refusal(calls.deskAbroadCaseSave, { ...about, ...agreed, ...more }, keeper())
  expect(await refusal({ unit_id: undefined })).toBe('unit')
  expect(await refusal({ consent_date: undefined })).toBe('agreement')
  expect(await refusal({ consent_note: undefined })).toBe('agreement')
  expect(await refusal({ consent_date: '2026-11-24' })).toBe('agreement')
  expect(await refusal({ content: '这里能包治百病，治 愈 率 最高。' })).toBe('promise')
  expect(await refusal({ ill_name: '没有这个病' })).toBe('illness')
  const { id: article_id } = await app.callApi(calls.deskAbroadCaseSave, { ...about, ...agreed }, keeper())
  const told = await app.callApi(overseasCase, { article_id })
  expect(told.consent_date).toBe('2026-11-01')
  expect(JSON.stringify(told)).not.toContain('档案柜')
  await app.callApi(calls.deskAbroadCaseWithdraw, { article_id }, keeper())
  expect(await app.refusal(overseasCase, { article_id })).toBe('not-found')
  expect(await app.refusal(calls.deskAbroadSwitch, { what: 'case', id: article_id, is_on: 1 }, keeper())).toBe(
    'not-found',
  )
})

test('the included lines of a price come to it, or the service is not written', async () => {
  const unit_id = await anAbroadUnit(app)
  const category_id = await aKind(app)
  const categoryId = await aCategory(app, '海外')
  const { goodsId: goods_id } = await someGoods(app, { categoryId, kind: 'service', isOverseas: true })
  const parcel = await someGoods(app, { categoryId, isOverseas: true })
  const line = { what: '专家意见', times: 1, amount_minor: 10_000, currency: 'CNY', is_included: 1, paid_to: '医院' }
  const about = { goods_id, unit_id, category_id, position: 0, lines: JSON.stringify([line]) }
  const refusal = (more: object) => app.refusal(calls.deskAbroadPackageSave, { ...about, ...more }, keeper())
  expect(await refusal({ goods_id: parcel.goodsId })).toBe('goods')
  expect(await refusal({ lines: JSON.stringify([{ ...line, amount_minor: 9_999 }]) })).toBe('sum')
  expect(await refusal({ lines: JSON.stringify([{ ...line, currency: 'USD' }]) })).toBe('sum')
  await app.callApi(calls.deskAbroadPackageSave, about, keeper())
  expect(await app.callApi(overseasPackage, { goods_id })).toMatchObject({ is_whole: 1, is_shown: 1 })
  await app.callApi(calls.deskAbroadSwitch, { what: 'unit', id: unit_id, is_on: 0 }, keeper())
  expect(await app.refusal(goodsDetail, { goods_id })).toBe('off-shelf')
  await app.callApi(calls.deskAbroadSwitch, { what: 'unit', id: unit_id, is_on: 1 }, keeper())
  expect((await app.callApi(goodsDetail, { goods_id })).can_buy).toBe(1)
  await app.callApi(calls.deskAbroadPackageRemove, { goods_id }, keeper())
  expect(await app.refusal(overseasPackage, { goods_id })).toBe('not-found')
})

test('a case that is hidden is not told, and a figure needs a year that has been and an illness that there is', async () => {
  const unit_id = await anAbroadUnit(app)
  const article_id = await anAbroadCase(app, { hospitalId: unit_id })
  await app.callApi(calls.deskAbroadSwitch, { what: 'case', id: article_id, is_on: 0 }, keeper())
  expect(await app.refusal(overseasCase, { article_id })).toBe('not-found')
  const rate = { unit_id, measure: '五年生存率', percent: '71.5', patient_num: 320, source: '登记年报', year: 2023 }
  expect(await app.refusal(calls.deskAbroadRateAdd, { ...rate, year: 2027 }, keeper())).toBe('ahead')
  expect(await app.refusal(calls.deskAbroadRateAdd, { ...rate, ill_name: '没有' }, keeper())).toBe('illness')
  await app.callApi(calls.deskAbroadRateAdd, rate, keeper())
  expect((await app.callApi(overseasUnitInfo, { unit_id })).rates[0]?.percent).toBe('71.5%')
})

test('the demonstration has eight countries, forty hospitals and a hundred and twenty experts, all marked; one has lapsed', async () => {
  const seeding = { ...app.context(), today: '2026-11-23', scale: 1 }
  await catalogue.run(seeding)
  await illnesses.run(seeding)
  const abroad = {
    sourceKey: 'abroad',
    tree: 'health',
    parentId: null,
    name: '海外就医',
    picture: 'bottle',
    position: 0,
  }
  await insertCategories(app.db, [abroad])
  await seed.run(seeding)
  const count = async (table: string) =>
    (await app.pool.query(`select count(*)::int as n from ${table} where is_demo`)).rows[0].n
  expect([
    await count('overseas_countries'),
    await count('overseas_hospitals'),
    await count('overseas_experts'),
  ]).toEqual([8, 40, 120])
  const lapsed = await app.callApi(calls.deskAbroadUnits, { list: 'lapsed', page_size: 50 }, keeper())
  expect(lapsed.list.filter(({ is_demo }) => is_demo === 1)).toHaveLength(1)
  const { rows } = await app.pool.query<{ id: string }>('select goods_id as id from overseas_packages order by 1')
  expect(rows.length).toBeGreaterThan(30)
  for (const { id } of rows.slice(0, 5))
    expect((await app.callApi(overseasPackage, { goods_id: Number(id) })).is_whole, id).toBe(1)
})

test('of an illness that there is it is said when it is worth the way, promising nothing; taken away its page is gone', async () => {
  const { rows } = await app.pool.query<{ id: string; name: string }>('select id, name from guahao_illnesses limit 1')
  const [ill_id, ill_name] = [Number(rows[0]?.id), rows[0]?.name ?? '']
  const said = { ill_name, category_id: await aKind(app), worth: '国内没有的药才值得去。', treatments: '新药\n质子' }
  const refusal = (more: object) => app.refusal(calls.deskAbroadIllSave, { ...said, ...more }, keeper())
  expect(await refusal({ ill_name: '没有这个病' })).toBe('illness')
  expect(await refusal({ worth: '包治百病' })).toBe('promise')
  expect(await refusal({ category_id: 999_999 })).toBe('kind')
  expect(await app.callApi(calls.deskAbroadIllSave, said, keeper())).toEqual({ ill_id })
  expect(await app.callApi(overseasIllness, { ill_id })).toMatchObject({
    worth: said.worth,
    treatments: ['新药', '质子'],
  })
  const { list } = await app.callApi(calls.deskAbroadIlls, { keyword: ill_name }, keeper())
  expect(list).toContainEqual(expect.objectContaining({ ill_id, worth: said.worth }))
  await app.callApi(calls.deskAbroadIllRemove, { ill_id }, keeper())
  expect(await app.refusal(overseasIllness, { ill_id })).toBe('not-found')
})
