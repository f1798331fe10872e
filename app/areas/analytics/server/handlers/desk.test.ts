import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { aShop } from '#test/support/mall.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { pageModules, putCrowd } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing
let me: Person

beforeAll(async () => {
  app = await startTestApp()
  const hospitalId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
  me = await signIn(app)
}, 120_000)
afterAll(() => app.close())

const editor = () => ({ staffKey: ctx.editor.staffKey })
const sheet = (title: string, more: object = {}): CallInput<typeof calls.deskModuleAdd> => ({
  crowd_type: 'baby',
  title,
  link: '/doctor/index',
  position: 10,
  ...more,
})
const add = async (title: string, more: object = {}) =>
  (await app.callApi(calls.deskModuleAdd, sheet(title, more), editor())).module_id
/** What is kept for a while is over. */
const shown = async () => {
  app.clock.advance({ minutes: 1 })
  const asked = { mark: 'home', user_id: me.patientId }
  return (await app.callApi(pageModules, asked, me)).list.map(({ title }) => title)
}

test('what the home shows first is the platform’s: for its desk’s roles that arrange the home alone', async () => {
  for (const [call, input] of [
    [calls.deskModules, {}],
    [calls.deskModuleAdd, sheet('外人', { city: 999_998 })],
    [calls.deskModuleChange, { module_id: 999_999, ...sheet('外人') }],
    [calls.deskModuleSwitch, { module_id: 999_999, is_on: 0 }],
    [calls.deskModuleRemove, { module_id: 999_999 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, { staffKey: there.editor.staffKey })).toBe('not-platform')
  }
})

test('a link elsewhere, a city that is none, days turned round and a strange crowd are refused', async () => {
  const refusal = (more: object) => app.refusal(calls.deskModuleAdd, sheet('推荐', more), editor())
  expect(await refusal({ link: 'https://example.com/' })).toBe('link')
  expect(await refusal({ link: '//example.com' })).toBe('link')
  expect(await refusal({ city: 999_998 })).toBe('city')
  expect(await refusal({ from: '2026-12-02', until: '2026-12-01' })).toBe('span')
  expect(await refusal({ crowd_type: 'everybody' })).toBe('422')
  expect((await app.callApi(calls.deskModules, {}, editor())).list).toEqual([])
})

test('a crowd sees what is laid out for it, in its order and its days; hidden or removed it is gone', async () => {
  await app.callApi(putCrowd, { userId: me.patientId, crowdType: 'baby' }, me)
  const second = await add('疫苗', { position: 20 })
  const first = await add('宝宝发热')
  await add('产检', { crowd_type: 'pregnancy' })
  await add('别的渠道', { channel: 9002 })
  await add('过去的', { from: '2020-01-01', until: '2020-01-02' })
  expect(await shown()).toEqual(['宝宝发热', '疫苗'])
  await app.callApi(calls.deskModuleChange, { module_id: first, ...sheet('宝宝咳嗽', { position: 30 }) }, editor())
  expect(await shown()).toEqual(['疫苗', '宝宝咳嗽'])
  await app.callApi(calls.deskModuleSwitch, { module_id: second, is_on: 0 }, editor())
  expect(await shown()).toEqual(['宝宝咳嗽'])
  await app.callApi(calls.deskModuleRemove, { module_id: first }, editor())
  expect(await shown()).toEqual([])
  expect(await app.refusal(calls.deskModuleSwitch, { module_id: first, is_on: 1 }, editor())).toBe('not-found')
})
