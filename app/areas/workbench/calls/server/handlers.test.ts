import { afterAll, beforeAll, expect, test } from 'vitest'
import { askCall, askCallJoin } from '#app/areas/consult/calls/contract.ts'
import { subscribeAs } from '#test/support/calls.ts'
import { openClinic } from '#test/support/clinic.ts'
import { openConsultation } from '#test/support/consult.ts'
import { type DoctorPerson, signInDoctor } from '#test/support/doctor.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let me: Person
let doctor: DoctorPerson
let stranger: DoctorPerson

beforeAll(async () => {
  app = await startTestApp()
  const [first, second] = (await openClinic(app, { doctors: 2 })).doctorIds as [number, number]
  me = await signIn(app)
  doctor = await signInDoctor(app, first)
  stranger = await signInDoctor(app, second)
})
afterAll(() => app.close())

const as = ({ doctorKey }: DoctorPerson) => ({ doctorKey })
const anAsk = (kind: 'video' | 'phone' = 'video') => openConsultation(app, me, doctor.doctorId, 3, kind)
const aSignal = { device: 'desk-1', to: 'patient', to_device: 'phone-1', signal: 'hello' } as const

test.each([
  [calls.benchCall, {}],
  [calls.benchCallJoin, { device: 'desk-1' }],
  [calls.benchCallHere, { device: 'desk-1' }],
  [calls.benchCallSignal, aSignal],
  [calls.benchCallEnd, {}],
  [calls.benchCallPhone, {}],
] as const)(
  '%o: to another doctor the call is not there, and the key of a patient opens nothing',
  async (call, more) => {
    const ask_id = await anAsk()
    expect(await app.refusal(call, { ask_id, ...more })).toBe('login')
    expect(await app.refusal(call, { ask_id, ...more }, { key: me.key })).toBe('login')
    expect(await app.refusal(call, { ask_id, ...more }, { doctorKey: me.key })).toBe('401')
    expect(await app.refusal(call, { ask_id, ...more }, as(stranger))).toBe('not-found')
  },
)

test('a doctor sees whom they are to call and who waits, comes in, hears the patient’s signals, and hangs up', async () => {
  const ask_id = await anAsk()
  const listed = async () =>
    (await app.callApi(calls.benchCalls, {}, as(doctor))).list.find((one) => one.ask_id === ask_id)
  expect(await listed()).toMatchObject({ kind: 'video', is_waiting: 0, reply_by: '2026-11-23 10:00:00' })
  await app.callApi(askCallJoin, { ask_id, device: 'phone-1' }, { key: me.key })
  expect(await listed()).toMatchObject({ is_waiting: 1 })
  expect((await app.callApi(calls.benchCalls, {}, as(stranger))).list).toEqual([])
  const desk = await subscribeAs(app, () => app.callApi(calls.benchCallNode, {}, as(doctor)))
  expect(await app.callApi(calls.benchCallJoin, { ask_id, device: 'desk-1' }, as(doctor))).toMatchObject({
    you: 'doctor',
    state: 'talking',
    may_invite: 0,
  })
  await expect.poll(() => desk.heard).toContainEqual({ type: 'call', of: ask_id })
  expect(await app.callApi(calls.benchCallSignal, { ask_id, ...aSignal }, as(doctor))).toEqual({})
  expect((await app.callApi(calls.benchCallHere, { ask_id, device: 'desk-1' }, as(doctor))).people).toHaveLength(2)
  app.clock.advance({ seconds: 61 })
  expect((await app.callApi(calls.benchCallEnd, { ask_id }, as(doctor))).state).toBe('ended')
  expect(await listed()).toBeUndefined()
  desk.close()
})

test('without a number of their own a doctor cannot dial; it is shown in part alone', async () => {
  const ask_id = await anAsk('phone')
  expect(await app.refusal(calls.benchCallPhone, { ask_id }, as(doctor))).toBe('no-phone')
  expect(await app.callApi(calls.benchPhone, {}, as(doctor))).toEqual({ mobile: '', is_on: 1 })
  expect(await app.refusal(calls.benchPhoneSave, { mobile: '12' }, as(doctor))).toBe('422')
  expect(await app.callApi(calls.benchPhoneSave, { mobile: '13700000001' }, as(doctor))).toMatchObject({
    mobile: '137****0001',
  })
  expect(await app.callApi(calls.benchCallPhone, { ask_id }, as(doctor))).toMatchObject({
    kind: 'phone',
    state: 'ringing',
  })
  expect((await app.callApi(askCall, { ask_id }, { key: me.key })).shown_number).toBe('0755-00000001')
})
