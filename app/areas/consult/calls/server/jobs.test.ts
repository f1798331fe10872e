import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askDetail } from '#app/areas/consult/consultations/contract.ts'
import { actOnPhone } from '#kit/outside/server/phone.ts'
import { instantAt } from '#kit/time/day.ts'
import { giveDoctorPhone } from '#test/support/calls.ts'
import { openClinic } from '#test/support/clinic.ts'
import { openConsultation } from '#test/support/consult.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { callByPhone, findLastCall, followPhone, hangUp, joinCall, setPhoneOfDoctor } from './public.ts'

let app: TestApp
let me: Person
let doctorId: number
let as: { key: string }

beforeAll(async () => {
  app = await startTestApp()
  ;[doctorId] = (await openClinic(app)).doctorIds as [number]
  me = await signIn(app)
  as = { key: me.key }
})
beforeEach(() => app.clock.set(instantAt('2026-11-23', 480)))
afterAll(async () => {
  expect(await findBrokenInvariants(app.db, 'consult/*')).toEqual([])
  await app.close()
})

const look = (ask_id: string) => app.callApi(calls.askCall, { ask_id }, as)
const stateOf = async (ask_id: string) => (await app.callApi(askDetail, { ask_id }, as)).state
const join = (ask_id: string) => app.callApi(calls.askCallJoin, { ask_id, device: 'phone-1' }, as)
const doctorJoins = (ask_id: string) => joinCall(app.context(), ask_id, 'doctor', 'desk-1')
const pass = async (span: Parameters<TestApp['clock']['advance']>[0]) => {
  app.clock.advance(span)
  await app.wakeAll()
}
const both = async () => {
  const ask_id = await openConsultation(app, me, doctorId, 3, 'video')
  await join(ask_id)
  await doctorJoins(ask_id)
  return ask_id
}
const phoneAsk = () => openConsultation(app, me, doctorId, 3, 'phone')
const dial = (ask_id: string) => callByPhone(app.context(), ask_id, 'doctor')
const act = async (ask_id: string, deed: Parameters<typeof actOnPhone>[2]) => {
  const call = await findLastCall(app.db, ask_id)
  expect(await actOnPhone(app.db, call?.id ?? '', deed, app.clock.now())).toBe(true)
  await followPhone(app.context(), call?.id ?? '')
}

test('nobody comes: the call was missed, and when the promise passes the money goes back', async () => {
  const ask_id = await openConsultation(app, me, doctorId, 3, 'video')
  await doctorJoins(ask_id)
  await pass({ minutes: 4 })
  expect((await look(ask_id)).state).toBe('waiting')
  await pass({ minutes: 2 })
  expect((await look(ask_id)).state).toBe('missed')
  expect(await stateOf(ask_id)).toBe('accepted')
  await pass({ minutes: 120 })
  expect(await stateOf(ask_id)).toBe('refunded')
})

test('a call that waits when the promise passes ends with it', async () => {
  const ask_id = await openConsultation(app, me, doctorId, 3, 'video')
  app.clock.advance({ minutes: 110 })
  await join(ask_id)
  await pass({ minutes: 11 })
  expect([(await look(ask_id)).state, await stateOf(ask_id)]).toEqual(['cancelled', 'refunded'])
})

test('both are lost: the call ends; they may come back, and when nobody does the consultation ends', async () => {
  const ask_id = await both()
  await pass({ seconds: 60 })
  expect((await look(ask_id)).state).toBe('talking')
  await pass({ seconds: 60 })
  expect(await look(ask_id)).toMatchObject({ state: 'ended', why_not: '' })
  expect(await stateOf(ask_id)).toBe('answered')
  await join(ask_id)
  await pass({ minutes: 11 })
  expect(await stateOf(ask_id)).toBe('answered')
  await doctorJoins(ask_id)
  await join(ask_id)
  expect((await look(ask_id)).state).toBe('talking')
  await app.callApi(calls.askCallEnd, { ask_id }, as)
  await pass({ minutes: 9 })
  expect(await stateOf(ask_id)).toBe('answered')
  await pass({ minutes: 2 })
  expect(await stateOf(ask_id)).toBe('ended')
})

