import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { totpAt } from '#kit/seal/server/totp.ts'
import { dayOf } from '#kit/time/day.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import {
  rawRequestFromOutside,
  rolesRefused,
  type Staffing,
  type StaffPerson,
  signInAllRoles,
  signInStaff,
} from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { allRoles, may, type Permission, type Role } from '../rules.ts'
import { addStaff } from './commands/accounts.ts'
import { addByCommand, resetByCommand } from './public.ts'
import { seed as demoStaff } from './seed.ts'

let app: TestApp
let ours: number
let people: Staffing
let stranger: StaffPerson

beforeAll(async () => {
  app = await startTestApp()
  const [mine, theirs] = await insertHospitals(app.db, [aHospital({ name: '本院' }), aHospital({ name: '别院' })])
  ours = mine as number
  people = await signInAllRoles(app, ours)
  stranger = await signInStaff(app, theirs as number, 'admin')
})
afterAll(() => app.close())
// Each test begins with a code that nobody has used.
beforeEach(() => app.clock.advance({ minutes: 1 }))

const as = (person: StaffPerson) => ({ staffKey: person.staffKey })
const admin = () => as(people.admin)
const nurse = () => signInStaff(app, ours, 'nurse')
const newcomer = async (role: Role = 'nurse') => {
  const added = await addStaff(app.context(), { hospitalId: ours, loginName: `new-${++count}`, name: '新人', role })
  if (!added) throw new Error('taken')
  return { login_name: added.staff.loginName, password: added.password, staffId: added.staff.id }
}
let count = 0

/** Signing out ends the session that the others are tried with. */
const staffCalls = Object.entries(calls as Record<string, CallSpec & { may?: Permission }>).filter(
  ([name, call]) => call.staff && name !== 'deskSignOut',
)

/** For every call of staff something that it understands; ids that nobody has. */
const samples: Record<string, Record<string, unknown>> = {
  deskMe: {},
  deskPassword: { old_password: 'x', password: 'y' },
  deskStaffList: {},
  deskStaffAdd: { login_name: '!', name: '某人', role: 'nurse' },
  deskStaffChange: { staff_id: 999_999, name: '某人', role: 'nurse' },
  deskStaffSwitch: { staff_id: 999_999, is_on: 0 },
  deskStaffReset: { staff_id: 999_999 },
  deskStaffResetApprove: { staff_id: 999_999 },
  deskStaffResetCancel: { staff_id: 999_999 },
  deskRecoveryCode: { password: 'x' },
  deskResetRefuse: {},
  deskUnits: {},
  deskSwitch: { unit_id: 999_999 },
  deskSessions: {},
  deskSessionEnd: { session_code: 'nobody-has-this-one' },
  deskStaffJoin: { login_name: 'nobody-is-called-so', role: 'nurse' },
  deskStaffSessions: { staff_id: 999_999 },
  deskRoles: {},
  deskRoleAdd: { role: 'operator', role_name: '某', permissions: ['account'] },
  deskRoleChange: { role_id: 999_999, role_name: '某', permissions: ['account'] },
  deskRoleDelete: { role_id: 999_999 },
  deskRequests: {},
  deskRequestAgree: { request_id: 999_999 },
  deskRequestRefuse: { request_id: 999_999, note: '不' },
  deskRequestWithdraw: { request_id: 999_999 },
}

test.each(staffCalls)('%s takes no visitor, no patient and no unknown key [X255]', async (name, call) => {
  const input = samples[name] ?? {}
  expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', '401'])
  expect(await app.refusal(call, input, { staffKey: 'nobody-holds-this-key' })).toBe('401')
})

test('a staff key opens no call of patients', async () => {
  const whoAmI = app.rooms
    .flatMap((room) => room.answering.flatMap(({ contract }) => Object.values(contract)))
    .find((call) => call.path === '/account/getUserInfo') as CallSpec
  expect(await app.refusal(whoAmI, {}, admin())).toBe('login')
  expect(await app.refusal(whoAmI, {}, { key: people.admin.staffKey })).toBe('401')
})

test.each(staffCalls)('%s answers the roles of the table of permissions alone', async (name, call) => {
  const refused = await rolesRefused(app, people, call, samples[name] ?? {})
  expect(refused).toEqual(allRoles.filter((role) => !may(role, call.may as Permission)))
})

