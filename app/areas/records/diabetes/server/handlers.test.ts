import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { myConsents, sayConsent } from '#app/areas/account/consents/contract.ts'
import { saveMember } from '#app/areas/account/members/contract.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { type Person, signIn, signInWithoutConsent } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let me: Person
let stranger: Person

beforeAll(async () => {
  // A Wednesday.
  app = await startTestApp({ at: '2026-09-02 09:00' })
})
beforeEach(async () => {
  me = await signIn(app)
  stranger = await signIn(app)
})
afterAll(() => app.close())

let sent = 0
const claim = {
  truename: '金丝雀',
  sex: 2,
  age: 52,
  mobile: '13800000001',
  diabetes_type: 'type2',
  diagnosed_date: '2020-03-01',
} as const
const agree = (person: Person) => app.callApi(calls.checkProtocolAndGetInfo, { agree: 1 }, person)
const start = async (person: Person, said: Partial<CallInput<typeof calls.createDiabetic>> = {}) => {
  await agree(person)
  return (await app.callApi(calls.createDiabetic, { ...claim, ...said }, person)).id
}
const fasting = { time: '2026-09-02 07:00', context: 'fasting', value: 6.1, unit: 'mmol' } as const
const reading = (id: number, said: Partial<CallInput<typeof calls.addGlucose>> = {}) => ({
  id,
  client_id: `phone-${++sent}-glucose`,
  ...fasting,
  ...said,
})
const read = async (person: Person) => {
  const { record } = await app.callApi(calls.diabeticRecord, {}, person)
  if (!record) throw new Error('no record')
  return record
}

test('another’s record is read, written into and deleted by nobody', async () => {
  const id = await start(me)
  await start(stranger)
  const { id: reading_id } = await app.callApi(calls.addGlucose, reading(id), me)
  expect(await app.refusal(calls.diabeticRecord, {})).toBe('login')
  expect(await app.refusal(calls.diabeticRecord, { id }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.addGlucose, reading(id), stranger)).toBe('not-found')
  expect(await app.refusal(calls.removeGlucose, { id, reading_id }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.setGlucoseTargets, { id, unit: 'mgdl' }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.glucoseReport, { id }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.removeDiabetic, { id }, stranger)).toBe('not-found')
  const { id: own } = await read(stranger)
  expect(await app.refusal(calls.removeGlucose, { id: own, reading_id }, stranger)).toBe('not-found')
  expect((await read(me)).readings).toHaveLength(1)
})

test('without the protocol nothing is written; it is agreed to by version, and taken back', async () => {
  expect(await app.refusal(calls.createDiabetic, claim, me)).toBe('not-agreed')
  const named = async (person: Person) =>
    (await app.callApi(myConsents, {}, person)).list.filter(({ document }) => document === 'diabetes')
  expect(await named(me)).toEqual([])
  expect(await app.callApi(calls.checkProtocolAndGetInfo, {}, me)).toMatchObject({ is_agreed: 0, version: 1 })
  const id = await start(me)
  expect(await named(me)).toMatchObject([{ is_agreed: 1, agreed_version: 1, is_withdrawable: 1 }])
  await app.callApi(sayConsent, { document: 'diabetes', version: 1, is_given: 0 }, me)
  expect(await app.refusal(calls.addGlucose, reading(id), me)).toBe('not-agreed')
  expect(await app.refusal(calls.setGlucoseTargets, { id, unit: 'mgdl' }, me)).toBe('not-agreed')
  expect(await app.callApi(calls.diabeticRecord, {}, me)).toMatchObject({ is_agreed: 0, record: { id } })
  expect(await app.refusal(calls.createDiabetic, claim, await signInWithoutConsent(app))).toBe('consent')
})

test('what is known of who asks is filled in: their default member and their own number', async () => {
  expect((await agree(me)).info).toMatchObject({ truename: '', sex: 0, age: null })
  await app.callApi(saveMember, { truename: '安宁', sex: 1, birthday: '1993-09-03' }, me)
  expect((await agree(me)).info).toMatchObject({ truename: '安宁', sex: 1, age: 32 })
  expect((await agree(me)).info.mobile).toMatch(/^1\d{10}$/)
})

test.each([
  ['diagnosed tomorrow', { diagnosed_date: '2026-09-03' }, 'not-yet'],
  ['diagnosed before birth', { diagnosed_date: '1960-01-01' }, 'before-birth'],
  ['of 200 years', { age: 200 }, '422'],
  ['of no type that there is', { diabetes_type: 'type3' }, '422'],
  ['with a first glucose in the wrong unit', { glucose: 120 }, 'impossible'],
  ['with a first glucose that wants a second look', { glucose: 2.5 }, 'look-again'],
])('a record %s is not taken, and nothing of it stands', async (_, said, refused) => {
  await agree(me)
  expect(await app.refusal(calls.createDiabetic, { ...claim, ...said } as never, me)).toBe(refused)
  expect((await app.callApi(calls.diabeticRecord, {}, me)).record).toBeNull()
})

test('a record is created with its first glucose, and replaced while targets and readings stay', async () => {
  const id = await start(me, { glucose: 126, unit: 'mgdl', context: 'fasting' })
  await app.callApi(calls.setGlucoseTargets, { id, context: 'fasting', low: 80, high: 120 }, me)
  expect(await start(me, { age: 53, diagnosed_date: '2019-01-01' })).toBe(id)
  const record = await read(me)
  expect(record).toMatchObject({
    id,
    userId: me.patientId,
    age: 53,
    unit: 'mgdl',
    type_words: '2 型',
    since_words: '7 年',
  })
  expect(record.readings).toMatchObject([{ value: '126', context: 'fasting', state: 'above' }])
  expect(record.targets.find(({ context }) => context === 'fasting')).toMatchObject({ low: '80', high: '120' })
})