test('while one of the two is heard of the call goes on, but no longer than an hour', async () => {
  const ask_id = await both()
  for (let minutes = 0; minutes < 59; minutes++) {
    app.clock.advance({ minutes: 1 })
    await app.callApi(calls.askCallHere, { ask_id, device: 'phone-1' }, as)
    if (minutes % 10 === 0) await app.wakeAll()
  }
  expect((await look(ask_id)).state).toBe('talking')
  await pass({ minutes: 1 })
  expect(await look(ask_id)).toMatchObject({ state: 'ended', talked_seconds: 3_600 })
})

test('nobody is rung where nobody joins phones, or the doctor has no number, and a patient dials only out of a video call', async () => {
  const ask_id = await openConsultation(app, me, doctorId, 3, 'video')
  const refused = () => app.refusal(calls.askCallPhone, { ask_id }, as)
  expect(await refused()).toBe('not-in-call')
  await join(ask_id)
  expect(await refused()).toBe('no-phone')
  expect(await look(ask_id)).toMatchObject({ may_phone: 0, state: 'waiting' })
  await giveDoctorPhone(app, doctorId)
  expect(await look(ask_id)).toMatchObject({ may_phone: 1 })
  Object.assign(app.config, { phone: { provider: 'none' } })
  expect(await refused()).toBe('no-phone')
  Object.assign(app.config, { phone: { provider: 'stand-in' } })
})

test('the doctor dials, the phone rings, both talk: minutes are counted, and nobody sees a number but the one in between', async () => {
  await setPhoneOfDoctor(app.context(), doctorId, '13700000001')
  const ask_id = await phoneAsk()
  expect(await look(ask_id)).toMatchObject({ kind: 'phone', state: 'none' })
  await dial(ask_id)
  expect(await look(ask_id)).toMatchObject({ kind: 'phone', state: 'ringing', shown_number: '0755-00000001' })
  const again = await dial(ask_id)
  expect(typeof again === 'string' ? again : again.id).toBe((await look(ask_id)).call_id)
  await act(ask_id, 'answer')
  expect([(await look(ask_id)).state, await stateOf(ask_id)]).toEqual(['talking', 'answered'])
  app.clock.advance({ seconds: 125 })
  await act(ask_id, 'hang-up')
  const over = await look(ask_id)
  expect(over).toMatchObject({ state: 'ended', talked_seconds: 125 })
  const call = await findLastCall(app.db, ask_id)
  expect(call?.path).toEqual(['dialling', 'ringing', 'talking', 'ended'])
  const { rows } = await app.pool.query('select * from outside_calls')
  for (const number of ['13700000001', me.mobile]) expect(JSON.stringify([rows, over, call])).not.toContain(number)
  await pass({ minutes: 11 })
  expect(await stateOf(ask_id)).toBe('ended')
})

test('a phone that nobody takes was missed, and one that the provider forgot to tell of is found', async () => {
  const [refused, unheard] = [await phoneAsk(), await phoneAsk()]
  await dial(refused)
  await act(refused, 'refuse')
  expect((await look(refused)).state).toBe('missed')
  await dial(unheard)
  const { call_id } = await look(unheard)
  await actOnPhone(app.db, call_id, 'answer', app.clock.now())
  await pass({ minutes: 1 })
  expect((await look(unheard)).state).toBe('talking')
  app.clock.advance({ seconds: 90 })
  await hangUp(app.context(), unheard, 'doctor')
  expect([(await look(unheard)).state, await stateOf(unheard)]).toEqual(['ended', 'ended'])
  const third = await phoneAsk()
  await dial(third)
  await pass({ minutes: 3 })
  expect((await look(third)).state).toBe('missed')
})

test('a video that does not do goes on by phone', async () => {
  const ask_id = await both()
  const { call_id } = await look(ask_id)
  const phone = await app.callApi(calls.askCallPhone, { ask_id }, as)
  expect(phone).toMatchObject({ kind: 'phone', state: 'ringing' })
  expect(phone.call_id).not.toBe(call_id)
  expect(await app.refusal(calls.askCallJoin, { ask_id, device: 'phone-1' }, as)).toBe('by-phone')
  expect(await app.refusal(calls.askCallHere, { ask_id, device: 'phone-1' }, as)).toBe('over')
  expect(await stateOf(ask_id)).toBe('answered')
})

test('the record of a call goes after three years, not before', async () => {
  const ask_id = await both()
  await app.callApi(calls.askCallEnd, { ask_id }, as)
  await pass({ days: 3 * 365 })
  expect(await findLastCall(app.db, ask_id)).toBeDefined()
  await pass({ days: 2 })
  expect(await findLastCall(app.db, ask_id)).toBeUndefined()
})
