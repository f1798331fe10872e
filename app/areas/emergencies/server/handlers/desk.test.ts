import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { aShop } from '#test/support/mall.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { emergencySignList } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'
import { emergencySigns } from '../../rules/signs.ts'
import { signsIn, wordsOf } from '../../rules.ts'
import { seed } from '../seed.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  const hospitalId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
}, 120_000)
afterAll(() => app.close())

const admin = () => ({ staffKey: ctx.admin.staffKey })
type Sheet = CallInput<typeof calls.deskSignAdd>
const sheet = (more: Partial<Sheet> = {}): Sheet => ({
  name: '被狗咬',
  words: '被狗咬\n狗 + 咬伤\n\n被狗咬',
  when: '皮肤破了，哪怕只是一点点',
  first: '马上用流动的清水和肥皂冲洗 15 分钟，当天去打狂犬疫苗。',
  phone: '120',
  source: '中国疾病预防控制中心《狂犬病预防控制技术指南（2016 版）》',
  position: 5,
  ...more,
})
/** What phones compare a text with, once what was kept for some seconds is over. */
const named = async (text: string) => {
  app.clock.advance({ seconds: 31 })
  const { list } = await app.callApi(emergencySignList, {})
  const signs = list.map(({ words, ...sign }) => ({ ...sign, words: wordsOf(words) }))
  return signsIn(text, signs).map(({ name }) => name)
}

test('signs are the platform’s: for its desk’s admins alone', async () => {
  for (const [call, input] of [
    [calls.deskSigns, {}],
    [calls.deskSignAdd, sheet({ words: '咬' })],
    [calls.deskSignChange, { sign_id: 999_999, ...sheet() }],
    [calls.deskSignSwitch, { sign_id: 999_999, is_on: 0 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, { staffKey: there.admin.staffKey })).toBe('not-platform')
  }
})

test('a word of one character, a pair of three, no source, and a sign that is gone are refused', async () => {
  const refusal = (more: Partial<Sheet>) => app.refusal(calls.deskSignAdd, sheet(more), admin())
  for (const words of ['咬', '狗+', '狗+咬+伤', '……']) expect(await refusal({ words }), words).toBe('words')
  const { status, body } = await app.rawRequest(calls.deskSignAdd, sheet({ source: ' ' }), admin())
  expect([status, body.field]).toEqual([422, 'source'])
  expect(await refusal({ words: Array.from({ length: 201 }, (_, at) => `危险${at}`).join('\n') })).toBe('many-words')
  expect(await app.refusal(calls.deskSignChange, { sign_id: 999_999, ...sheet() }, admin())).toBe('not-found')
  expect(await app.refusal(calls.deskSignSwitch, { sign_id: 999_999, is_on: 1 }, admin())).toBe('not-found')
})

test('an installation begins with the signs of the product, word for word, and planting again changes nothing', async () => {
  const planting = { ...app.context(), today: '2026-11-23', scale: 1 } as const
  await seed.run(planting)
  await seed.run(planting)
  const { list } = await app.callApi(calls.deskSigns, {}, admin())
  expect(list.map(({ name, words }) => ({ name, words: wordsOf(words) }))).toEqual(
    emergencySigns.map(({ name, words }) => ({ name, words })),
  )
  expect(await named('胸口痛，出冷汗')).toEqual(['心脏急症'])
})

test('a sign of the desk warns who writes its words, in its order, until it is switched off', async () => {
  const { sign_id } = await app.callApi(calls.deskSignAdd, sheet(), admin())
  expect(await app.refusal(calls.deskSignAdd, sheet(), admin())).toBe('taken')
  expect(await named('孩子被狗咬了')).toEqual(['被狗咬'])
  expect(await named('狗把手咬伤，胸痛')).toEqual(['被狗咬', '心脏急症'])
  const row = (await app.callApi(calls.deskSigns, {}, admin())).list.find((one) => one.sign_id === sign_id)
  expect(row).toMatchObject({ words: ['被狗咬', '狗+咬伤'], is_on: 1 })

  await app.callApi(calls.deskSignChange, { sign_id, ...sheet({ words: '被猫抓', position: 900 }) }, admin())
  expect(await named('孩子被狗咬了')).toEqual([])
  expect(await named('被猫抓，胸痛')).toEqual(['心脏急症', '被狗咬'])
  await app.callApi(calls.deskSignSwitch, { sign_id, is_on: 0 }, admin())
  expect(await named('被猫抓')).toEqual([])
  const { list } = await app.callApi(audit.deskAuditList, { act: 'emergency.' }, admin())
  expect(list.map(({ act }) => act)).toEqual(['emergency.off', 'emergency.change', 'emergency.add'])
})

test('the last sign cannot be switched off', async () => {
  const { list } = await app.callApi(calls.deskSigns, {}, admin())
  const on = list.filter(({ is_on }) => is_on === 1)
  for (const { sign_id } of on.slice(1)) await app.callApi(calls.deskSignSwitch, { sign_id, is_on: 0 }, admin())
  const last = { sign_id: on[0]?.sign_id ?? 0, is_on: 0 }
  expect(await app.refusal(calls.deskSignSwitch, last, admin())).toBe('last')
})
