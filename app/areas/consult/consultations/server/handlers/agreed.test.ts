import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveDay, saveWeekday } from '#app/areas/consult/call-hours/server/public.ts'
import { insertServices } from '#app/areas/consult/doctors/server/queries.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { instantAt } from '#kit/time/day.ts'
import { consultFor } from '#test/support/consultations.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { findBrokenInvariants } from '#test/support/invariants.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import { askCreate, askDetail, askTimes, closeAsk, moveAskTime } from '../../contract.ts'
import { declineConsultation } from '../public.ts'

const terms = { priceFen: 9_000, replies: 3, hours: 48, acceptMinutes: 60, replyMinutes: 120 } as const
const EVENING = { begin: 19 * 60, end: 20 * 60 }

let app: TestApp
let me: CrowdPerson
let other: CrowdPerson

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  // A Monday.
  app.clock.set(instantAt('2026-11-23', '08:00'))
  ;[me, other] = (await signInCrowd(app, 2)) as [CrowdPerson, CrowdPerson]
})
afterAll(async () => {
  expect(await findBrokenInvariants(app.db)).toEqual([])
  await app.close()
})

/** A doctor who can be asked by text and video, and calls on Monday and Tuesday evenings. */
const newDoctor = async () => {
  const doctorId = (await openSurgery(app)).doctorIds[0] as number
  await insertServices(app.db, [{ doctorId, kind: 'video', ...terms }])
  for (const weekday of [1, 2]) await saveWeekday(app.db, doctorId, weekday, [EVENING])
  return doctorId
}
const MONDAY = '2026-11-23 19:00:00'
const TUESDAY = '2026-11-24 19:30:00'
const asking = (doctor_id: number, call_at: string = MONDAY) => ({ doctor_id, type: 'video' as const, call_at })
const agreed = async (doctorId: number, person = me, call_at = MONDAY) => {
  const { ask_id, out_trade_no } = await consultFor(app, person, asking(doctorId, call_at))
  await app.callApi(sandboxPay, { out_trade_no })
  return ask_id
}
const refused = (more: object, person = me) =>
  app.refusal(
    askCreate,
    { member_id: person.memberId, content: '最近一周早上起来总是头晕，血压偏高。', ...more },
    { key: person.key },
  )
const detail = (ask_id: string) => app.callApi(askDetail, { ask_id }, { key: me.key })
const move = (ask_id: string, call_at: string, person = me) =>
  app.refusal(moveAskTime, { ask_id, call_at }, { key: person.key })
const told = async (person = me) =>
  (await app.callApi(messages, { page_size: 50 }, { key: person.key })).list.map(({ title }) => title)
const timesOf = async (doctor_id: number) => (await app.callApi(askTimes, { doctor_id })).list

test('a time that the doctor does not offer, a past one, one too near, and one for a question by text are refused', async () => {
  const doctorId = await newDoctor()
  expect(await refused(asking(doctorId, '2026-11-23 19:15:00'))).toBe('no-such-time')
  expect(await refused(asking(doctorId, '2026-11-25 19:00:00'))).toBe('no-such-time')
  expect(await refused(asking(doctorId, '2026-11-16 19:00:00'))).toBe('no-such-time')
  expect(await refused({ ...asking(doctorId), type: 'text' })).toBe('no-such-time')
  expect(await refused(asking(doctorId, '2026-02-30 19:00:00'))).toBe('422')
  app.clock.set(instantAt('2026-11-23', '18:01'))
  expect(await refused(asking(doctorId))).toBe('no-such-time')
  app.clock.set(instantAt('2026-11-23', '18:00'))
  expect(await refused(asking(doctorId))).toBe('not refused')
})

test('of many who ask for one time at once one has it, and the others are told so', async () => {
  const doctorId = await newDoctor()
  const crowd = await signInCrowd(app, 8)
  const results = await Promise.all(crowd.map((person) => refused(asking(doctorId), person)))
  expect(results.sort()).toEqual([...Array(1).fill('not refused'), ...Array(7).fill('time-taken')])
  expect((await timesOf(doctorId)).filter(({ is_free }) => is_free === 0)).toMatchObject([{ call_at: MONDAY }])
})

test('a time that nobody paid for, that was called off or declined is free again', async () => {
  const doctorId = await newDoctor()
  const isFree = async () => (await timesOf(doctorId)).find(({ call_at }) => call_at === TUESDAY)?.is_free === 1
  await consultFor(app, me, asking(doctorId, TUESDAY))
  expect(await isFree()).toBe(false)
  app.clock.advance({ minutes: 31 })
  await app.wakeAll()
  expect(await isFree()).toBe(true)
  const mine = await agreed(doctorId, me, TUESDAY)
  expect(await isFree()).toBe(false)
  await app.callApi(closeAsk, { ask_id: mine }, { key: me.key })
  expect(await isFree()).toBe(true)
  const theirs = await agreed(doctorId, other, TUESDAY)
  await declineConsultation(app.context(), doctorId, theirs, '临时手术')
  expect(await isFree()).toBe(true)
  expect(await told(other)).toContain('问诊已退回')
})

