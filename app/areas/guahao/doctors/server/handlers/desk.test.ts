import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { changesOf } from '#app/areas/access/audit/rules.ts'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { linesOf } from '#test/support/exported.ts'
import { aShop } from '#test/support/mall.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { employeeFreeStatus } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'
import { seedBenefits } from '../queries/seed.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing
let hospitalId: number
let person: Person

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  hospitalId = await aShop(app)
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
}, 120_000)
beforeEach(async () => {
  person = await signIn(app)
})
afterAll(() => app.close())

const admin = () => ({ staffKey: ctx.admin.staffKey })
const sheet = (more: object = {}): CallInput<typeof calls.deskEmployeeBenefitGrant> => ({
  mobile: person.mobile,
  granted_num: 3,
  last_day: '2026-12-31',
  ...more,
})
const grant = async (more: object = {}) =>
  (await app.callApi(calls.deskEmployeeBenefitGrant, sheet(more), admin())).employee_id
/** As the hospital's own app does when one is used. */
const use = (usedCount: number, grantedCount = 3) =>
  seedBenefits(app.db, [{ patientId: person.patientId, hospitalId, grantedCount, usedCount, lastDay: '2026-12-31' }])
const status = () => app.callApi(employeeFreeStatus, { unit_id: hospitalId }, { key: person.key })
const change = (employee_id: number, granted_num: number, last_day = '2026-12-31') => ({
  employee_id,
  granted_num,
  last_day,
})

