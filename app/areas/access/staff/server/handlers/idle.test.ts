import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { benchMe, benchTouched, benchUnlock } from '#app/areas/access/doctors/contract.ts'
import { recentTries } from '#app/areas/access/patients/rules/tries.ts'
import { deskToday } from '#app/areas/desk/clinic/contract.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { signInDoctor } from '#test/support/doctor.ts'
import { signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { deskMe, deskSessionEnd, deskSignIn, deskTouched, deskUnlock } from '../../contract.ts'

let app: TestApp
let clinic: Clinic

beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'on', IDLE_MINUTES: '30' } })
  clinic = await openClinic(app, { doctors: 3 })
})
afterAll(() => app.close())

const newNurse = async () => {
  const nurse = await signInStaff(app, clinic.hospitalId, 'nurse')
  return { ...nurse, as: { staffKey: nurse.staffKey }, unlock: { staff_key: nurse.staffKey, password: nurse.password } }
}
const minutes = (passed: number) => app.clock.advance({ minutes: passed })

test('a desk that asks by itself all day is locked when nobody has touched it for half an hour [7.3.1]', async () => {
  const { as } = await newNurse()
  for (let asked = 0; asked < 29; asked++) {
    minutes(1)
    await app.callApi(deskToday, {}, as)
  }
  minutes(1)
  const { status, body } = await app.rawRequest(deskToday, {}, as)
  expect([status, body.reason]).toEqual([401, 'locked-key'])
  // A dead key is another matter: nothing unlocks it.
  expect((await app.rawRequest(deskToday, {}, { staffKey: 'nobody-holds-it' })).body.reason).toBe('dead-key')
})

test('who touches it once a minute works the whole day, until the session ends', async () => {
  const { as } = await newNurse()
  expect(await app.callApi(deskMe, {}, as)).toMatchObject({ idle_minutes: 30 })
  for (let half = 0; half < 24; half++) {
    minutes(29)
    await app.callApi(deskTouched, {}, as)
  }
  minutes(29)
  expect((await app.rawRequest(deskTouched, {}, as)).body.reason).toBe('dead-key')
})

test('a locked key is touched by nobody, and opens again by its owner’s password alone', async () => {
  const { as, unlock, loginName } = await newNurse()
  const other = await newNurse()
  minutes(30)
  expect((await app.rawRequest(deskTouched, {}, as)).body.reason).toBe('locked-key')
  expect(await app.refusal(deskUnlock, { ...unlock, password: 'something else of 1' })).toBe('wrong')
  expect(await app.refusal(deskUnlock, { ...unlock, staff_key: 'nobody-holds-it' })).toBe('gone')
  await app.callApi(deskUnlock, unlock)
  expect(await app.callApi(deskMe, {}, as)).toMatchObject({ login_name: loginName })
  expect((await app.rawRequest(deskMe, {}, other.as)).body.reason).toBe('locked-key')
  const admin = await signInStaff(app, clinic.hospitalId, 'admin')
  const { list } = await app.callApi(deskAuditList, { act: 'session.unlock' }, { staffKey: admin.staffKey })
  expect(list.map(({ act, staff_name }) => [act, staff_name])).toEqual([['session.unlock', '某nurse']])
})

test('two tabs have one key: a touch in one keeps the other open, and what unlocks one unlocks both', async () => {
  const { as, unlock } = await newNurse()
  minutes(20)
  await app.callApi(deskTouched, {}, as)
  minutes(20)
  await app.callApi(deskToday, {}, as)
  minutes(10)
  expect(await app.refusal(deskToday, {}, as)).toBe('401')
  await app.callApi(deskUnlock, unlock)
  await app.callApi(deskToday, {}, as)
})

test('another sign-in of the same person is a session of its own: it locks by itself, and ends a locked one', async () => {
  const { as, loginName, password } = await newNurse()
  minutes(30)
  const { staff_key } = await app.callApi(deskSignIn, { login_name: loginName, password })
  expect((await app.rawRequest(deskMe, {}, as)).body.reason).toBe('locked-key')
  expect(await app.callApi(deskSessionEnd, {}, { staffKey: staff_key })).toEqual({ ended_num: 1 })
  expect((await app.rawRequest(deskMe, {}, as)).body.reason).toBe('dead-key')
})

test('guesses at a locked desk are counted like those at its door', async () => {
  const { unlock, loginName, password } = await newNurse()
  minutes(30)
  const guess = () => app.refusal(deskUnlock, { ...unlock, password: 'a guess of 1 sentence' })
  const said: string[] = []
  for (let n = 0; n < recentTries.address && said.at(-1) !== 'locked'; n++) said.push(await guess())
  expect(said.at(0)).toBe('wrong')
  expect(said.at(-1)).toBe('locked')
  expect(await app.refusal(deskUnlock, unlock)).toBe('locked')
  expect(await app.refusal(deskSignIn, { login_name: loginName, password })).toBe('locked')
  minutes(15)
  await app.callApi(deskUnlock, unlock)
})

test('a workbench is locked and unlocked likewise', async () => {
  const { doctorKey, password } = await signInDoctor(app, clinic.doctorIds[0] as number)
  const as = { doctorKey }
  minutes(29)
  await app.callApi(benchTouched, {}, as)
  minutes(29)
  expect(await app.callApi(benchMe, {}, as)).toMatchObject({ idle_minutes: 30 })
  minutes(1)
  expect((await app.rawRequest(benchMe, {}, as)).body.reason).toBe('locked-key')
  expect(await app.refusal(benchUnlock, { doctor_key: doctorKey, password: 'something else of 1' })).toBe('wrong')
  expect(await app.refusal(benchUnlock, { doctor_key: 'nobody-holds-it', password })).toBe('gone')
  await app.callApi(benchUnlock, { doctor_key: doctorKey, password })
  await app.callApi(benchMe, {}, as)
})
