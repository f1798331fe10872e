import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { delmember, saveMember } from '#app/areas/account/members/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { chooseForRecords } from '#app/areas/records/home/contract.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { uploadPicture } from '#test/support/a-picture.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { type Person, signIn, signInWithoutConsent } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { remindMedicines } from './jobs.ts'
import { recordsOwnEntries } from './tables.ts'

let app: TestApp
let me: Person
let member_id: number
let sent = 0

const addMember = async (person: Person, birthday = '1985-06-01') =>
  (await app.callApi(saveMember, { truename: '周明', sex: 1, birthday, guardian_consent: 1 }, person)).member_id

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-20 09:00' })
})
beforeEach(async () => {
  me = await signIn(app)
  member_id = await addMember(me)
})
afterAll(() => app.close())

type Entry = Partial<CallInput<typeof calls.saveOwnEntry>>
type Measure = Partial<CallInput<typeof calls.addOwnMeasure>>
const anEntry = (more: Entry = {}) => ({
  member_id,
  client_id: `entry-${++sent}`,
  kind: 'condition' as const,
  name: '高血压',
  detail: 'active',
  ...more,
})
const aMeasure = (more: Measure = {}) => ({
  member_id,
  client_id: `measure-${++sent}`,
  item: 'pressure' as const,
  values: '128,82',
  time: '2026-11-20 08:30:00',
  ...more,
})
const save = (more: Entry = {}) => app.callApi(calls.saveOwnEntry, anEntry(more), me)
const refusedEntry = (more: Entry, as: Person = me) => app.refusal(calls.saveOwnEntry, anEntry(more), as)
const measure = (more: Measure = {}) => app.callApi(calls.addOwnMeasure, aMeasure(more), me)
const refusedMeasure = (more: Measure, as: Person = me) => app.refusal(calls.addOwnMeasure, aMeasure(more), as)
const read = () => app.callApi(calls.ownRecord, { member_id }, me)

test('without a session, without consent and for another account’s member nothing is read or written', async () => {
  const stranger = await signIn(app)
  const { id } = await save()
  expect(await app.refusal(calls.ownRecord, { member_id })).toBe('login')
  expect(await app.refusal(calls.ownRecord, { member_id }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.ownMeasures, { member_id, item: 'weight' }, stranger)).toBe('not-found')
  expect(await refusedEntry({}, stranger)).toBe('not-found')
  expect(await refusedMeasure({}, stranger)).toBe('not-found')
  expect(await app.refusal(calls.removeOwnEntry, { member_id, id }, stranger)).toBe('not-found')
  const unasked = await signInWithoutConsent(app)
  expect(await refusedEntry({}, unasked)).toBe('consent')
  expect((await read()).list).toHaveLength(1)
})

test.each([
  ['a day to come', { date: '2026-11-21' }, 'not-yet'],
  ['a day before birth', { date: '1985-05-31' }, 'before-birth'],
  ['a severity that is none', { kind: 'allergy', detail: 'active' }, 'detail'],
  ['an end before its begin', { kind: 'medicine', date: '2026-11-02', end_date: '2026-11-01' }, 'wrong-order'],
  ['a report without a day', { kind: 'report', note: '正常' }, 'when-made'],
  ['a report without words and files', { kind: 'report', date: '2026-11-01' }, 'empty'],
  ['a reminder without a time', { kind: 'medicine', reminds: 1 }, 'when-to-remind'],
  ['a reminder at night', { kind: 'medicine', reminds: 1, times: '23:30' }, 'quiet-hours'],
  ['an hour of no day', { kind: 'medicine', times: '25:00' }, '422'],
  [
    'a file of somebody else',
    { kind: 'report', date: '2026-11-01', files: `/files/${'a'.repeat(40)}.jpg` },
    'bad-file',
  ],
  ['a tie to nothing', { kind: 'report', date: '2026-11-01', note: '正常', about_id: 999_999 }, 'not-found'],
  ['an address that is no file', { kind: 'report', date: '2026-11-01', files: 'https://example.com/a.jpg' }, '422'],
] as const)('an entry with %s is not taken', async (_, more, refused) => {
  expect(await refusedEntry(more)).toBe(refused)
  expect((await read()).list).toEqual([])
})