test.each([
  { call: calls.deskStaffChange, rest: { name: '某人', role: 'nurse' } },
  { call: calls.deskStaffSwitch, rest: { is_on: 0 } },
  { call: calls.deskStaffReset, rest: {} },
  { call: calls.deskStaffResetApprove, rest: {} },
])(
  '$call.path: staff of another hospital are not found, and oneself is nobody to be changed',
  async ({ call, rest }) => {
    expect(await app.refusal(call, { staff_id: stranger.staffId, ...rest }, admin())).toBe('not-found')
    expect(await app.refusal(call, { staff_id: 999_999, ...rest }, admin())).toBe('not-found')
    expect(await app.refusal(call, { staff_id: people.admin.staffId, ...rest }, admin())).toBe('myself')
  },
)

test('a wrong password, a name that nobody has and a disabled account are refused in the same words', async () => {
  const off = await newcomer()
  await app.callApi(calls.deskStaffSwitch, { staff_id: off.staffId, is_on: 0 }, admin())
  const answers = await Promise.all([
    app.rawRequest(calls.deskSignIn, { login_name: people.nurse.loginName, password: 'wrong' }),
    app.rawRequest(calls.deskSignIn, { login_name: 'nobody', password: 'wrong' }),
    app.rawRequest(calls.deskSignIn, off),
  ])
  expect(answers.map(({ body }) => body)).toEqual(Array(3).fill(answers[0]?.body))
  expect(answers[0]?.body).toMatchObject({ reason: 'wrong' })
})

test('a password that was given opens nothing but the choice of an own one', async () => {
  const { staffId: _, ...given } = await newcomer()
  const { due, staff_key, ticket } = await app.callApi(calls.deskSignIn, given)
  expect([due, staff_key]).toEqual(['password', ''])
  expect(await app.refusal(calls.deskMe, {}, { staffKey: ticket })).toBe('401')
  expect(await app.refusal(calls.deskTotpSecret, { ticket })).toBe('ticket-gone')
  expect(await app.refusal(calls.deskFirstPassword, { ticket, password: 'short' })).toBe('weak')
  expect(await app.refusal(calls.deskFirstPassword, { ticket, password: given.password })).toBe('weak')
  const opened = await app.callApi(calls.deskFirstPassword, { ticket, password: 'my own 2 words' })
  expect(await app.callApi(calls.deskMe, {}, { staffKey: opened.staff_key })).toMatchObject({
    unit_id: ours,
    role: 'nurse',
  })
  expect(await app.refusal(calls.deskFirstPassword, { ticket, password: 'my own 3 words' })).toBe('ticket-gone')
})

test('a step of the sign-in waits ten minutes', async () => {
  const { staffId: _, ...given } = await newcomer()
  const { ticket } = await app.callApi(calls.deskSignIn, given)
  app.clock.advance({ minutes: 10 })
  expect(await app.refusal(calls.deskFirstPassword, { ticket, password: 'my own 2 words' })).toBe('ticket-gone')
})

test('an admin needs their second factor, and a code is good once', async () => {
  const { loginName: login_name, password, secret } = people.admin
  const code = totpAt(secret, app.clock.now())
  expect(await app.refusal(calls.deskSignIn, { login_name, password })).toBe('code-needed')
  expect(await app.refusal(calls.deskSignIn, { login_name, password, code: '000000' })).toBe('wrong')
  expect(await app.callApi(calls.deskSignIn, { login_name, password, code })).toMatchObject({
    due: null,
    expires_in: 43_200,
  })
  expect(await app.refusal(calls.deskSignIn, { login_name, password, code })).toBe('wrong')
})

test('the second factor is not set up without a right code', async () => {
  const { staffId: _, ...given } = await newcomer('auditor')
  let { ticket } = await app.callApi(calls.deskSignIn, given)
  ;({ ticket } = await app.callApi(calls.deskFirstPassword, { ticket, password: 'my own 2 words' }))
  expect(await app.refusal(calls.deskTotpConfirm, { ticket, code: '123456' })).toBe('wrong-code')
  const { secret, address } = await app.callApi(calls.deskTotpSecret, { ticket })
  expect(address).toContain(secret)
  expect((await app.callApi(calls.deskTotpSecret, { ticket })).secret).toBe(secret)
  expect(await app.refusal(calls.deskTotpConfirm, { ticket, code: '000000' })).toBe('wrong-code')
  const code = totpAt(secret, app.clock.now())
  expect((await app.callApi(calls.deskTotpConfirm, { ticket, code })).staff_key).not.toBe('')
})