test.each([
  ['of a time to come', { time: '2026-09-02 09:06' }, 'not-yet'],
  ['of two years ago', { time: '2024-09-02 07:00' }, 'too-old'],
  ['of no day of the calendar', { time: '2026-09-32 07:00' }, '422'],
  ['in the wrong unit', { value: 121 }, 'impossible'],
  ['that wants a second look', { value: 25 }, 'look-again'],
  ['of a context that there is not', { context: 'lunch' }, '422'],
])('a reading %s is not taken', async (_, said, refused) => {
  const id = await start(me)
  expect(await app.refusal(calls.addGlucose, reading(id, said as never), me)).toBe(refused)
  expect((await read(me)).readings).toEqual([])
})

test('a reading that was asked about and is right is taken, says what to do at once, and is there once', async () => {
  const id = await start(me)
  const low = reading(id, { value: 2.6, time: '2026-09-02 08:50', is_sure: 1 })
  const answers = await Promise.all(Array.from({ length: 4 }, () => app.callApi(calls.addGlucose, low, me)))
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
  expect(answers[0]).toMatchObject({ state: 'very-low', urgent: expect.stringContaining('15 克糖') })
  expect(await read(me)).toMatchObject({ readings: [{ value: '2.6' }], urgent: expect.stringContaining('15 克糖') })
  // An older one is nothing to do anything about any more.
  await app.callApi(calls.removeGlucose, { id, reading_id: answers[0]?.id ?? 0 }, me)
  await app.callApi(calls.addGlucose, { ...low, client_id: 'phone-older-one', time: '2026-09-02 05:00' }, me)
  expect((await read(me)).urgent).toBe('')
})

test('a target is compared in one unit whichever is shown, and one alone or out of bounds is refused', async () => {
  const id = await start(me)
  await app.callApi(calls.addGlucose, reading(id), me)
  const set = (said: object) => ({ id, ...said })
  expect(await app.refusal(calls.setGlucoseTargets, set({ context: 'bed', low: 4 }), me)).toBe('incomplete')
  expect(await app.refusal(calls.setGlucoseTargets, set({ context: 'bed', low: 7, high: 7.5 }), me)).toBe('target')
  expect(await app.refusal(calls.setGlucoseTargets, set({ context: 'bed', low: 70, high: 180 }), me)).toBe('target')
  await app.callApi(calls.setGlucoseTargets, { id, unit: 'mgdl', context: 'fasting', low: 70, high: 105 }, me)
  const { readings, recent, unit_words } = await read(me)
  expect([unit_words, readings[0]?.value, readings[0]?.state]).toEqual(['mg/dL', '110', 'above'])
  expect(recent).toEqual({ count: 1, inside: 0, percent: 0, days: 14 })
})

test('the record shows two weeks, the report the week that is asked for, Monday to Sunday', async () => {
  const id = await start(me)
  for (const [time, value, context] of [
    ['2026-08-19 07:00', 9, 'fasting'],
    ['2026-08-20 07:00', 5, 'fasting'],
    ['2026-08-30 23:50', 12, 'bed'],
    ['2026-08-31 00:10', 3.4, 'night'],
    ['2026-09-02 07:00', 6, 'fasting'],
  ] as const)
    await app.callApi(calls.addGlucose, reading(id, { time, value, context }), me)
  const { recent, readings } = await read(me)
  expect(recent).toMatchObject({ count: 4, inside: 2, percent: 50 })
  expect(readings.map(({ value }) => value)).toEqual(['6.0', '3.4', '12.0', '5.0'])
  const week = await app.callApi(calls.glucoseReport, { id }, me)
  expect(week).toMatchObject({ from: '2026-08-31', to: '2026-09-06', is_current: 1, share: { count: 2, inside: 1 } })
  expect(week.days.map(({ readings: own }) => own.length)).toEqual([1, 0, 1, 0, 0, 0, 0])
  expect(week.lines.map(({ words, target }) => [words, target])).toEqual([
    ['空腹', '4.4–7.0'],
    ['夜间', '3.9–10.0'],
  ])
  expect(week.discuss.join()).toContain('夜间出现过低血糖')
  const before = await app.callApi(calls.glucoseReport, { id, date: '2026-08-30' }, me)
  expect(before).toMatchObject({ from: '2026-08-24', is_current: 0, share: { count: 1, inside: 0, percent: 0 } })
})

test('the database holds no word of it, the own file all of it, and it is deleted as a whole', async () => {
  const id = await start(me)
  await app.callApi(calls.addGlucose, reading(id, { note: '面条一碗' }), me)
  const dumped = async () => {
    const { rows } = await app.pool.query(
      `select string_agg(t::text || coalesce(r::text, ''), ' ') as dump from records_diabetes t left join records_diabetes_readings r on r.record_id = t.id where t.id = ${id}`,
    )
    return rows[0].dump as string | null
  }
  for (const word of ['金丝雀', 'type2', '面条', 'fasting', '6.1', '2020-03-01'])
    expect(await dumped()).not.toContain(word)
  expect(await ownRows(app, me, 'diabetes')).toMatchObject([{ truename: '金丝雀', diagnosed_date: '2020-03-01' }])
  expect(await ownRows(app, me, 'glucose')).toMatchObject([{ content: '空腹 6.1 mmol/L', remark: '面条一碗' }])
  await app.callApi(calls.removeDiabetic, { id }, me)
  expect(await dumped()).toBeNull()
  expect((await app.callApi(calls.diabeticRecord, {}, me)).record).toBeNull()
})
