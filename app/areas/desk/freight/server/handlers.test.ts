import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import * as goods from '#app/areas/desk/goods/contract.ts'
import { calculateFreight } from '#app/areas/mall/freight/contract.ts'
import { aCategory, aShop } from '#test/support/mall.ts'
import { openShop } from '#test/support/shop.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing

const GUANGDONG = 440_000
const XINJIANG = 650_000

beforeAll(async () => {
  app = await startTestApp()
  // Divisions come with it.
  await openShop(app)
  const hospitalId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
}, 120_000)
afterAll(() => app.close())

const keeper = () => ({ staffKey: ctx.keeper.staffKey })
const stranger = () => ({ staffKey: there.keeper.staffKey })
const rule = (area_codes: number[], more: object = {}) => ({
  area_codes,
  first_units: 1,
  first_fee: '8.00',
  next_units: 1,
  next_fee: '2.00',
  is_remote: 0,
  is_excluded: 0,
  ...more,
})
const sheet = (...rules: object[]) =>
  ({ template_name: '常温件', counted_by: 'piece', rules: rules.length > 0 ? rules : [rule([])] }) as Parameters<
    typeof app.callApi<typeof calls.deskFreightAdd>
  >[1]
const add = async (more: object = {}, ...rules: object[]) =>
  (await app.callApi(calls.deskFreightAdd, { ...sheet(...rules), ...more }, keeper())).template_id

test('freight is for the roles that keep goods alone', async () => {
  for (const [call, input] of [
    [calls.deskFreight, {}],
    [calls.deskFreightAdd, sheet(rule([GUANGDONG]))],
    [calls.deskFreightChange, { template_id: 999_999, ...sheet() }],
    [calls.deskFreightRemove, { template_id: 999_999 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
  }
})

test('fees below nothing, no rule for everywhere, a place twice or nowhere, and strange templates are refused', async () => {
  const refusal = (asked: object, as = keeper()) => app.refusal(calls.deskFreightAdd, { ...asked }, as)
  expect(await refusal(sheet(rule([], { first_fee: '-1' })))).toBe('422')
  expect(await refusal(sheet(rule([], { next_units: 0 })))).toBe('422')
  expect(await refusal(sheet(rule([GUANGDONG])))).toBe('fault')
  expect(await refusal(sheet(rule([]), rule([GUANGDONG]), rule([GUANGDONG])))).toBe('fault')
  expect(await refusal(sheet(rule([]), rule([999_999])))).toBe('area')
  expect(await refusal({ ...sheet(), is_platform: 1 }, stranger())).toBe('not-platform')
  const [own, platforms] = [await add(), await add({ is_platform: 1 })]
  for (const template_id of [own, platforms]) {
    expect(await app.refusal(calls.deskFreightChange, { template_id, ...sheet() }, stranger())).toBe('not-found')
    expect(await app.refusal(calls.deskFreightRemove, { template_id }, stranger())).toBe('not-found')
  }
  expect((await app.callApi(calls.deskFreight, {}, stranger())).list).toEqual([])
})

test('goods are sent by their template as it is now; one that is used stays', async () => {
  const template_id = await add({}, rule([]), rule([XINJIANG], { first_fee: '30.00', is_remote: 1 }))
  const sku = { special_name: '一件', price: '50.00', org_price: '50.00', weight: 100, pieces: 5 }
  const made = await app.callApi(
    goods.deskGoodsAdd,
    {
      kind: 'parcel',
      goods_name: '雾化器',
      category_id: await aCategory(app, '器械'),
      drug_type: 0,
      is_supplement: 0,
      tags: [],
      images: [],
      detail: [],
      pay_types: [0],
      appointment: 'none',
      bookable: [],
      valid_days: 0,
      template_id,
      specials: [sku],
    },
    keeper(),
  )
  const { goods_id } = made
  await app.callApi(goods.deskGoodsSwitch, { goods_id, is_on: 1 }, keeper())
  const fee = async (area_code: number) =>
    (await app.callApi(calculateFreight, { goods_id, buy_num: 2, area_code })).shipping_fee
  expect([await fee(440_305), await fee(650_102)]).toEqual(['10.00', '32.00'])
  expect(await app.refusal(calls.deskFreightRemove, { template_id }, keeper())).toBe('in-use')
  await app.callApi(calls.deskFreightChange, { template_id, ...sheet(rule([], { first_fee: '5.00' })) }, keeper())
  expect([await fee(440_305), await fee(650_102)]).toEqual(['7.00', '7.00'])
  const free = await add()
  await app.callApi(calls.deskFreightRemove, { template_id: free }, keeper())
  const { list } = await app.callApi(calls.deskFreight, {}, keeper())
  expect(list.map((one) => one.template_id)).not.toContain(free)
  expect(list[0]).toMatchObject({ template_id, goods_num: 1, rules: [{ areas: [], first_fee: '5.00' }] })
})
