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

test('hours for agreed times: only a doctor sets them, at half hours, forward, without overlap, and not for a day that is past', async () => {
  const evening = { begin: '19:00', end: '21:00' }
  const week = (hours: object[], by: object = as(doctor)) =>
    app.refusal(calls.benchCallWeekSave, { weekday: 1, hours } as never, by)
  expect(await week([evening], {})).toBe('login')
  expect(await week([evening], { key: me.key })).toBe('login')
  expect(await week([{ begin: '19:10', end: '21:00' }])).toBe('not-half-hours')
  expect(await week([{ begin: '21:00', end: '19:00' }])).toBe('backwards')
  expect(await week([evening, { begin: '20:00', end: '22:00' }])).toBe('overlap')
  expect(await week([{ begin: '25:00', end: '26:00' }])).toBe('422')
  const past = { date: '2020-01-01', hours: [], state: 1 }
  expect(await app.refusal(calls.benchCallDaySave, past, as(doctor))).toBe('past')
})

test('hours come back as they were set, the earliest first, and each doctor has their own', async () => {
  const [noon, evening] = [
    { begin: '12:00', end: '13:00' },
    { begin: '19:00', end: '21:00' },
  ]
  await app.callApi(calls.benchCallWeekSave, { weekday: 3, hours: [evening, noon] }, as(doctor))
  const dayOff = { date: '2099-12-31', hours: [], state: 1 }
  expect(await app.callApi(calls.benchCallDaySave, dayOff, as(doctor))).toEqual({
    week: [{ weekday: 3, hours: [noon, evening] }],
    days: [{ date: '2099-12-31', hours: [] }],
  })
  expect(await app.callApi(calls.benchCallHours, {}, as(stranger))).toEqual({ week: [], days: [] })
  await app.callApi(calls.benchCallDaySave, { ...dayOff, state: 0 }, as(doctor))
  expect(await app.callApi(calls.benchCallWeekSave, { weekday: 3, hours: [] }, as(doctor))).toEqual({
    week: [],
    days: [],
  })
})
