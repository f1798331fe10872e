import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { cityListV11, cityListV12, userCity } from '#app/areas/location/contract.ts'
import { MOST_HOT_CITIES } from '#app/areas/location/rules.ts'
import { seed as locations } from '#app/areas/location/server/seed.ts'
import { aShop } from '#test/support/mall.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  await locations.run({ ...app.context(), today: '2026-11-23', scale: 1 })
  const hospitalId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
}, 120_000)
afterAll(() => app.close())

const [SHENZHEN, NANJING, WUHAN] = [5, 3073, 4201]
const admin = () => ({ staffKey: ctx.admin.staffKey })
const usual = { is_open: 1, is_default: 0 }
const change = (city_id: number, more: object = {}) =>
  app.callApi(calls.deskCityChange, { city_id, ...usual, ...more }, admin())
const refusal = (city_id: number, more: object = {}) =>
  app.refusal(calls.deskCityChange, { city_id, ...usual, ...more }, admin())
const found = async (keyword: string) => (await app.callApi(calls.deskCities, { keyword }, admin())).list
const hot = async () => (await app.callApi(cityListV12, { areas: 0 })).hot.map(({ city_id }) => city_id)
const chosen = async () => (await app.callApi(cityListV11, {})).list.map(({ city_id }) => city_id)

test('cities are the platform’s: for its desk’s roles that keep the catalogue alone', async () => {
  for (const [call, input] of [
    [calls.deskCities, {}],
    [calls.deskCityChange, { city_id: 999_999, ...usual }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, { staffKey: there.admin.staffKey })).toBe('not-platform')
  }
})

test('a city that is none, the default one hidden, a hidden one on top, and too many on top are refused', async () => {
  expect(await refusal(999_999)).toBe('not-found')
  expect(await refusal(SHENZHEN, { is_open: 0, is_default: 1 })).toBe('default')
  expect(await refusal(SHENZHEN)).toBe('default')
  expect(await refusal(WUHAN, { is_open: 0, hot_rank: 3 })).toBe('hidden')
  expect(await refusal(WUHAN, { is_open: 0, is_default: 1 })).toBe('hidden')
  const before = await hot()
  const others = (await chosen()).filter((id) => !before.includes(id)).slice(0, MOST_HOT_CITIES - before.length + 1)
  for (const id of others.slice(0, -1)) await change(id, { hot_rank: 900 })
  expect(await refusal(others.at(-1) ?? 0, { hot_rank: 900 })).toBe('too-many')
  for (const id of others.slice(0, -1)) await change(id)
  expect(await hot()).toEqual(before)
})

test('patients choose among the cities that are shown, the hot ones first in the order of the desk', async () => {
  await change(NANJING, { hot_rank: 0 + 1 })
  await change(WUHAN, { is_open: 0 })
  expect((await hot()).slice(0, 2).sort()).toEqual([NANJING, SHENZHEN].sort())
  expect(await hot()).not.toContain(WUHAN)
  expect(await chosen()).not.toContain(WUHAN)
  expect(await found('wuhan')).toMatchObject([{ city_id: WUHAN, is_open: 0, hot_rank: null }])
  const hidden = (await app.callApi(calls.deskCities, { state: 'hidden' }, admin())).list
  expect(hidden.map(({ city_id }) => city_id)).toEqual([WUHAN])
  await change(WUHAN, { hot_rank: 8 })
  expect(await chosen()).toContain(WUHAN)
})

test('who has not said where they are is in the city that the desk made the default [X321]', async () => {
  expect(await app.callApi(userCity, {})).toMatchObject({ city_id: SHENZHEN, source: 'default' })
  await change(NANJING, { hot_rank: 1, is_default: 1 })
  app.clock.advance({ seconds: 16 })
  expect(await app.callApi(userCity, {})).toMatchObject({ city_id: NANJING, source: 'default' })
  expect((await found('南京'))[0]).toMatchObject({ is_default: 1 })
  expect((await found('深圳'))[0]).toMatchObject({ is_default: 0 })
  expect(await refusal(NANJING, { hot_rank: 1 })).toBe('default')
  await change(SHENZHEN, { hot_rank: 1, is_default: 1 })
  app.clock.advance({ seconds: 16 })
  expect(await app.callApi(userCity, {})).toMatchObject({ city_id: SHENZHEN })
  const { list } = await app.callApi(audit.deskAuditList, { act: 'master.' }, admin())
  expect(list[0]).toMatchObject({ act: 'master.city-change' })
})
