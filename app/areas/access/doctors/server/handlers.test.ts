import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { recentTries } from '#app/areas/access/patients/rules/tries.ts'
import { deskMe } from '#app/areas/access/staff/contract.ts'
import { consultDoctors } from '#app/areas/consult/doctors/server/tables.ts'
import type { CallSpec } from '#kit/wire/call.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { signInDoctor } from '#test/support/doctor.ts'
import { signIn } from '#test/support/people.ts'
import { signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { addDoctorByCommand, resetDoctorByCommand } from './public.ts'
import { updateAccount } from './queries.ts'

let app: TestApp
let clinic: Clinic
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'on' } })
  clinic = await openClinic(app, { doctors: 20 })
})
afterAll(() => app.close())

let used = 0
const nextDoctor = () => clinic.doctorIds[used++] as number
const newDoctor = () => signInDoctor(app, nextDoctor())
const certify = async (doctorId: number, certifyState: 'certified' | 'pending' | 'refused') => {
  await app.db
    .insert(consultDoctors)
    .values({ doctorId, certifyState, openedAt: app.clock.now() })
    .onConflictDoUpdate({ target: consultDoctors.doctorId, set: { certifyState } })
}
const added = async (doctorId = nextDoctor()) => {
  await certify(doctorId, 'certified')
  const login_name = `dr-${++named}`
  const password = await addDoctorByCommand(app.context(), { doctorId, loginName: login_name })
  return { doctorId, login_name, password }
}
let named = 0

const ownCalls = Object.entries(calls as Record<string, CallSpec>).filter(([, call]) => call.doctor)

test.each(ownCalls)('%s takes no visitor, no patient, no staff and no unknown key [X255]', async (_, call) => {
  const { key } = await signIn(app)
  const { staffKey } = await signInStaff(app, clinic.hospitalId, 'nurse')
  const input = { old_password: 'x', password: 'y' }
  const said = await Promise.all(
    [{}, { key }, { staffKey }, { doctorKey: key }, { doctorKey: staffKey }, { doctorKey: 'nobody-holds-it' }].map(
      (as) => app.refusal(call, input, as),
    ),
  )
  expect(said).toEqual(['login', 'login', 'login', '401', '401', '401'])
})

test('a doctor’s key opens no call of staff and none of patients', async () => {
  const { doctorKey } = await newDoctor()
  const whoAmI = app.rooms
    .flatMap((room) => room.answering.flatMap(({ contract }) => Object.values(contract)))
    .find((call) => call.path === '/account/getUserInfo') as CallSpec
  expect(await app.refusal(deskMe, {}, { doctorKey })).toBe('login')
  expect(await app.refusal(deskMe, {}, { staffKey: doctorKey })).toBe('401')
  expect(await app.refusal(whoAmI, {}, { doctorKey })).toBe('login')
  expect(await app.refusal(whoAmI, {}, { key: doctorKey })).toBe('401')
})

test('only a certified doctor gets an account, and each one alone', async () => {
  const doctorId = nextDoctor()
  const add = (loginName: string, id = doctorId) =>
    addDoctorByCommand(app.context(), { doctorId: id, loginName }).catch((error: Error) => error.message)
  expect(await add('not-yet')).toContain('not certified')
  await certify(doctorId, 'pending')
  expect(await add('not-yet')).toContain('not certified')
  await certify(doctorId, 'certified')
  expect(await add('!')).toContain('login name')
  expect(await add('nobody', 99_999_999)).toContain('no doctor')
  expect(await add('the-first')).toMatch(/^[\w]{4}-[\w]{4}-[\w]{4}$/)
  expect(await add('the-second')).toContain('has an account already')
  const other = nextDoctor()
  await certify(other, 'certified')
  expect(await add('THE-first', other)).toContain('is taken')
})

test('without their certificate a doctor is not let in, and who is in is out at once', async () => {
  const { doctorId, doctorKey, loginName: login_name, password } = await newDoctor()
  await certify(doctorId, 'refused')
  expect(await app.refusal(calls.benchMe, {}, { doctorKey })).toBe('401')
  expect(await app.refusal(calls.benchSignIn, { login_name, password })).toBe('not-certified')
  expect(await app.refusal(calls.benchSignIn, { login_name, password: 'wrong' })).toBe('wrong')
})

