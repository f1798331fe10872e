import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveWeekday } from '#app/areas/consult/call-hours/server/public.ts'
import { complainAsk } from '#app/areas/consult/complaints/contract.ts'
import { askDetail } from '#app/areas/consult/consultations/contract.ts'
import type { ConsultationKind } from '#app/areas/consult/doctors/rules.ts'
import { insertServices } from '#app/areas/consult/doctors/server/queries.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { listSms } from '#app/areas/notices/sms/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { actOnPhone } from '#kit/outside/server/phone.ts'
import { instantAt } from '#kit/time/day.ts'
import { giveDoctorPhone } from '#test/support/calls.ts'
import { consultFor } from '#test/support/consultations.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import * as calls from '../../contract.ts'
import { callByPhone, findLastCall, followPhone, hangUp, joinCall, notePresent } from '../public.ts'

const DOCTORS_PHONE = '13700000001'

let app: TestApp
let me: CrowdPerson
let doctorId: number

beforeAll(async () => {
  app = await startTestApp()
  doctorId = (await openSurgery(app)).doctorIds[0] as number
  const terms = { priceFen: 9_000, replies: 3, hours: 48, acceptMinutes: 60, replyMinutes: 120 } as const
  await insertServices(app.db, [
    { doctorId, kind: 'video', ...terms },
    { doctorId, kind: 'phone', ...terms },
  ])
  await saveWeekday(app.db, doctorId, 1, [{ begin: 19 * 60, end: 20 * 60 }])
  await giveDoctorPhone(app, doctorId, DOCTORS_PHONE)
})
/** Each test has a Monday of its own: nobody of the one before stands in its time. */
let week = 0
let monday = ''
beforeEach(async () => {
  monday = new Date(Date.UTC(2026, 10, 23 + 7 * week++)).toISOString().slice(0, 10)
  at('08:00')
  ;[me] = (await signInCrowd(app, 1)) as [CrowdPerson]
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

const at = (clock: string) => app.clock.set(instantAt(monday, clock))
const pass = async (clock: string) => {
  at(clock)
  await app.wakeAll()
}
const agreed = async (type: ConsultationKind = 'video') => {
  const { ask_id, out_trade_no } = await consultFor(app, me, {
    doctor_id: doctorId,
    type,
    call_at: `${monday} 19:00:00`,
  })
  await app.callApi(sandboxPay, { out_trade_no })
  return ask_id
}
const as = () => ({ key: me.key })
const join = (ask_id: string) => app.callApi(calls.askCallJoin, { ask_id, device: 'phone-1' }, as())
const doctorJoins = (ask_id: string) => joinCall(app.context(), ask_id, 'doctor', 'desk-1')
/** The doctor's device says that it is there, as it does every few seconds. */
const doctorStays = async (ask_id: string) =>
  notePresent(app.context(), await findLastCall(app.db, ask_id), 'doctor', 'desk-1')
const detail = (ask_id: string) => app.callApi(askDetail, { ask_id }, as())
const told = async () =>
  (await app.callApi(messages, { page_size: 50 }, { key: me.key })).list.map(({ title }) => title)

test('nobody comes in before the room opens, ten minutes before its time', async () => {
  const ask_id = await agreed()
  at('18:49')
  expect(await app.refusal(calls.askCallJoin, { ask_id, device: 'phone-1' }, as())).toBe('too-early')
  expect(await doctorJoins(ask_id)).toBe('too-early')
  expect(await app.callApi(calls.askCall, { ask_id }, as())).toMatchObject({
    agreed_at: `${monday} 19:00:00`,
    opens_at: `${monday} 18:50:00`,
    why_not: expect.stringContaining('提前 10 分钟开放'),
  })
  at('18:50')
  expect(await join(ask_id)).toMatchObject({ state: 'waiting', why_not: '' })
  await doctorJoins(ask_id)
  expect((await detail(ask_id)).state).toBe('answered')
})

test('a phone does not ring before its time', async () => {
  const ask_id = await agreed('phone')
  at('18:59')
  expect(await callByPhone(app.context(), ask_id, 'doctor')).toBe('too-early')
})

test('half an hour before the doctor is reminded on their phone', async () => {
  await agreed()
  await pass('18:30')
  const { rows } = await listSms(app.context(), DOCTORS_PHONE, { page: 1, size: 5 })
  expect(rows[0]?.text).toContain('约定的问诊快开始了')
})

test('a patient who does not come while the doctor waits ten minutes has missed it: the money stays, and they may ask for it', async () => {
  const ask_id = await agreed()
  at('19:00')
  await doctorJoins(ask_id)
  expect(await told()).toContain('医生请您视频')
  at('19:09')
  await doctorStays(ask_id)
  await app.wakeAll()
  expect((await detail(ask_id)).state).toBe('accepted')
  at('19:10')
  await doctorStays(ask_id)
  await app.wakeAll()
  expect(await detail(ask_id)).toMatchObject({ state: 'missed', refund_amount: '0.00', button: [] })
  expect(await told()).toContain('您没有赴约')
  expect(await told()).not.toContain('通话没有接通')
  const wanted = { ask_id, want: 'refund' as const, reason: '其他', content: '网络断了，一直进不去诊室' }
  expect(await app.refusal(complainAsk, wanted, as())).toBe('not refused')
})

test('a doctor who goes before the ten minutes are over has not waited', async () => {
  const ask_id = await agreed()
  at('19:00')
  await doctorJoins(ask_id)
  await hangUp(app.context(), ask_id, 'doctor')
  await pass('19:12')
  expect((await detail(ask_id)).state).toBe('accepted')
  await pass('19:15')
  expect((await detail(ask_id)).state).toBe('refunded')
})

test('a doctor who comes more than five minutes late never makes a patient miss it', async () => {
  const ask_id = await agreed()
  at('19:06')
  await doctorJoins(ask_id)
  at('19:14')
  await doctorStays(ask_id)
  await app.wakeAll()
  expect((await detail(ask_id)).state).toBe('accepted')
  at('19:15')
  await doctorStays(ask_id)
  await app.wakeAll()
  expect(await detail(ask_id)).toMatchObject({ state: 'refunded', refund_amount: '90.00' })
})

test('a patient who waits from before its time and sees no doctor gets all back', async () => {
  const ask_id = await agreed()
  at('18:55')
  await join(ask_id)
  await pass('19:15')
  expect((await detail(ask_id)).state).toBe('refunded')
})

test('a phone that is not taken twice is missed, once alone is not', async () => {
  const ring = async (ask_id: string) => {
    await callByPhone(app.context(), ask_id, 'doctor')
    const call = await findLastCall(app.db, ask_id)
    await actOnPhone(app.db, call?.id ?? '', 'refuse', app.clock.now())
    await followPhone(app.context(), call?.id ?? '')
  }
  const once = await agreed('phone')
  at('19:00')
  await ring(once)
  await pass('19:11')
  expect((await detail(once)).state).toBe('accepted')
  await pass('19:15')
  expect((await detail(once)).state).toBe('refunded')
  at('08:00')
  const twice = await agreed('phone')
  at('19:01')
  await ring(twice)
  at('19:05')
  await ring(twice)
  await pass('19:10')
  expect((await detail(twice)).state).toBe('missed')
})

test('where a call may come is told to its patient alone: later before the room opens, now from then on, and no more when it is over', async () => {
  expect(await app.refusal(calls.askCallsExpected, {})).toBe('login')
  const ask_id = await agreed()
  const expected = async (key = me.key) => (await app.callApi(calls.askCallsExpected, {}, { key })).list
  expect(await expected()).toEqual([{ ask_id, is_open: 0 }])
  at('18:50')
  expect(await expected()).toEqual([{ ask_id, is_open: 1 }])
  const [other] = (await signInCrowd(app, 1)) as [CrowdPerson]
  expect(await expected(other.key)).toEqual([])
  await pass('19:15')
  expect(await expected()).toEqual([])
})
