import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { deskSignOut, deskStaffList } from '#app/areas/access/staff/contract.ts'
import { allPermissions, machineScopes, type PermissionFacts } from '#app/areas/access/staff/rules.ts'
import { deskReveal, deskToday } from '#app/areas/desk/clinic/contract.ts'
import { deskImportCancel, deskImports } from '#app/areas/desk/imports/contract.ts'
import { deskMoneyRefunds } from '#app/areas/desk/money/contract.ts'
import { deskPlanSave, deskPlans } from '#app/areas/desk/schedules/contract.ts'
import { permissions } from '#app/wings/permissions.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { rolesRefused, type StaffPerson, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let ours: Clinic
let theirs: Clinic
let admin: StaffPerson

beforeAll(async () => {
  app = await startTestApp()
  ours = await openClinic(app)
  theirs = await openClinic(app)
  admin = await signInStaff(app, ours.hospitalId, 'admin')
})
afterAll(() => app.close())

/** An admin's key lasts for a working day. */
const asAdmin = async () => {
  admin = await signInStaff(app, ours.hospitalId, 'admin')
  return { staffKey: admin.staffKey }
}

let made = 0
const makeKey = async (more: object = {}) => {
  const sheet: CallInput<typeof calls.deskMachineKeyAdd> = {
    key_name: `系统${++made}`,
    scopes: ['schedules.read', 'schedules.plan', 'clinic.read'],
    days: 90,
  }
  const { key, machine_key: machineKey } = await app.callApi(
    calls.deskMachineKeyAdd,
    { ...sheet, ...more },
    await asAdmin(),
  )
  return { id: key.key_id, name: key.key_name, machineKey, as: { machineKey } }
}
const plansOf = ({ doctorIds, depId }: Clinic) => ({ doctor_id: doctorIds[0] as number, dep_id: depId })
const aPlan = (clinic: Clinic) => ({
  ...plansOf(clinic),
  weekdays: '1',
  half: 'am' as const,
  begin_time: '08:00',
  end_time: '09:00',
  places: 12,
  fee: '10',
  clinic: 'expert' as const,
  on_holidays: 0,
  first_day: '2027-12-01',
})
const listed = async () => (await app.callApi(calls.deskMachineKeys, {}, await asAdmin())).list

test('keys are for admins alone, of their own hospital, and where a hospital is chosen', async () => {
  const people = await signInAllRoles(app, ours.hospitalId)
  const refused = await rolesRefused(app, people, calls.deskMachineKeys, {})
  expect(refused).toEqual(
    expect.arrayContaining(['planner', 'nurse', 'keeper', 'auditor', 'accountant', 'cashier', 'editor']),
  )
  expect(refused).not.toContain('admin')
  const { id } = await makeKey()
  const stranger = { staffKey: (await signInStaff(app, theirs.hospitalId, 'admin')).staffKey }
  expect(await app.refusal(calls.deskMachineKeyEnd, { key_id: id }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.deskMachineKeyRotate, { key_id: id, days: 90 }, stranger)).toBe('not-found')
  expect((await app.callApi(calls.deskMachineKeys, {}, stranger)).list).toEqual([])
})

test('no scope moves money or rights, and none is unknown', async () => {
  const facts: Readonly<Record<string, PermissionFacts>> = permissions
  expect(machineScopes.filter((one) => facts[one]?.isGrave)).toEqual([])
  const input = { key_name: '坏的', days: 90 }
  const admin = await asAdmin()
  const others = allPermissions.filter((one) => !machineScopes.includes(one))
  expect(others).toEqual(
    expect.arrayContaining(['money.settle', 'staff.manage', 'refunds.handle', 'till.run', 'account']),
  )
  for (const scope of [...others, 'nothing'])
    expect(await app.refusal(calls.deskMachineKeyAdd, { ...input, scopes: [scope] }, admin)).toBe('422')
  expect(await app.refusal(calls.deskMachineKeyAdd, { ...input, scopes: [] }, admin)).toBe('422')
  expect(await app.refusal(calls.deskMachineKeyAdd, { ...input, scopes: ['clinic.read'], days: 10_000 }, admin)).toBe(
    '422',
  )
}, 60_000)

test('a key that is nobody’s opens nothing, and one beside the key of a person is none', async () => {
  const { as } = await makeKey()
  expect(await app.refusal(deskPlans, plansOf(ours), { machineKey: 'yk_nobodys' })).toBe('401')
  expect(await app.refusal(deskPlans, plansOf(ours), { ...as, ...(await asAdmin()) })).toBe('401')
})

test('a program reaches its own hospital by its scopes, and nothing else', async () => {
  const { as } = await makeKey()
  expect((await app.callApi(deskPlans, plansOf(ours), as)).list.length).toBeGreaterThan(0)
  expect(await app.refusal(deskPlanSave, aPlan(ours), as)).toBe('not refused')
  expect(await app.refusal(deskPlans, plansOf(theirs), as)).toBe('not-found')
  expect(await app.refusal(deskPlanSave, aPlan(theirs), as)).toBe('not-found')
  for (const call of [deskMoneyRefunds, deskStaffList, deskAuditList, calls.deskMachineKeys, deskSignOut])
    expect(await app.refusal(call, {}, as)).toBe('not-allowed')
  const escalating = { key_name: '自己做的', scopes: ['clinic.read'], days: 90 }
  expect(await app.refusal(calls.deskMachineKeyAdd, escalating, as)).toBe('not-allowed')
})