test('a wrong password, a name that nobody has, an account that is off and one of the demonstration are refused in the same words', async () => {
  const [mine, off, demo] = [await newDoctor(), await newDoctor(), await newDoctor()]
  await updateAccount(app.db, off.doctorId, { isOn: false })
  await updateAccount(app.db, demo.doctorId, { isDemo: true })
  Object.assign(app.config, { mode: 'production' })
  const answers = await Promise.all([
    app.rawRequest(calls.benchSignIn, { login_name: mine.loginName, password: 'wrong' }),
    app.rawRequest(calls.benchSignIn, { login_name: 'nobody', password: 'wrong' }),
    app.rawRequest(calls.benchSignIn, { login_name: off.loginName, password: off.password }),
    app.rawRequest(calls.benchSignIn, { login_name: demo.loginName, password: demo.password }),
  ])
  expect((await app.callApi(calls.benchDemoDoctors, {})).list).toEqual([])
  Object.assign(app.config, { mode: 'demo' })
  expect(answers.map(({ body }) => body)).toEqual(Array(4).fill(answers[0]?.body))
  expect(answers[0]?.body).toMatchObject({ reason: 'wrong' })
  expect(await app.refusal(calls.benchMe, {}, { doctorKey: off.doctorKey })).toBe('401')
})

test('a password that was given opens nothing but the choice of an own one, once and for ten minutes', async () => {
  const { login_name, password } = await added()
  const { due, doctor_key, ticket } = await app.callApi(calls.benchSignIn, { login_name, password })
  expect([due, doctor_key]).toEqual(['password', ''])
  expect(await app.refusal(calls.benchMe, {}, { doctorKey: ticket })).toBe('401')
  expect(await app.refusal(calls.benchFirstPassword, { ticket, password: 'short' })).toBe('weak')
  expect(await app.refusal(calls.benchFirstPassword, { ticket, password })).toBe('weak')
  const opened = await app.callApi(calls.benchFirstPassword, { ticket, password: 'my own 2 words' })
  const me = await app.callApi(calls.benchMe, {}, { doctorKey: opened.doctor_key })
  expect(me).toMatchObject({ login_name, unit_id: clinic.hospitalId, dep_id: clinic.depId })
  expect(await app.refusal(calls.benchFirstPassword, { ticket, password: 'my own 3 words' })).toBe('ticket-gone')
  const other = await added()
  const late = await app.callApi(calls.benchSignIn, { login_name: other.login_name, password: other.password })
  app.clock.advance({ minutes: 10 })
  const asked = { ticket: late.ticket, password: 'my own 2 words' }
  expect(await app.refusal(calls.benchFirstPassword, asked)).toBe('ticket-gone')
})

test('a session ends after twelve hours, at signing out, and with another password elsewhere', async () => {
  const { doctorKey, loginName: login_name, password, doctorId } = await newDoctor()
  const again = await app.callApi(calls.benchSignIn, { login_name, password })
  const as = { doctorKey }
  const change = { old_password: password, password: 'another 1 of mine' }
  expect(await app.refusal(calls.benchPassword, { ...change, old_password: 'wrong' }, as)).toBe('wrong')
  expect(await app.refusal(calls.benchPassword, { ...change, password: 'short' }, as)).toBe('weak')
  await app.callApi(calls.benchPassword, change, as)
  expect(await app.refusal(calls.benchMe, {}, { doctorKey: again.doctor_key })).toBe('401')
  expect((await app.callApi(calls.benchMe, {}, as)).doctor_id).toBe(doctorId)
  await app.callApi(calls.benchSignOut, {}, as)
  expect(await app.refusal(calls.benchMe, {}, as)).toBe('401')
  const { doctor_key } = await app.callApi(calls.benchSignIn, { login_name, password: change.password })
  app.clock.advance({ hours: 12 })
  expect(await app.refusal(calls.benchMe, {}, { doctorKey: doctor_key })).toBe('401')
  await app.wakeAll()
})

test('a doctor whose name is tried too often is locked out for a while, but not where they work', async () => {
  const { login_name, password } = await added()
  for (let n = 0; n < recentTries.pair; n++)
    expect(await app.refusal(calls.benchSignIn, { login_name, password: 'wrong' })).toBe('wrong')
  expect(await app.refusal(calls.benchSignIn, { login_name, password })).toBe('locked')
  app.clock.advance({ minutes: 15 })
  expect((await app.callApi(calls.benchSignIn, { login_name, password })).due).toBe('password')
})

test('a lost password is reset from the machine: what was open is closed', async () => {
  const { doctorKey, loginName } = await newDoctor()
  await expect(resetDoctorByCommand(app.context(), 'nobody')).rejects.toThrow('no doctor signs in as')
  const given = await resetDoctorByCommand(app.context(), loginName)
  expect(await app.refusal(calls.benchMe, {}, { doctorKey })).toBe('401')
  expect((await app.callApi(calls.benchSignIn, { login_name: loginName, password: given })).due).toBe('password')
})

test('the audit of their hospital says when a doctor came, and what happened to their account', async () => {
  const { doctorId } = await added()
  const { staffKey } = await signInStaff(app, clinic.hospitalId, 'auditor')
  const { list } = await app.callApi(deskAuditList, {}, { staffKey })
  expect(list).toContainEqual(
    expect.objectContaining({ act: 'doctor.add', kind: 'doctor', row_id: String(doctorId), staff_id: null }),
  )
  expect(list.map(({ act, kind }) => `${kind} ${act}`)).toContain('doctor session.open')
})
