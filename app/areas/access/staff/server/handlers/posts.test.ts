import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { deskAdvertPicture } from '#app/areas/desk/adverts/contract.ts'
import { deskToday } from '#app/areas/desk/clinic/contract.ts'
import { deskConsents } from '#app/areas/desk/consents/contract.ts'
import { deskHospital } from '#app/areas/desk/hospital/contract.ts'
import { deskCatalogue, deskCities } from '#app/areas/desk/masters/contract.ts'
import { deskSigns } from '#app/areas/emergencies/desk/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { deskIllnesses } from '#app/areas/guahao/illnesses/desk/contract.ts'
import { deskPartners } from '#app/areas/home/desk/contract.ts'
import { deskAbroadChoices, deskAbroadPicture } from '#app/areas/overseas/directory/desk/contract.ts'
import { deskSearchWords } from '#app/areas/search/desk/contract.ts'
import { totpAt } from '#kit/seal/server/totp.ts'
import type { ChangedSince } from '#kit/wire/edited.ts'
import { aPicture } from '#test/support/a-picture.ts'
import { type StaffPerson, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import type { Role } from '../../rules.ts'
import { addByCommand } from '../public.ts'

let app: TestApp
let here: number
let there: number
let admin: StaffPerson
let stranger: StaffPerson
let operator: StaffPerson

beforeAll(async () => {
  app = await startTestApp()
  Object.assign(app.config, { mode: 'production' })
  const made = await insertHospitals(app.db, [aHospital({ name: '南岭医院' }), aHospital({ name: '北岭医院' })])
  ;[here, there] = made as [number, number]
  admin = await signInStaff(app, here, 'admin')
  stranger = await signInStaff(app, there, 'admin')
  operator = await signInStaff(app, here, 'operator')
})
afterAll(() => app.close())
beforeEach(() => app.clock.advance({ minutes: 1 }))

const as = ({ staffKey }: { staffKey: string }) => ({ staffKey })
const meOf = (who: { staffKey: string }) => app.callApi(calls.deskMe, {}, as(who))
const settle = (person: StaffPerson, days: number) =>
  app.pool.query('update access_staff_grants set role_since = $2 where staff_id = $1', [
    person.staffId,
    new Date(app.clock.now().getTime() - days * 86_400_000),
  ])
const signIn = async ({ loginName: login_name, password, secret }: StaffPerson) => {
  const code = totpAt(secret, app.clock.now())
  return { staffKey: (await app.callApi(calls.deskSignIn, { login_name, password, code })).staff_key }
}
const switchTo = async (who: { staffKey: string }, unit_id: number) => ({
  staffKey: (await app.callApi(calls.deskSwitch, { unit_id }, as(who))).staff_key,
})
const member = (who: { staffKey: string }, staffId: number) =>
  app
    .callApi(calls.deskStaffList, { page_size: 50 }, as(who))
    .then(({ list }) => list.find(({ staff_id }) => staff_id === staffId))

test('nobody switches to a hospital where they have no post', async () => {
  expect(await app.refusal(calls.deskSwitch, { unit_id: there }, as(admin))).toBe('not-found')
  expect(await app.refusal(calls.deskSwitch, { unit_id: 0 }, as(admin))).toBe('not-found')
  expect(await app.refusal(calls.deskSwitch, { unit_id: 999_999 }, as(operator))).toBe('not-found')
  const { list } = await app.callApi(calls.deskUnits, {}, as(admin))
  expect(list.map(({ unit_id }) => unit_id)).toEqual([here])
})

test('a hospital makes nobody an operator or one of the service, nor gives what belongs to the platform', async () => {
  const nurse = await signInStaff(app, here, 'nurse')
  for (const role of ['operator', 'service'] as const) {
    const person = { name: '某人', role }
    expect(await app.refusal(calls.deskStaffAdd, { login_name: `x-${role}`, ...person }, as(admin))).toBe('not-role')
    expect(await app.refusal(calls.deskStaffChange, { staff_id: nurse.staffId, ...person }, as(admin))).toBe('not-role')
    const sheet = { role, role_name: '某', permissions: ['account' as const] }
    expect(await app.refusal(calls.deskRoleAdd, sheet, as(admin))).toBe('not-givable')
  }
  const sheet = { role: 'nurse' as const, role_name: '客服护士', permissions: ['service.answer' as const] }
  expect(await app.refusal(calls.deskRoleAdd, sheet, as(admin))).toBe('not-givable')
})

test('an operator is at any hospital’s desk, with what belongs to the platform; a hospital’s admin sees neither', async () => {
  expect(await meOf(operator)).toMatchObject({ unit_id: here, is_platform: 1, serves_platform: 1, may_switch: 1 })
  expect(await meOf(admin)).toMatchObject({ is_platform: 0, serves_platform: 0, may_switch: 0 })
  const at = await switchTo(operator, there)
  expect(await app.refusal(calls.deskMe, {}, as(operator))).toBe('401')
  expect(await meOf(at)).toMatchObject({ unit_id: there, unit_name: '北岭医院' })
  expect(await member(at, stranger.staffId)).toMatchObject({ role: 'admin' })
  expect(await member(at, admin.staffId)).toBeUndefined()
  expect(await member(admin, operator.staffId)).toBeUndefined()
  const home = await switchTo(at, 0)
  const me = await meOf(home)
  expect(me).toMatchObject({ unit_id: 0, unit_name: '医路平台' })
  expect(me.permissions).toEqual(expect.arrayContaining(['staff.manage', 'consents.publish', 'audit.read']))
  expect(me.permissions).not.toContain('clinic.run')
  // Where no hospital is chosen nothing of one is asked for.
  expect(await app.refusal(deskToday, {}, home)).toBe('not-allowed')
  expect(await app.refusal(deskHospital, {}, home)).toBe('not-allowed')
  expect(await app.refusal(deskConsents, {}, home)).toBe('not refused')
  expect(await app.refusal(audit.deskAuditList, {}, home)).toBe('not refused')
  // What all hospitals share, and what belongs to none.
  for (const call of [
    deskCities,
    deskCatalogue,
    deskAbroadChoices,
    deskIllnesses,
    deskSearchWords,
    deskSigns,
    deskPartners,
  ])
    expect(await app.refusal(call, {}, home), call.path).toBe('not refused')
  const picture = { file: await aPicture() }
  expect(await app.callApi(deskAbroadPicture, picture, home)).toMatchObject({ url: expect.any(String) })
  expect(await app.callApi(deskAdvertPicture, picture, home)).toMatchObject({ url: expect.any(String) })
  const lines = (await app.callApi(audit.deskAuditList, { act: 'session.switch' }, home)).list
  expect(lines.map(({ staff_id }) => staff_id)).toContain(operator.staffId)
  Object.assign(operator, await switchTo(home, here))
})

test('an operator begins where they were last, and the first one needs no hospital', async () => {
  const password = await addByCommand(app.context(), {
    hospitalId: null,
    loginName: 'first',
    name: '一',
    role: 'operator',
  })
  await expect(
    addByCommand(app.context(), { hospitalId: here, loginName: 'second', name: '二', role: 'operator' }),
  ).rejects.toThrow('works for all hospitals')
  const given = await app.callApi(calls.deskSignIn, { login_name: 'first', password })
  const chosen = await app.callApi(calls.deskFirstPassword, { ticket: given.ticket, password: 'my own 2 words' })
  expect(chosen.due).toBe('second-factor')
  const { secret } = await app.callApi(calls.deskTotpSecret, { ticket: chosen.ticket })
  const code = totpAt(secret, app.clock.now())
  const entered = await app.callApi(calls.deskTotpConfirm, { ticket: chosen.ticket, code })
  expect(await meOf({ staffKey: entered.staff_key })).toMatchObject({ unit_id: 0, role: 'operator' })
  await switchTo({ staffKey: entered.staff_key }, there)
  app.clock.advance({ minutes: 1 })
  const again = { login_name: 'first', password: 'my own 2 words', code: totpAt(secret, app.clock.now()) }
  expect(await meOf({ staffKey: (await app.callApi(calls.deskSignIn, again)).staff_key })).toMatchObject({
    unit_id: there,
  })
})

test('one person has a post at each of two hospitals, with what each gives, and neither changes them for the other', async () => {
  const nurse = await signInStaff(app, here, 'nurse')
  const join = { login_name: nurse.loginName, role: 'planner' } as const
  expect(await app.refusal(calls.deskStaffJoin, { ...join, login_name: 'nobody' }, as(stranger))).toBe('no-account')
  expect(await app.refusal(calls.deskStaffJoin, join, as(admin))).toBe('here')
  expect(await app.callApi(calls.deskStaffJoin, join, as(stranger))).toMatchObject({ is_waiting: 0 })
  expect(await meOf(nurse)).toMatchObject({ role: 'nurse', unit_id: here, may_switch: 1 })
  expect(await app.refusal(calls.deskStaffList, {}, as(nurse))).toBe('not-allowed')
  const away = await switchTo(nurse, there)
  expect(await meOf(away)).toMatchObject({ role: 'planner', unit_id: there })

  const who = { staff_id: nurse.staffId }
  expect(await member(admin, nurse.staffId)).toMatchObject({ is_elsewhere: 1 })
  expect(await app.refusal(calls.deskStaffReset, who, as(admin))).toBe('elsewhere')
  expect(await app.refusal(calls.deskStaffChange, { ...who, name: '别名', role: 'nurse' }, as(admin))).toBe('elsewhere')
  // Off here, they go on there.
  await app.callApi(calls.deskStaffSwitch, { ...who, is_on: 0 }, as(admin))
  expect(await meOf(away)).toMatchObject({ unit_id: there, may_switch: 0 })
  expect(await app.refusal(calls.deskSwitch, { unit_id: here }, away)).toBe('not-found')
  const again = await signIn(nurse)
  expect(await meOf(again)).toMatchObject({ unit_id: there })
  await app.callApi(calls.deskStaffSwitch, { ...who, is_on: 0 }, as(stranger))
  expect(await app.refusal(calls.deskMe, {}, as(again))).toBe('401')
  expect(await app.refusal(calls.deskSignIn, { login_name: nurse.loginName, password: nurse.password })).toBe('wrong')
})

test('a role made at the desk opens and closes calls for who has it, from the next question on', async () => {
  const person = await signInStaff(app, here, 'nurse')
  const sheet = { role: 'nurse', role_name: '护士长', permissions: ['clinic.read', 'audit.read'] } as const
  const ours = { ...sheet, permissions: [...sheet.permissions] }
  const { role_id } = await app.callApi(calls.deskRoleAdd, ours, as(admin))
  expect(await app.refusal(calls.deskRoleAdd, ours, as(admin))).toBe('same-name')
  const { list } = await app.callApi(calls.deskRoles, {}, as(admin))
  expect(list).toEqual([expect.objectContaining({ role_id, role_name: '护士长', staff_num: 0, version: 1 })])
  expect(list[0]?.permissions.toSorted()).toEqual(['account', 'audit.read', 'clinic.read'])
  // Another desk neither gives, sees nor changes it.
  const change = { role_id, role_name: '别', permissions: ['clinic.read' as const] }
  expect(await app.refusal(calls.deskRoleChange, change, as(stranger))).toBe('not-found')
  expect(await app.refusal(calls.deskRoleDelete, { role_id }, as(stranger))).toBe('not-found')
  const post = { staff_id: person.staffId, name: '某nurse', role: 'nurse' as const, role_id }
  const theirs = await signInStaff(app, there, 'nurse')
  expect(await app.refusal(calls.deskStaffChange, { ...post, staff_id: theirs.staffId }, as(stranger))).toBe('not-role')

  await app.callApi(calls.deskStaffChange, post, as(admin))
  const again = await signIn(person)
  expect(await meOf(again)).toMatchObject({ role: 'nurse', role_id, role_name: '护士长' })
  expect(await app.refusal(audit.deskAuditList, {}, again)).toBe('not refused')
  expect(await app.refusal(calls.deskRoleDelete, { role_id }, as(admin))).toBe('in-use')
  await app.callApi(calls.deskRoleChange, change, as(admin))
  expect(await app.refusal(audit.deskAuditList, {}, again)).toBe('not-allowed')
  const { body } = await app.rawRequest(calls.deskRoleChange, { ...change, version: 1 }, as(admin))
  const told = {
    who: '某admin',
    fields: [{ name: 'role_name', before: '护士长', after: '别' }, { name: 'permissions' }],
  }
  expect(body).toMatchObject({ reason: 'changed', data: { changes: [told] } })
})

test('who holds what moves money or rights by a role of the desk needs a second factor', async () => {
  const sheet = { role: 'nurse' as const, role_name: '退款护士', permissions: ['refunds.handle' as const] }
  const { role_id } = await app.callApi(calls.deskRoleAdd, sheet, as(admin))
  const person = { login_name: 'refunder', name: '某人', role: 'nurse' as const, role_id }
  const { first_password: password } = await app.callApi(calls.deskStaffAdd, person, as(admin))
  const { ticket } = await app.callApi(calls.deskSignIn, { login_name: 'refunder', password })
  expect(await app.callApi(calls.deskFirstPassword, { ticket, password: 'my own 2 words' })).toMatchObject({
    due: 'second-factor',
    staff_key: '',
  })
})

const newcomer = (role: Role, login_name: string) =>
  app.callApi(calls.deskStaffAdd, { login_name, name: '新人', role }, as(admin))
const waiting = async (who: { staffKey: string }) => (await app.callApi(calls.deskRequests, {}, as(who))).list

test('rights are given by one and agreed to by another, never by oneself, and what nobody answers is over', async () => {
  const second = await signInStaff(app, here, 'admin')
  const accountant = await signInStaff(app, here, 'accountant')
  expect((await newcomer('nurse', 'by-one')).is_waiting).toBe(0)
  await settle(second, 7)
  const given = await newcomer('accountant', 'by-two')
  expect(given.is_waiting).toBe(1)
  const entering = { login_name: 'by-two', password: given.first_password }
  expect(await app.refusal(calls.deskSignIn, entering)).toBe('no-post')
  expect(await meOf(second)).toMatchObject({ waiting_num: 1 })
  expect(await meOf(admin)).toMatchObject({ waiting_num: 0 })
  expect(await meOf(accountant)).toMatchObject({ waiting_num: 0 })
  const [request] = await waiting(second)
  const which = { request_id: request?.request_id ?? 0 }
  expect(request).toMatchObject({ subject: '给 新人（by-two）财务岗位', may_agree: 1, is_mine: 0 })
  expect(await app.refusal(calls.deskRequestAgree, which, as(admin))).toBe('own-ask')
  expect(await app.refusal(calls.deskRequestRefuse, { ...which, note: '不' }, as(admin))).toBe('own-ask')
  expect(await app.refusal(calls.deskRequestAgree, which, as(accountant))).toBe('not-allowed')
  expect(await app.refusal(calls.deskRequestAgree, which, as(stranger))).toBe('not-found')
  expect(await app.refusal(calls.deskRequestWithdraw, which, as(second))).toBe('not-own')
  const both = await Promise.all([1, 2].map(() => app.refusal(calls.deskRequestAgree, which, as(second))))
  expect(both.sort()).toEqual(['not refused', 'not-waiting'])
  expect((await app.callApi(calls.deskSignIn, entering)).due).toBe('password')

  await newcomer('accountant', 'refused-one')
  const [other] = await waiting(second)
  await app.callApi(calls.deskRequestRefuse, { request_id: other?.request_id ?? 0, note: '先等等' }, as(second))
  const { list: mine } = await app.callApi(calls.deskRequests, { list: 'mine' }, as(admin))
  expect(mine[0]).toMatchObject({ state: 'refused', note: '先等等' })

  await newcomer('admin', 'too-late')
  const [late] = await waiting(second)
  app.clock.advance({ hours: 72 })
  Object.assign(second, await signIn(second))
  Object.assign(admin, await signIn(admin))
  expect(await waiting(second)).toEqual([])
  expect(await app.refusal(calls.deskRequestAgree, { request_id: late?.request_id ?? 0 }, as(second))).toBe(
    'not-waiting',
  )
  const { list: done } = await app.callApi(calls.deskRequests, { list: 'done' }, as(second))
  expect(done.map(({ state }) => state)).toEqual(['expired', 'refused', 'agreed'])
  const { list: lines } = await app.callApi(audit.deskAuditList, { act: 'request.' }, as(admin))
  expect(lines.map(({ act }) => act)).toEqual([
    'request.ask',
    'request.refuse',
    'request.ask',
    'request.agree',
    'request.ask',
  ])
})

test('what was asked for does not undo what somebody changed meanwhile', async () => {
  const second = await signInStaff(app, here, 'admin')
  await settle(second, 7)
  const nurse = await signInStaff(app, here, 'nurse')
  const change = { staff_id: nurse.staffId, name: '某nurse', role: 'admin' } as const
  expect(await app.callApi(calls.deskStaffChange, change, as(admin))).toMatchObject({ is_waiting: 1 })
  const seen = (await member(second, nurse.staffId))?.version
  const narrower = { ...change, role: 'planner', version: seen } as const
  await app.callApi(calls.deskStaffChange, narrower, as(second))
  expect(await app.refusal(calls.deskStaffChange, narrower, as(second))).toBe('changed')
  const [request] = await waiting(second)
  const which = { request_id: request?.request_id ?? 0 }
  expect(await app.refusal(calls.deskRequestAgree, which, as(second))).toBe('stale')
  expect(await member(admin, nurse.staffId)).toMatchObject({ role: 'planner' })
  await app.callApi(calls.deskRequestWithdraw, which, as(admin))
  await settle(second, 0)
})

test('a change that waits is told to nobody; whom another agreed to, and whom somebody switched off, is', async () => {
  const second = await signInStaff(app, here, 'admin')
  await settle(second, 7)
  const nurse = await signInStaff(app, here, 'nurse')
  const mine = { staff_id: nurse.staffId, name: '某nurse', role: 'planner' } as const
  const open = async () => (await member(admin, nurse.staffId))?.version
  const told = async (version: number | undefined) => {
    const { body } = await app.rawRequest(calls.deskStaffChange, { ...mine, version }, as(admin))
    return body.reason === 'changed' ? (body.data as ChangedSince).changes : body.reason
  }
  const seen = await open()
  await app.callApi(calls.deskStaffChange, { ...mine, role: 'accountant' }, as(admin))
  expect(await open()).toBe(seen)
  const [request] = await waiting(second)
  await app.callApi(calls.deskRequestAgree, { request_id: request?.request_id ?? 0 }, as(second))
  expect(await told(seen)).toMatchObject([{ who: '某admin', fields: [] }])
  const agreed = await open()
  await app.callApi(calls.deskStaffSwitch, { staff_id: nurse.staffId, is_on: 0 }, as(second))
  expect(await told(agreed)).toMatchObject([{ who: '某admin', fields: [] }])
  await settle(second, 0)
})

test('one sees one’s sessions and ends the others; an admin signs somebody out of their own desk alone', async () => {
  Object.assign(stranger, await signIn(stranger))
  const nurse = await signInStaff(app, here, 'nurse')
  const other = await signIn(nurse)
  const { list } = await app.callApi(calls.deskSessions, {}, as(other))
  expect(list.map(({ is_mine }) => is_mine)).toEqual([1, 0])
  expect(list[0]).toMatchObject({ unit_name: '南岭医院', from_where: expect.stringContaining('127.0.0.1') })
  const mine = await app.callApi(calls.deskSessions, {}, as(admin))
  const [theirs] = mine.list.filter(({ is_mine }) => is_mine === 1)
  expect(await app.refusal(calls.deskSessionEnd, { session_code: theirs?.session_code }, as(other))).toBe('not-found')
  await app.callApi(calls.deskSessionEnd, { session_code: list[1]?.session_code }, as(other))
  expect(await app.refusal(calls.deskMe, {}, as(nurse))).toBe('401')
  expect(await app.refusal(calls.deskMe, {}, as(other))).toBe('not refused')
  expect(await app.refusal(calls.deskStaffSessions, { staff_id: nurse.staffId }, as(stranger))).toBe('not-found')
  expect(await app.callApi(calls.deskStaffSessions, { staff_id: nurse.staffId }, as(admin))).toEqual({ ended_num: 1 })
  expect(await app.refusal(calls.deskMe, {}, as(other))).toBe('401')
})
