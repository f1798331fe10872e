import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { delmember, saveMember } from '#app/areas/account/members/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { type Person, signIn, signInWithoutConsent } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let me: Person
let stranger: Person

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  me = await signIn(app)
  stranger = await signIn(app)
})
afterAll(() => app.close())

const today = () => dayOf(app.clock.now())
const ago = (days: number) => addDays(today(), -days)
const memberOf = async (person: Person, said: object = { sex: 1, birthday: '1993-04-02' }) =>
  (await app.callApi(saveMember, { truename: '安宁', ...said }, person)).member_id
const startFor = (person: Person, said: CallInput<typeof calls.addPrepareHr> = {}) =>
  app.callApi(calls.addPrepareHr, said, person)
const read = async (person: Person) => {
  const { record } = await app.callApi(calls.menstrual, { userId: person.patientId }, person)
  if (!record) throw new Error('no record')
  return record
}

test('without a session, without consent and for another user nothing is read or written [X096]', async () => {
  const { id: record_id } = await startFor(me, { last_menses_date: ago(10) })
  const userId = me.patientId
  expect(await app.refusal(calls.menstrual, { userId })).toBe('login')
  expect(await app.refusal(calls.menstrual, { userId }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.addPrepareHr, {}, await signInWithoutConsent(app))).toBe('consent')
  const date = today()
  expect(await app.refusal(calls.cycleBegin, { record_id, date }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.cycleFinish, { record_id, date }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.cycleSign, { record_id, date, lh: 1 }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.cycleAnswer, { record_id, to: date, answer: 'real' }, stranger)).toBe('not-found')
  const [cycle] = (await read(me)).cycles
  const entry = { record_id, entry_id: cycle?.id ?? 0 }
  expect(await app.refusal(calls.cycleRemove, entry, stranger)).toBe('not-found')
  expect((await read(me)).cycles).toHaveLength(1)
})

test('a cycle of 3 days, a day to come, one before birth and somebody else’s or a man’s record are refused in words', async () => {
  const refused = (said: CallInput<typeof calls.addPrepareHr>) => app.refusal(calls.addPrepareHr, said, me)
  expect(await refused({ cycle_days: 3 })).toBe('odd-cycle')
  expect(await refused({ cycle_days: 91 })).toBe('odd-cycle')
  expect(await refused({ period_days: 0 })).toBe('odd-period')
  expect(await refused({ last_menses_date: addDays(today(), 1) })).toBe('not-yet')
  expect(await refused({ last_menses_date: '2001-02-03' })).toBe('too-old')
  expect(await refused({ member_id: await memberOf(stranger) })).toBe('not-found')
  expect(await refused({ member_id: await memberOf(me, { sex: 2, birthday: '1990-01-01' }) })).toBe('not-her')
  const member_id = await memberOf(me, { sex: 1, birthday: '2026-01-01', guardian_consent: 1 })
  expect(await refused({ member_id, last_menses_date: '2025-12-31' })).toBe('before-birth')
})

test('one record of a kind is open at a time, also where two are begun at once', async () => {
  const begun = await Promise.allSettled([startFor(me), startFor(me)])
  expect(begun.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await app.refusal(calls.addPrepareHr, {}, me)).toBe('already-there')
})

test('a beginning is logged once however often it is sent, and a day within the same period is not another', async () => {
  const { id: record_id } = await startFor(me, { last_menses_date: ago(28) })
  const first = await app.callApi(calls.cycleBegin, { record_id, date: today() }, me)
  expect(await app.callApi(calls.cycleBegin, { record_id, date: today() }, me)).toEqual(first)
  expect(await app.refusal(calls.cycleBegin, { record_id, date: ago(3) }, me)).toBe('same-period')
  // A phone whose clock is a day ahead.
  expect(await app.refusal(calls.cycleBegin, { record_id, date: addDays(today(), 1) }, me)).toBe('not-yet')
  const { cycles, forecast } = await read(me)
  expect(cycles.map(({ start, days }) => [start, days])).toEqual([
    [today(), 0],
    [ago(28), 28],
  ])
  expect(forecast).toMatchObject({ cycle_day: 1, phase: 'period' })
})