test('a doctor who has set no hours offers none, and a day with hours of its own has these', async () => {
  const doctorId = await newDoctor()
  expect(await timesOf((await openSurgery(app)).doctorIds[0] as number)).toEqual([])
  await saveDay(app.db, doctorId, '2026-11-23', [])
  await saveDay(app.db, doctorId, '2026-11-25', [{ begin: 600, end: 630 }])
  expect((await timesOf(doctorId)).slice(0, 3).map(({ call_at }) => call_at)).toEqual([
    '2026-11-24 19:00:00',
    TUESDAY,
    '2026-11-25 10:00:00',
  ])
})

test('paid, it is agreed at once: nobody is to accept it, and the answer is promised for its time', async () => {
  const ask_id = await agreed(await newDoctor())
  expect(await detail(ask_id)).toMatchObject({
    state: 'accepted',
    agreed_at: MONDAY,
    deadline: MONDAY,
    button: expect.arrayContaining(['move', 'close']),
  })
  expect(await told()).toContain('通话时间约好了')
  expect(await told()).not.toContain('问诊已提交')
})

test('it is moved to a free time of the doctor until two hours before, by its patient alone', async () => {
  const doctorId = await newDoctor()
  const ask_id = await agreed(doctorId)
  await agreed(doctorId, other, TUESDAY)
  expect(await move(ask_id, '2026-11-24 19:00:00', other)).toBe('not-found')
  expect(await move(ask_id, TUESDAY)).toBe('time-taken')
  expect(await move(ask_id, '2026-11-24 12:00:00')).toBe('no-such-time')
  expect(await move(ask_id, '2026-11-24 19:00:00')).toBe('not refused')
  expect(await detail(ask_id)).toMatchObject({ agreed_at: '2026-11-24 19:00:00', state: 'accepted' })
  expect(await told()).toContain('通话时间改好了')
  app.clock.set(instantAt('2026-11-24', '17:00'))
  expect(await move(ask_id, '2026-11-30 19:00:00')).toBe('too-late')
  expect((await detail(ask_id)).button).not.toContain('move')
})

test('of two who move to one time at once one has it', async () => {
  const doctorId = await newDoctor()
  const [mine, theirs] = [await agreed(doctorId), await agreed(doctorId, other, '2026-11-23 19:30:00')]
  const results = await Promise.all([move(mine, TUESDAY), move(theirs, TUESDAY, other)])
  expect(results.sort()).toEqual(['not refused', 'time-taken'])
})

test('it is called off with the money back until two hours before, and not after', async () => {
  const doctorId = await newDoctor()
  const early = await agreed(doctorId)
  app.clock.set(instantAt('2026-11-23', '16:59'))
  expect(await app.callApi(closeAsk, { ask_id: early }, { key: me.key })).toMatchObject({ refund_amount: '90.00' })
  app.clock.set(instantAt('2026-11-23', '08:00'))
  const late = await agreed(doctorId)
  app.clock.set(instantAt('2026-11-23', '17:00'))
  expect(await app.refusal(closeAsk, { ask_id: late }, { key: me.key })).toBe('too-late')
  expect((await detail(late)).button).not.toContain('close')
})

test('the patient is reminded once, half an hour before, and after a move of the new time alone', async () => {
  const ask_id = await agreed(await newDoctor())
  const reminded = async () => (await told()).filter((title) => title === '视频问诊快开始了').length
  expect(await move(ask_id, TUESDAY)).toBe('not refused')
  app.clock.set(instantAt('2026-11-23', '18:45'))
  await app.wakeAll()
  expect(await reminded()).toBe(0)
  app.clock.set(instantAt('2026-11-24', '19:00'))
  await app.wakeAll()
  await app.wakeAll()
  expect(await reminded()).toBe(1)
})

test('a doctor who has not come a quarter of an hour after the time gives all the money back', async () => {
  const ask_id = await agreed(await newDoctor())
  app.clock.set(instantAt('2026-11-23', '19:14'))
  await app.wakeAll()
  expect((await detail(ask_id)).state).toBe('accepted')
  app.clock.set(instantAt('2026-11-23', '19:15'))
  await app.wakeAll()
  expect(await detail(ask_id)).toMatchObject({
    state: 'refunded',
    refund_amount: '90.00',
    reason: '医生没有在约定时间和您通话',
  })
})