test.each([
  ['400 (grams for 40 kg)', { item: 'weight', values: '400' }, 'odd-value'],
  ['1.70 metres for 170 cm', { item: 'height', values: '1.70' }, 'odd-value'],
  ['a pressure in kPa', { values: '16,10' }, 'odd-value'],
  ['a lower pressure above the upper', { values: '80,120' }, 'odd-value'],
  ['half a pressure', { values: '120,' }, 'odd-value'],
  ['glucose in mg/dL', { item: 'glucose', values: '99', context: 'fasting' }, 'odd-value'],
  ['lipids without one value', { item: 'lipids', values: ',,,' }, 'odd-value'],
  ['glucose of no time', { item: 'glucose', values: '5.5' }, 'which-context'],
  ['a moment to come', { time: '2026-11-20 09:01:00' }, 'not-yet'],
  ['a day before birth', { time: '1985-05-31 09:00:00' }, 'before-birth'],
  ['no number', { values: 'abc' }, '422'],
  ['250 kg while no height is known', { item: 'weight', values: '250' }, 'far-off'],
] as const)('a measurement of %s is not taken', async (_, more, refused) => {
  expect(await refusedMeasure(more)).toBe(refused)
  expect((await read()).latest).toEqual([])
})

test('a weight in jin is asked about, and taken where somebody is sure', async () => {
  await measure({ item: 'weight', values: '65', time: '2026-11-01 08:00:00' })
  expect(await refusedMeasure({ item: 'weight', values: '130' })).toBe('far-off')
  await measure({ item: 'weight', values: '130', is_sure: 1 })
  const { list } = await app.callApi(calls.ownMeasures, { member_id, item: 'weight' }, me)
  expect(list.map(({ value_words }) => value_words)).toEqual(['130', '65'])
})

test('what was written is read again, sent twice it is there once, and it is sealed where it is stored', async () => {
  const entry = anEntry({ kind: 'allergy', name: '青霉素过敏标记', detail: 'severe', note: '起疹子' })
  const first = await app.callApi(calls.saveOwnEntry, entry, me)
  expect(await app.callApi(calls.saveOwnEntry, entry, me)).toEqual(first)
  expect((await read()).list).toMatchObject([
    { id: first.id, kind: 'allergy', name: '青霉素过敏标记', detail_words: '严重', note: '起疹子', is_now: 1 },
  ])
  const rows = JSON.stringify(await app.db.select().from(recordsOwnEntries))
  expect(rows).toContain(entry.client_id)
  expect(rows).not.toMatch(/青霉素|起疹子|allergy/)
  await app.callApi(calls.saveOwnEntry, { ...entry, id: first.id, name: '头孢' }, me)
  expect((await read()).list).toMatchObject([{ id: first.id, name: '头孢' }])
  expect(await refusedEntry({ id: first.id, kind: 'condition' })).toBe('not-found')
  await app.callApi(calls.removeOwnEntry, { member_id, id: first.id }, me)
  expect((await read()).list).toEqual([])
})

test('values of two days are a trend whose highest value stands highest', async () => {
  await measure({ values: '150,95', time: '2025-11-20 08:00:00' })
  expect((await app.callApi(calls.ownMeasures, { member_id, item: 'pressure' }, me)).trend).toBeNull()
  await measure({ values: '128,82', time: '2026-05-20 08:00:00' })
  await measure({ values: '136,84' })
  const { list, trend } = await app.callApi(calls.ownMeasures, { member_id, item: 'pressure' }, me)
  expect(list.map(({ value_words, remark }) => [value_words, remark !== ''])).toEqual([
    ['136/84', true],
    ['128/82', false],
    ['150/95', true],
  ])
  const [upper, lower] = trend?.lines ?? []
  expect([upper?.name, lower?.name]).toEqual(['收缩压', '舒张压'])
  const heights = upper?.points.map(({ y }) => y) ?? []
  expect(heights[0]).toBe(Math.min(...heights))
  expect(upper?.points.map(({ x }) => x)).toEqual([...(upper?.points ?? [])].map(({ x }) => x).sort((a, b) => a - b))
  expect(Math.min(...(lower?.points.map(({ y }) => y) ?? []))).toBeGreaterThan(Math.max(...heights))
})

