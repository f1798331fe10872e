import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { allRoles, may, type Permission } from '#app/areas/access/staff/rules.ts'
import { unitHome, unitYuyueInfo } from '#app/areas/guahao/hospitals/contract.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let clinic: Clinic
let people: Staffing

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 07:30' })
  clinic = await openClinic(app)
  people = await signInAllRoles(app, clinic.hospitalId)
})
afterAll(() => app.close())

const admin = () => ({ staffKey: people.admin.staffKey })
const rules = {
  release_time: '06:30',
  days_ahead: 21,
  cancel_days_before: 0,
  cancel_time: '07:00',
  min_age: 14,
  max_age: '',
  need_id_card: 1,
  need_card: 1,
  most_per_day: 1,
  most_open: 3,
  missed_limit: 3,
  missed_days: 180,
  missed_ban_days: 180,
  hold_minutes: 15,
  waitlist_pay_hours: 12,
  waitlist_from: '06:00',
  waitlist_to: '22:00',
}

const samples: { call: CallSpec & { may: Permission }; input: Record<string, unknown> }[] = [
  { call: calls.deskHospital, input: {} },
  { call: calls.deskNotice, input: {} },
  { call: calls.deskRules, input: { ...rules, most_open: 1, most_per_day: 2 } },
]

test('every call of the room is among those that are tried', () => {
  expect(samples.map(({ call }) => call)).toEqual(expect.arrayContaining(Object.values(calls)))
})

test.each(samples)('$call.path asks for staff, and answers the roles of the table alone', async ({ call, input }) => {
  expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', '401'])
  expect(await rolesRefused(app, people, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
})

test.each([
  ['a release at 25 o’clock', { release_time: '25:00' }, '422'],
  ['no day ahead', { days_ahead: 0 }, '422'],
  ['half a day ahead', { days_ahead: 1.5 }, '422'],
  ['ages the wrong way round', { min_age: 60, max_age: 14 }, 'fault'],
  ['a waitlist that ends before it begins', { waitlist_from: '23:00' }, 'fault'],
])('a sheet with %s is refused', async (_, more, reason) => {
  expect(await app.refusal(calls.deskRules, { ...rules, ...more }, admin())).toBe(reason)
})

test('the notice stands on the hospital’s home, and goes again', async () => {
  const notice = '12 月 1 日起门诊楼改造，请走东门。'
  expect(await app.callApi(calls.deskNotice, { notice }, admin())).toMatchObject({ notice })
  expect(await app.callApi(unitHome, { id: clinic.hospitalId })).toMatchObject({ notice })
  expect(await app.callApi(calls.deskNotice, { notice: '' }, admin())).toMatchObject({ notice: '' })
  const { list } = await app.callApi(audit.deskAuditList, { act: 'hospital.notice' }, admin())
  expect(list.slice(0, 2)).toMatchObject([{ before: { notice }, after: { notice: '' } }, { after: { notice } }])
})

test('the sheet is what patients read, further days come into sight, and the audit names what changed', async () => {
  expect(await slotsOn(app, clinic, '2026-12-14')).toEqual([])
  const saved = await app.callApi(calls.deskRules, rules, admin())
  expect(saved.rules).toMatchObject({ days_ahead: 21, min_age: 14, max_age: null, need_card: 1 })
  expect(await app.callApi(unitYuyueInfo, { id: clinic.hospitalId })).toMatchObject({
    release_time: '06:30',
    most_per_day: 1,
    waitlist_to: '22:00',
  })
  expect(saved.tips.map((tip) => tip.words).join()).toContain('只接诊 14 岁及以上')
  expect(await slotsOn(app, clinic, '2026-12-14')).toHaveLength(2)
  await app.callApi(calls.deskRules, { ...rules, days_ahead: 22 }, admin())
  const { list } = await app.callApi(audit.deskAuditList, { act: 'hospital.rules' }, admin())
  expect(list[0]).toMatchObject({
    before: { daysAhead: 21 },
    after: { daysAhead: 22 },
    row_id: String(clinic.hospitalId),
  })
  expect(Object.keys(list[0]?.after ?? {})).toEqual(['daysAhead'])
  expect(Object.keys(list[1]?.before ?? {})).not.toContain('hospitalId')
})