test('free consultations are granted by the hospital’s roles that manage them alone, to its own staff', async () => {
  for (const [call, input] of [
    [calls.deskEmployeeBenefits, {}],
    [calls.deskEmployeeBenefitsExport, {}],
    [calls.deskEmployeeBenefitGrant, sheet({ mobile: '13699999999' })],
    [calls.deskEmployeeBenefitChange, change(999_999, 1)],
    [calls.deskEmployeeBenefitWithdraw, { employee_id: 999_999 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
  }
  const employee_id = await grant()
  const as = { staffKey: there.admin.staffKey }
  expect((await app.callApi(calls.deskEmployeeBenefits, {}, as)).list).toEqual([])
  expect(await app.refusal(calls.deskEmployeeBenefitChange, change(employee_id, 9), as)).toBe('not-found')
  expect(await app.refusal(calls.deskEmployeeBenefitWithdraw, { employee_id }, as)).toBe('not-found')
  expect(await status()).toMatchObject({ is_employee: 1, left_num: 3 })
})

test.each([
  ['to a number that nobody signs in with', { mobile: '13699999999' }, 'no-account'],
  ['to what is no number', { mobile: '12345' }, '422'],
  ['until yesterday', { last_day: '2026-11-22' }, 'past'],
  ['until no day', { last_day: '2026-02-30' }, '422'],
  ['none of them', { granted_num: 0 }, '422'],
  ['more than can be stored', { granted_num: 1_000 }, '422'],
])('free consultations granted %s are refused', async (_, more, why) => {
  expect(await app.refusal(calls.deskEmployeeBenefitGrant, sheet(more), admin())).toBe(why)
  expect(await status()).toMatchObject({ is_employee: 0 })
})

test('who was granted some has them until their last day; granted again they are told to change them', async () => {
  const employee_id = await grant({ mobile: ` ${person.mobile.slice(0, 3)} ${person.mobile.slice(3)} ` })
  expect(await status()).toEqual({ is_employee: 1, has_free: 1, left_num: 3, last_day: '2026-12-31' })
  expect(await app.refusal(calls.deskEmployeeBenefitGrant, sheet(), admin())).toBe('taken')
  await app.callApi(calls.deskEmployeeBenefitChange, change(employee_id, 5, '2026-11-23'), admin())
  expect(await status()).toMatchObject({ left_num: 5, last_day: '2026-11-23' })
  expect(await app.refusal(calls.deskEmployeeBenefitChange, change(employee_id, 5, '2026-11-22'), admin())).toBe('past')
})

test('two who grant the same number at once grant it once', async () => {
  const once = () => app.refusal(calls.deskEmployeeBenefitGrant, sheet(), admin())
  expect((await Promise.all([once(), once(), once()])).toSorted()).toEqual(['not refused', 'taken', 'taken'])
})

test('nobody is left with fewer than they used: changed or withdrawn, what was used stays on record', async () => {
  await use(2)
  const employee_id = person.patientId
  expect(await app.refusal(calls.deskEmployeeBenefitChange, change(employee_id, 1), admin())).toBe('used')
  await app.callApi(calls.deskEmployeeBenefitChange, change(employee_id, 2), admin())
  expect(await status()).toMatchObject({ is_employee: 1, has_free: 0 })
  await app.callApi(calls.deskEmployeeBenefitWithdraw, { employee_id }, admin())
  expect(await status()).toMatchObject({ is_employee: 0, left_num: 0 })
  const [row] = (await app.callApi(calls.deskEmployeeBenefits, { keyword: person.mobile }, admin())).list
  expect(row).toMatchObject({ employee_id, used_num: 2, granted_num: 2, last_day: '2026-11-22', state: 'over' })
})

test('what was never used is gone when it is withdrawn, and can be granted anew', async () => {
  const employee_id = await grant()
  await app.callApi(calls.deskEmployeeBenefitWithdraw, { employee_id }, admin())
  expect(await app.refusal(calls.deskEmployeeBenefitWithdraw, { employee_id }, admin())).toBe('not-found')
  expect((await app.callApi(calls.deskEmployeeBenefits, { keyword: person.mobile }, admin())).list).toEqual([])
  expect(await grant()).toBe(employee_id)
})

test('the list shows the ends of names and numbers, is found by a whole number alone, and is exported as it is shown', async () => {
  await use(3)
  const masked = `${person.mobile.slice(0, 3)}****${person.mobile.slice(-4)}`
  const found = async (input: object) => (await app.callApi(calls.deskEmployeeBenefits, input, admin())).list
  const row = { employee_id: person.patientId, mobile: masked, state: 'used', left_num: 0 }
  expect(await found({ keyword: person.mobile })).toMatchObject([row])
  expect(await found({ keyword: person.mobile.slice(0, 8) })).toEqual([])
  expect(await found({ state: 'used' })).toContainEqual(expect.objectContaining(row))
  expect(await found({ state: 'open', keyword: person.mobile })).toEqual([])
  const asked = { keyword: person.mobile }
  const lines = linesOf(await app.callApi(calls.deskEmployeeBenefitsExport, asked, admin()))
  expect(lines).toEqual([
    { 姓名: '', 手机号: masked, 免费次数: '3', 已用次数: '3', 最后一天: '2026-12-31', 状态: '已用完' },
  ])
})

test('the audit tells in words what was granted, changed and withdrawn, and nobody’s number', async () => {
  const employee_id = await grant()
  await app.callApi(calls.deskEmployeeBenefitChange, change(employee_id, 8, '2027-01-31'), admin())
  await app.callApi(calls.deskEmployeeBenefitWithdraw, { employee_id }, admin())
  const { list } = await app.callApi(deskAuditList, { act: 'employee-benefit.', page_size: 50 }, admin())
  const lines = list.filter(({ row_id }) => row_id === String(employee_id))
  expect(lines.map(({ act }) => act)).toEqual([
    'employee-benefit.withdraw',
    'employee-benefit.change',
    'employee-benefit.grant',
  ])
  const changed = lines.map(({ before, after }) => changesOf(before, after))
  expect(changed[1]).toEqual(
    expect.arrayContaining([
      { name: '免费次数', before: '3', after: '8' },
      { name: '最后一天', before: '2026-12-31', after: '2027-01-31' },
    ]),
  )
  expect(JSON.stringify(lines)).not.toContain(person.mobile)
})