test('glucose before and after meals is a line each, and none goes up and down between them', async () => {
  for (const [time, values, context] of [
    ['2026-02-01 07:00:00', '5.4', 'fasting'],
    ['2026-02-01 10:00:00', '8.1', 'after'],
    ['2026-03-01 07:00:00', '5.6', 'fasting'],
    ['2026-03-01 10:00:00', '7.9', 'after'],
  ] as const)
    await measure({ item: 'glucose', values, context, time })
  const { trend } = await app.callApi(calls.ownMeasures, { member_id, item: 'glucose' }, me)
  expect(trend?.lines.map(({ name, points }) => [name, points.length])).toEqual([
    ['空腹', 2],
    ['餐后 2 小时', 2],
  ])
})

test('a pressure and a glucose that cannot wait say so at once; a child’s are not judged', async () => {
  expect(await measure({ values: '185,100' })).toMatchObject({ is_urgent: 1, remark: expect.stringContaining('120') })
  expect(await measure({ item: 'glucose', values: '3.1', context: 'other' })).toMatchObject({ is_urgent: 1 })
  expect(await measure({ item: 'glucose', values: '5.5', context: 'fasting' })).toMatchObject({
    is_urgent: 0,
    remark: '',
  })
  const child = await addMember(me, '2019-01-01')
  expect(await measure({ member_id: child, values: '185,100', guardian_consent: 1 })).toMatchObject({ remark: '' })
})

test('of who is under fourteen nothing is written before a guardian agrees', async () => {
  const child = await addMember(me, '2019-01-01')
  const needs = async () => (await app.callApi(calls.ownRecord, { member_id: child }, me)).needs_guardian
  expect(await needs()).toBe(1)
  expect(await refusedEntry({ member_id: child })).toBe('guardian-needed')
  expect(await refusedMeasure({ member_id: child })).toBe('guardian-needed')
  await save({ member_id: child, guardian_consent: 1 })
  expect(await needs()).toBe(0)
  await save({ member_id: child })
})

test('a report has pictures that only the account sees, and may be tied to what it is about', async () => {
  const { id: about_id } = await save()
  const url = await uploadPicture(app, me.key, 'ask')
  const { id } = await save({ kind: 'report', name: '心电图', date: '2026-11-01', files: url, about_id })
  const [report] = (await read()).list.filter(({ kind }) => kind === 'report')
  expect(report).toMatchObject({ id, about_id, files: [{ address: url, is_pdf: 0 }] })
  expect((await app.server.inject(report?.files[0]?.url ?? '')).statusCode).toBe(200)
  expect((await app.server.inject(url)).statusCode).toBe(404)
})

test('a medicine reminds once at its time, in words that say nothing, until its last day or until nobody wants it', async () => {
  await save({ kind: 'medicine', name: '氨氯地平标记', times: '08:00,20:00', reminds: 1, end_date: '2026-11-20' })
  const own = async () => (await app.callApi(messages, {}, me)).list
  await remindMedicines.run(app.context())
  expect(await own()).toEqual([])
  app.clock.advance({ hours: 11 })
  await remindMedicines.run(app.context())
  await remindMedicines.run(app.context())
  const list = await own()
  expect(list).toHaveLength(1)
  expect(JSON.stringify(list)).not.toMatch(/氨氯地平|药/)
  app.clock.advance({ days: 1 })
  await remindMedicines.run(app.context())
  expect(await own()).toHaveLength(1)
  await save({ kind: 'medicine', name: '二甲双胍', times: '20:10', reminds: 1 })
  await app.callApi(chooseForRecords, { reminds: 0 }, me)
  app.clock.advance({ minutes: 15 })
  await remindMedicines.run(app.context())
  expect(await own()).toHaveLength(1)
})

test('all of it is in the file of one’s own data, and leaves with the member', async () => {
  await save({ name: '痛风标记' })
  await measure({ item: 'heart', values: '72' })
  const rows = await ownRows(app, me, 'own_records')
  expect(JSON.stringify(rows)).toMatch(/痛风标记.*72 次\/分|72 次\/分.*痛风标记/)
  await app.callApi(delmember, { member_id }, me)
  expect(await ownRows(app, me, 'own_records')).toEqual([])
  expect(await app.refusal(calls.ownRecord, { member_id }, me)).toBe('not-found')
})