test('four cycles make a length of one’s own, as ranges, and the caution is always there', async () => {
  const { id: record_id } = await startFor(me, { last_menses_date: ago(95), cycle_days: 28 })
  for (const days of [64, 34]) await app.callApi(calls.cycleBegin, { record_id, date: ago(days) }, me)
  expect((await read(me)).length).toEqual({ days: 28, shortest: 28, longest: 31, is_own: 0, gap_num: 2 })
  await app.callApi(calls.cycleBegin, { record_id, date: ago(4) }, me)
  const { length, forecast, caution } = await read(me)
  expect(length).toEqual({ days: 30, shortest: 30, longest: 31, is_own: 1, gap_num: 3 })
  expect(forecast?.next).toEqual({ from: addDays(ago(4), 28), to: addDays(ago(4), 32) })
  expect(caution).toContain('不能用来避孕')
  const asked = await app.callApi(calls.cycleSign, { record_id, date: today(), lh: 1 }, me)
  expect((await read(me)).forecast?.ovulation).toMatchObject({ by: 'lh', from: today() })
  // The temperature of the same day stands beside the test, in the same entry.
  expect(await app.callApi(calls.cycleSign, { record_id, date: today(), temperature: '36.50' }, me)).toEqual(asked)
  expect((await read(me)).signs).toEqual([{ id: asked.id, date: today(), lh: '1', temperature: '36.50' }])
  expect(await app.refusal(calls.cycleSign, { record_id, date: today(), temperature: '365' }, me)).toBe('422')
  expect(await app.refusal(calls.cycleSign, { record_id, date: today(), temperature: '97.7' }, me)).toBe(
    'odd-temperature',
  )
  expect(await app.refusal(calls.cycleSign, { record_id, date: today() }, me)).toBe('empty')
})

test('a forgotten month is asked about; the answer, or the day that comes to mind, corrects the past', async () => {
  const { id: record_id } = await startFor(me, { last_menses_date: ago(70) })
  await app.callApi(calls.cycleBegin, { record_id, date: ago(2) }, me)
  const [question] = (await read(me)).questions
  expect(question).toEqual({ from: ago(70), to: ago(2), days: 68 })
  const unknown = { record_id, to: ago(3), answer: 'real' as const }
  expect(await app.refusal(calls.cycleAnswer, unknown, me)).toBe('no-gap')
  await app.callApi(calls.cycleAnswer, { record_id, to: ago(2), answer: 'forgotten' }, me)
  expect((await read(me)).questions).toEqual([])
  expect((await read(me)).length.gap_num).toBe(0)
  await app.callApi(calls.cycleBegin, { record_id, date: ago(36) }, me)
  expect((await read(me)).cycles.map(({ days }) => days)).toEqual([0, 34, 34])
})

test('a period ends on a day after it began; what was wrong is taken back', async () => {
  const { id: record_id } = await startFor(me, { last_menses_date: ago(12) })
  expect(await app.refusal(calls.cycleFinish, { record_id, date: ago(13) }, me)).toBe('no-period')
  expect(await app.refusal(calls.cycleFinish, { record_id, date: addDays(today(), 1) }, me)).toBe('not-yet')
  await app.callApi(calls.cycleFinish, { record_id, date: ago(3) }, me)
  const { cycles, flags } = await read(me)
  expect(cycles[0]).toMatchObject({ end: ago(3), bleeding_days: 10 })
  expect(flags.map(({ flag }) => flag)).toEqual(['bleeds-long'])
  const entry = { record_id, entry_id: cycles[0]?.id ?? 0 }
  await app.callApi(calls.cycleRemove, entry, me)
  expect((await read(me)).forecast).toBeNull()
  expect(await app.refusal(calls.cycleRemove, entry, me)).toBe('not-found')
})

test('the database holds no word of it, the own file all of it, and it leaves with the member', async () => {
  const member_id = await memberOf(me)
  const { id: record_id } = await startFor(me, { member_id, last_menses_date: ago(9) })
  await app.callApi(calls.cycleSign, { record_id, date: today(), temperature: '36.58' }, me)
  expect((await read(me)).member_name).toBe('安宁')
  const { rows } = await app.pool.query(
    `select r.*, e.* from records_ground r join records_ground_entries e on e.record_id = r.id where r.id = ${record_id}`,
  )
  expect(rows).toHaveLength(2)
  for (const word of ['prepare', 'period', '36.58', ago(9)]) expect(JSON.stringify(rows)).not.toContain(word)
  expect(await ownRows(app, me, 'own_health_records')).toMatchObject([
    { kind: 'prepare', entries: [{ start: ago(9) }, { temperature: 36.58 }] },
  ])
  await app.callApi(delmember, { member_id }, me)
  expect((await app.callApi(calls.menstrual, { userId: me.patientId }, me)).record).toBeNull()
})