test('who a patient is only people are told, whatever the scope', async () => {
  const { as } = await makeKey({ scopes: ['clinic.read', 'clinic.run'] })
  expect(await app.refusal(deskToday, {}, as)).toBe('not refused')
  expect(await app.refusal(deskReveal, { order_id: 'aaaaaaaaaaaaaaaaaaaaaaaa' }, as)).toBe('not-allowed')
})

test('files are brought and checked by people, also where a program may write the same row by row', async () => {
  const { as } = await makeKey()
  expect(await app.refusal(deskImports, {}, as)).toBe('not-allowed')
  expect(await app.refusal(deskImportCancel, { import_id: 'nobodys' }, as)).toBe('not-allowed')
})

test('a key that only reads changes nothing', async () => {
  const { as } = await makeKey({ is_read_only: 1 })
  expect(await app.refusal(deskPlans, plansOf(ours), as)).toBe('not refused')
  expect(await app.refusal(deskPlanSave, aPlan(ours), as)).toBe('not-allowed')
})

test('a key is told once: what is stored and listed is not it', async () => {
  const { id, machineKey } = await makeKey()
  const { rows } = await app.pool.query('select * from access_machine_keys where id = $1', [id])
  expect(JSON.stringify(rows)).not.toContain(machineKey)
  const line = (await listed()).find(({ key_id }) => key_id === id)
  expect(JSON.stringify(line)).not.toContain(machineKey)
  expect(line).toMatchObject({ ends_in: machineKey.slice(-4), state: 'on', is_read_only: 0, used_time: null })
})

test('of two good keys of one name there is one; a name that ran out is free again', async () => {
  const { name, as } = await makeKey({ days: 30 })
  const again = { key_name: name, scopes: ['clinic.read'], days: 30 }
  expect(await app.refusal(calls.deskMachineKeyAdd, again, await asAdmin())).toBe('same-name')
  app.clock.advance({ days: 31 })
  expect(await app.refusal(deskPlans, plansOf(ours), as)).toBe('401')
  expect((await listed()).find(({ key_name }) => key_name === name)).toMatchObject({ state: 'expired' })
  expect(await app.refusal(calls.deskMachineKeyAdd, again, await asAdmin())).toBe('not refused')
})

test('after a rotation the former key is good for the overlap, and no longer', async () => {
  const { id, as } = await makeKey()
  const rotate = async (hours: number) =>
    app.callApi(calls.deskMachineKeyRotate, { key_id: id, overlap_hours: hours, days: 180 }, await asAdmin())
  const next = { machineKey: (await rotate(24)).machine_key }
  const third = { key_id: id, days: 90 }
  expect(await app.refusal(calls.deskMachineKeyRotate, third, await asAdmin())).toBe('overlaps')
  for (const good of [as, next]) expect(await app.refusal(deskPlans, plansOf(ours), good)).toBe('not refused')
  app.clock.advance({ hours: 25 })
  expect(await app.refusal(deskPlans, plansOf(ours), as)).toBe('401')
  expect(await app.refusal(deskPlans, plansOf(ours), next)).toBe('not refused')
  const last = { machineKey: (await rotate(0)).machine_key }
  expect(await app.refusal(deskPlans, plansOf(ours), next)).toBe('401')
  expect(await app.refusal(deskPlans, plansOf(ours), last)).toBe('not refused')
})

test('an ended key is dead at once with the one before it, and is not brought back', async () => {
  const { id, as } = await makeKey()
  const { machine_key } = await app.callApi(calls.deskMachineKeyRotate, { key_id: id, days: 90 }, await asAdmin())
  await app.callApi(calls.deskMachineKeyEnd, { key_id: id }, await asAdmin())
  for (const dead of [as, { machineKey: machine_key }])
    expect(await app.refusal(deskPlans, plansOf(ours), dead)).toBe('401')
  expect(await app.refusal(calls.deskMachineKeyEnd, { key_id: id }, await asAdmin())).toBe('over')
  expect(await app.refusal(calls.deskMachineKeyRotate, { key_id: id, days: 90 }, await asAdmin())).toBe('over')
})

test('the audit says who made, changed and ended a key, and what a program did by it', async () => {
  const { id, name, as, machineKey } = await makeKey()
  await app.callApi(deskPlanSave, { ...aPlan(ours), places: 9 }, as)
  await app.callApi(calls.deskMachineKeyRotate, { key_id: id, days: 90 }, await asAdmin())
  await app.callApi(calls.deskMachineKeyEnd, { key_id: id }, await asAdmin())
  const { list } = await app.callApi(deskAuditList, { page_size: 50 }, await asAdmin())
  const told = list.map(({ act, staff_name }) => `${staff_name} ${act}`)
  for (const act of ['machine.add', 'machine.rotate', 'machine.end']) expect(told).toContain(`某admin ${act}`)
  expect(told.filter((line) => line.startsWith(`系统 ${name} `))).toHaveLength(1)
  expect(JSON.stringify(list)).not.toContain(machineKey)
})