test('five tries lock a name for its address, not for the address where its owner works, and not for long', async () => {
  const { loginName: login_name, password } = await signInStaff(app, ours, 'planner')
  const from = async (ip: string, given: string) => {
    const payload = new URLSearchParams({ login_name, password: given }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const url = '/api/desk/login'
    const response = await app.server.inject({ method: 'POST', url, payload, headers, remoteAddress: ip })
    return response.json().reason ?? 'entered'
  }
  for (let n = 0; n < 5; n++) expect(await from('203.0.113.7', 'wrong')).toBe('wrong')
  expect(await from('203.0.113.7', password)).toBe('locked')
  expect(await from('127.0.0.1', password)).toBe('entered')
  await Promise.all(Array.from({ length: 5 }, (_, n) => from(`203.0.113.${100 + n}`, 'wrong')))
  expect(await from('203.0.113.200', password)).toBe('locked')
  expect(await from('127.0.0.1', password)).toBe('entered')
  app.clock.advance({ minutes: 15 })
  expect(await from('203.0.113.7', password)).toBe('entered')
  const { list } = await app.callApi(audit.deskAuditList, { act: 'session.locked' }, admin())
  expect(list).toHaveLength(2)
})

test('a hundred guesses at once are a hundred guesses', async () => {
  const { loginName: login_name } = await signInStaff(app, ours, 'nurse')
  const said = await Promise.all(
    Array.from({ length: 12 }, (_, n) => app.refusal(calls.deskSignIn, { login_name, password: `guess ${n}` })),
  )
  expect(said.filter((reason) => reason === 'wrong')).toHaveLength(5)
})

test('who changes their password stays, and whoever used the old one elsewhere is out', async () => {
  const person = await nurse()
  const { loginName: login_name, password: old_password } = person
  const elsewhere = (await app.callApi(calls.deskSignIn, { login_name, password: old_password })).staff_key
  const password = 'another 1 of mine'
  expect(await app.refusal(calls.deskPassword, { old_password: 'wrong', password }, as(person))).toBe('wrong')
  await app.callApi(calls.deskPassword, { old_password, password }, as(person))
  expect(await app.refusal(calls.deskMe, {}, as(person))).toBe('not refused')
  expect(await app.refusal(calls.deskMe, {}, { staffKey: elsewhere })).toBe('401')
  expect(await app.refusal(calls.deskSignIn, { login_name, password: old_password })).toBe('wrong')
})

test('an admin adds, changes and disables, each with its line in the audit, and no password in any', async () => {
  expect(await app.refusal(calls.deskStaffAdd, { login_name: '护士', name: '某人', role: 'nurse' }, admin())).toBe(
    'login-name',
  )
  const person = { login_name: 'Wang.Fang', name: '王芳', role: 'nurse' } as const
  const { staff_id, first_password, login_name } = await app.callApi(calls.deskStaffAdd, person, admin())
  expect(login_name).toBe('wang.fang')
  expect(await app.refusal(calls.deskStaffAdd, person, admin())).toBe('taken')
  await app.callApi(calls.deskStaffChange, { staff_id, name: '王芳', role: 'planner' }, admin())
  await app.callApi(calls.deskStaffSwitch, { staff_id, is_on: 0 }, admin())
  expect(await app.refusal(calls.deskSignIn, { login_name, password: first_password })).toBe('wrong')
  await app.callApi(calls.deskStaffSwitch, { staff_id, is_on: 1 }, admin())

  const { list } = await app.callApi(audit.deskAuditList, { kind: 'staff', row_id: String(staff_id) }, admin())
  expect(list.map((line) => line.act)).toEqual(['staff.enable', 'staff.disable', 'staff.change', 'staff.add'])
  expect(list[2]).toMatchObject({
    before: { role: 'nurse' },
    after: { role: 'planner' },
    staff_id: people.admin.staffId,
  })
  expect(JSON.stringify(list)).not.toContain(first_password)
})

/** Somebody who has been an admin for a week. */
const secondAdmin = async () => {
  const other = await signInStaff(app, ours, 'admin')
  const older = "update access_staff_grants set role_since = role_since - interval '7 days' where staff_id = $1"
  await app.pool.query(older, [other.staffId])
  return other
}
const actsOn = async (staffId: number) => {
  const { list } = await app.callApi(audit.deskAuditList, { kind: 'staff', row_id: String(staffId) }, admin())
  return { acts: list.map(({ act, staff_id }) => [act, staff_id]), text: JSON.stringify(list) }
}
const NEW = 'quite another 1'
const askReset = (person: StaffPerson, second_factor = 0) =>
  app.callApi(calls.deskStaffReset, { staff_id: person.staffId, second_factor }, admin())

test('what an admin is told by a reset opens nothing, changes nothing, and is seen by whom it is for [S25]', async () => {
  const accountant = await signInStaff(app, ours, 'accountant')
  const { staff_id, login_name, reset_code } = await askReset(accountant, 1)
  app.clock.advance({ minutes: 1 })
  const { loginName, password, secret } = accountant
  expect(await app.refusal(calls.deskSignIn, { login_name, password: reset_code })).toBe('wrong')
  for (const proof of [reset_code, 'made-up', totpAt(people.admin.secret, app.clock.now())])
    expect(await app.refusal(calls.deskResetUse, { login_name, reset_code, proof, password: NEW })).toBe('wrong')
  expect(await app.refusal(calls.deskStaffResetApprove, { staff_id }, admin())).toBe('own-ask')
  const me = await app.callApi(calls.deskMe, {}, as(accountant))
  expect(me.reset).toMatchObject({ asked_by: '某admin' })
  const row = (await app.callApi(calls.deskStaffList, { page_size: 50 }, admin())).list.find(
    (one) => one.staff_id === staff_id,
  )
  expect(row?.reset).toMatchObject({ asked_by: '某admin', is_mine: 1, is_approved: 0 })

  await app.callApi(calls.deskResetRefuse, {}, as(accountant))
  expect(await app.refusal(calls.deskResetRefuse, {}, as(accountant))).toBe('not-asked')
  const code = totpAt(secret, app.clock.now())
  expect(await app.refusal(calls.deskResetUse, { login_name, reset_code, proof: code, password: NEW })).toBe('wrong')
  app.clock.advance({ minutes: 16 })
  const fresh = totpAt(secret, app.clock.now())
  expect(await app.refusal(calls.deskSignIn, { login_name: loginName, password, code: fresh })).toBe('not refused')
  const { acts, text } = await actsOn(staff_id)
  expect(acts.filter(([act]) => String(act).includes('reset'))).toEqual([
    ['staff.reset-refuse', accountant.staffId],
    ['staff.reset-ask', people.admin.staffId],
  ])
  expect(text).not.toContain(reset_code)
})

test('with the code of a second admin its owner chooses a password; the second factor is set up anew, once', async () => {
  const [lost, other] = [await signInStaff(app, ours, 'accountant'), await secondAdmin()]
  expect(await app.refusal(calls.deskStaffResetApprove, { staff_id: lost.staffId }, as(other))).toBe('not-asked')
  const { login_name, reset_code } = await askReset(lost, 1)
  const who = { staff_id: lost.staffId }
  const { approval_code: proof } = await app.callApi(calls.deskStaffResetApprove, who, as(other))
  expect(await app.refusal(calls.deskMe, {}, as(lost))).toBe('not refused')
  const use = { login_name, reset_code, proof, password: NEW }
  expect(await app.refusal(calls.deskResetUse, { ...use, password: 'short' })).toBe('weak')
  expect(await app.refusal(calls.deskResetUse, { ...use, login_name: 'nobody' })).toBe('wrong')
  expect(await app.refusal(calls.deskResetUse, { ...use, reset_code: proof })).toBe('wrong')
  const uses = await Promise.all([1, 2].map(() => app.rawRequest(calls.deskResetUse, use)))
  expect(uses.map(({ body }) => body.reason).sort()).toEqual(['wrong', undefined])
  const step = uses.find(({ body }) => !body.reason)?.body.data
  expect(step).toMatchObject({ due: 'second-factor', staff_key: '' })
  expect(await app.refusal(calls.deskMe, {}, as(lost))).toBe('401')
  expect(await app.refusal(calls.deskSignIn, { login_name, password: lost.password })).toBe('wrong')
  const { acts, text } = await actsOn(lost.staffId)
  expect(acts.slice(0, 3)).toEqual([
    ['staff.reset', lost.staffId],
    ['staff.reset-approve', other.staffId],
    ['staff.reset-ask', people.admin.staffId],
  ])
  for (const secret of [reset_code, proof, NEW]) expect(text).not.toContain(secret)
})

test('who owns the account proves it by their second factor, or by a recovery code, which is good once', async () => {
  const [auditor, planner] = [await signInStaff(app, ours, 'auditor'), await signInStaff(app, ours, 'planner')]
  app.clock.advance({ minutes: 1 })
  const first = await askReset(auditor)
  const proof = totpAt(auditor.secret, app.clock.now())
  const opened = await app.callApi(calls.deskResetUse, { ...first, proof, password: NEW })
  expect(await app.refusal(calls.deskMe, {}, { staffKey: opened.staff_key })).toBe('not refused')

  expect(await app.refusal(calls.deskRecoveryCode, { password: 'wrong' }, as(planner))).toBe('wrong')
  const { recovery_code } = await app.callApi(calls.deskRecoveryCode, { password: planner.password }, as(planner))
  expect(await app.callApi(calls.deskMe, {}, as(planner))).toMatchObject({ has_recovery: 1, reset: null })
  const second = await askReset(planner)
  expect((await app.callApi(calls.deskResetUse, { ...second, proof: recovery_code, password: NEW })).due).toBeNull()
  const third = await askReset(planner)
  const again = { ...third, proof: recovery_code, password: 'and another 2' }
  expect(await app.refusal(calls.deskResetUse, again)).toBe('wrong')
})

test('nobody makes themselves a second admin to agree with themselves', async () => {
  const lost = await nurse()
  const [young, raised] = [await signInStaff(app, ours, 'admin'), await signInStaff(app, ours, 'auditor')]
  await app.pool.query('update access_staff_grants set role_since = $2 where staff_id = $1', [
    raised.staffId,
    new Date('2026-01-01'),
  ])
  const other = await secondAdmin()
  const change = { staff_id: raised.staffId, name: '某人', role: 'admin' } as const
  expect(await app.callApi(calls.deskStaffChange, change, admin())).toMatchObject({
    is_waiting: 1,
    staff: { role: 'auditor' },
  })
  const [request] = (await app.callApi(calls.deskRequests, {}, as(other))).list
  await app.callApi(calls.deskRequestAgree, { request_id: request?.request_id ?? 0 }, as(other))
  app.clock.advance({ minutes: 1 })
  const code = totpAt(raised.secret, app.clock.now())
  const { staff_key: staffKey } = await app.callApi(calls.deskSignIn, {
    login_name: raised.loginName,
    password: raised.password,
    code,
  })
  await askReset(lost)
  const approve = (who: { staffKey: string }) =>
    app.refusal(calls.deskStaffResetApprove, { staff_id: lost.staffId }, who)
  expect([await approve(as(young)), await approve({ staffKey })]).toEqual(['too-new', 'too-new'])
  await app.pool.query('update access_staff_grants set role_since = $2 where staff_id = $1', [
    other.staffId,
    app.clock.now(),
  ])
})

test('a reset waits a day, ends when an admin takes it back, and the newer one counts', async () => {
  const planner = await signInStaff(app, ours, 'planner')
  const { recovery_code: proof } = await app.callApi(
    calls.deskRecoveryCode,
    { password: planner.password },
    as(planner),
  )
  const use = (given: { login_name: string; reset_code: string }) =>
    app.refusal(calls.deskResetUse, { ...given, proof, password: NEW })
  const [older, newer] = [await askReset(planner), await askReset(planner)]
  expect(await use(older)).toBe('wrong')
  await app.callApi(calls.deskStaffResetCancel, { staff_id: planner.staffId }, admin())
  expect(await app.refusal(calls.deskStaffResetCancel, { staff_id: planner.staffId }, admin())).toBe('not-asked')
  expect(await app.refusal(calls.deskStaffResetCancel, { staff_id: stranger.staffId }, admin())).toBe('not-found')
  expect(await use(newer)).toBe('wrong')
  const late = await askReset(planner)
  app.clock.advance({ hours: 24 })
  expect(await use(late)).toBe('wrong')
  await app.wakeAll()
  expect(
    (await app.pool.query('select 1 from access_staff_resets where expires_at <= $1', [app.clock.now()])).rows,
  ).toEqual([])
  people = await signInAllRoles(app, ours)
})

test('the two codes are guessed no more often than a password', async () => {
  const { loginName: login_name, staffId } = await nurse()
  const { reset_code } = await app.callApi(calls.deskStaffReset, { staff_id: staffId }, admin())
  const guess = { login_name, reset_code, password: NEW }
  const said = await Promise.all(
    Array.from({ length: 12 }, (_, n) => app.refusal(calls.deskResetUse, { ...guess, proof: `guess ${n}` })),
  )
  expect(said.filter((reason) => reason === 'wrong')).toHaveLength(5)
})

test('the list is the hospital’s own, without anything secret', async () => {
  const { list } = await app.callApi(calls.deskStaffList, { page_size: 50 }, admin())
  expect(list.map((member) => member.staff_id)).not.toContain(stranger.staffId)
  expect(list.find((member) => member.is_me === 1)).toMatchObject({ role_name: '管理员', second_factor: 1 })
  expect(JSON.stringify(list)).not.toMatch(/scrypt|hash|sealed/i)
})

test.each([
  ['a login name with a space', { loginName: 'first admin' }, 'letters, digits'],
  ['a role that is none', { role: 'boss' }, 'one of admin'],
  ['no name', { name: ' ' }, 'name is missing'],
  ['a hospital that is none', { hospitalId: 999_999 }, 'no hospital'],
])('the command refuses %s', async (_, wrong, words) => {
  const typed = { hospitalId: ours, loginName: 'first', name: '第一人', role: 'admin', ...wrong }
  await expect(async () => addByCommand(app.context(), typed)).rejects.toThrow(words)
})

test('the command adds the first admin and lets them in again, and the audit says that it was the command', async () => {
  const typed = { hospitalId: ours, loginName: 'First', name: '第一人', role: 'admin' }
  const password = await addByCommand(app.context(), typed)
  await expect(addByCommand(app.context(), typed)).rejects.toThrow('taken')
  await expect(resetByCommand(app.context(), 'nobody')).rejects.toThrow('nobody signs in')
  expect((await app.callApi(calls.deskSignIn, { login_name: 'first', password })).due).toBe('password')
  const again = await resetByCommand(app.context(), 'first')
  expect(await app.refusal(calls.deskSignIn, { login_name: 'first', password })).toBe('wrong')
  expect((await app.callApi(calls.deskSignIn, { login_name: 'first', password: again })).due).toBe('password')
  const { list } = await app.callApi(audit.deskAuditList, { act: 'staff.' }, admin())
  expect(list.slice(0, 2).map((line) => [line.act, line.staff_id, line.staff_name])).toEqual([
    ['staff.reset', null, 'npm run staff'],
    ['staff.add', null, 'npm run staff'],
  ])
})

test('nobody’s password is shown but those of the demonstration world, which open its desks alone', async () => {
  expect(await app.callApi(calls.deskDemoStaff, {})).toEqual({ list: [] })
  const now = app.clock.now()
  await demoStaff.run({ db: app.db, config: app.config, now, today: dayOf(now), scale: 1 })
  const { list } = await app.callApi(calls.deskDemoStaff, {})
  expect(list.slice(0, 3).map((one) => one.role_name)).toEqual(['管理员', '排班员', '分诊护士'])
  const enter = async (at: number) => {
    const [{ login_name, password, code }] = (await app.callApi(calls.deskDemoStaff, {})).list.slice(at) as [
      (typeof list)[0],
    ]
    return app.refusal(calls.deskSignIn, { login_name, password, ...(code && { code }) })
  }
  const entered = [await enter(2)]
  // Several people try the same desk within one code's half minute.
  for (let people = 0; people < 4; people++) entered.push(await enter(0))
  expect(entered).toEqual(Array(5).fill('not refused'))
  Object.assign(app.config, { mode: 'production' })
  expect(await app.refusal(calls.deskSignIn, list[2] ?? {})).toBe('wrong')
  expect(await app.callApi(calls.deskDemoStaff, {})).toEqual({ list: [] })
  Object.assign(app.config, { mode: 'demo' })
})

test('a session ends after twelve hours, at sign-out, and when its account is disabled', async () => {
  const [out, off, late] = [await nurse(), await nurse(), await nurse()]
  await app.callApi(calls.deskSignOut, {}, as(out))
  expect(await app.refusal(calls.deskMe, {}, as(out))).toBe('401')
  await app.callApi(calls.deskStaffSwitch, { staff_id: off.staffId, is_on: 0 }, admin())
  expect(await app.refusal(calls.deskMe, {}, as(off))).toBe('401')
  app.clock.advance({ hours: 11, minutes: 59 })
  expect(await app.refusal(calls.deskMe, {}, as(late))).toBe('not refused')
  app.clock.advance({ minutes: 1 })
  expect(await app.refusal(calls.deskMe, {}, as(late))).toBe('401')
})
