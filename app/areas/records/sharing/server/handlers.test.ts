import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { delmember, saveMember } from '#app/areas/account/members/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { addBabyHr, inviteCarer, joinCarers } from '#app/areas/records/children/contract.ts'
import { addOwnMeasure, saveOwnEntry } from '#app/areas/records/own/contract.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { type Person, signIn, signInWithoutConsent } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { MOST_OPEN, STORED_DAYS, TRIES } from '../rules.ts'
import { recordsShareLooks, recordsShares } from './tables.ts'

let app: TestApp
let me: Person
let member_id: number

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-20 09:00' })
})
beforeEach(async () => {
  me = await signIn(app)
  const who = { truename: '周明', sex: 1, birthday: '1985-06-01' }
  member_id = (await app.callApi(saveMember, who, me)).member_id
  await app.callApi(
    saveOwnEntry,
    { member_id, client_id: 'entry-0001', kind: 'allergy', name: '青霉素', detail: 'severe' },
    me,
  )
  const weight = {
    member_id,
    client_id: 'weight-001',
    item: 'weight' as const,
    values: '66',
    time: '2026-11-19 08:00:00',
  }
  await app.callApi(addOwnMeasure, weight, me)
})
afterAll(() => app.close())

const share = (more: object = {}) =>
  app.callApi(calls.addShare, { record: `own-${member_id}`, parts: 'facts', days: 1, ...more }, me)
const open = (code: string, who = '市一院王医生') => app.callApi(calls.openShare, { code, who })
const refusedOpen = (code: string) => app.refusal(calls.openShare, { code, who: '市一院王医生' })
const shares = async () => (await app.callApi(calls.recordShares, { record: `own-${member_id}` }, me)).list

test('nobody shares or takes back what is not theirs, and nothing is shared without consent', async () => {
  const stranger = await signIn(app)
  const { id } = await share()
  const wanted = { record: `own-${member_id}`, parts: 'facts', days: 1 }
  expect(await app.refusal(calls.addShare, wanted)).toBe('login')
  expect(await app.refusal(calls.addShare, wanted, stranger)).toBe('not-found')
  expect(await app.refusal(calls.addShare, wanted, await signInWithoutConsent(app))).toBe('consent')
  expect(await app.refusal(calls.recordShares, { record: `own-${member_id}` }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.revokeShare, { id }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.addShare, { record: 'ask-nobody-has-it', parts: 'facts', days: 1 }, me)).toBe(
    'not-found',
  )
  expect((await shares())[0]).toMatchObject({ id, is_open: 1 })
})

test.each([
  ['no part', { parts: '' }, '422'],
  ['a part that is none', { parts: 'everything' }, '422'],
  ['a part of other records', { parts: 'record' }, 'nothing'],
  ['three days', { days: 3 }, 'not-days'],
  ['a year', { days: 365 }, '422'],
])('a share of %s is not made', async (_, more, refused) => {
  const wanted = { record: `own-${member_id}`, parts: 'facts', days: 1, ...more }
  expect(await app.refusal(calls.addShare, wanted, me)).toBe(refused)
  expect(await shares()).toEqual([])
})

test('who has the code sees the parts that were chosen and nothing else, however it is written', async () => {
  const { code } = await share()
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
  const { paper, end_time } = await open(` ${code.toLowerCase().replace('-', ' ')} `)
  expect(end_time.slice(0, 10)).toBe((await shares())[0]?.end_time.slice(0, 10))
  expect(new Set(paper.sections.map(({ part }) => part))).toEqual(new Set(['facts']))
  expect(JSON.stringify(paper)).toContain('青霉素')
  expect(JSON.stringify(paper)).not.toContain('66')
})

test('each look stands with its name and time before the owner, and the first is told', async () => {
  const { code, id } = await share({ label: '王医生' })
  const told = async () => (await app.callApi(messages, {}, me)).list.filter(({ title }) => title.includes('有人看了'))
  await open(code)
  app.clock.advance({ minutes: 2 })
  await open(code, '家里人')
  const [own] = await shares()
  expect(own).toMatchObject({ id, label: '王医生', code })
  expect(own?.looks.map(({ who }) => who)).toEqual(['家里人', '市一院王医生'])
  const list = await told()
  expect(list).toHaveLength(1)
  expect(JSON.stringify(list)).not.toMatch(/健康|档案|青霉素|王医生/)
})

test('what was taken back, is over, or belongs to who left is seen by nobody', async () => {
  const [first, second, third] = [await share(), await share({ days: 7 }), await share({ days: 30 })]
  await app.callApi(calls.revokeShare, { id: first.id }, me)
  expect(await refusedOpen(first.code)).toBe('over')
  app.clock.advance({ days: 8 })
  expect(await refusedOpen(second.code)).toBe('over')
  await open(third.code)
  expect((await shares()).map(({ is_open, code }) => [is_open, code !== ''])).toEqual([
    [1, true],
    [0, false],
    [0, false],
  ])
  await app.callApi(delmember, { member_id }, me)
  expect(await refusedOpen(third.code)).toBe('over')
  expect(await ownRows(app, me, 'record_shares')).toEqual([])
})

test('what is over is forgotten with who looked after half a year, and not a day before', async () => {
  const [early, late] = [await share({ days: 1 }), await share({ days: 30 })]
  await open(early.code)
  const stored = () =>
    Promise.all([
      ...[early, late].map(({ id }) => app.db.$count(recordsShares, eq(recordsShares.id, id))),
      app.db.$count(recordsShareLooks, eq(recordsShareLooks.shareId, early.id)),
    ])
  app.clock.advance({ days: STORED_DAYS })
  await app.wakeAll()
  expect(await stored()).toEqual([1, 1, 1])
  app.clock.advance({ days: 1 })
  await app.wakeAll()
  expect(await stored()).toEqual([0, 1, 0])
})

test('tries at codes are few, also a hundred at once', async () => {
  const strict = await startTestApp({ env: { LIMITS: 'on' } })
  try {
    const owner = await signIn(strict)
    const who = { truename: '周明', sex: 1, birthday: '1985-06-01' }
    const theirs = await strict.callApi(saveMember, who, owner)
    const wanted = { record: `own-${theirs.member_id}`, parts: 'facts', days: 1 }
    const { code } = await strict.callApi(calls.addShare, wanted, owner)
    const attempt = (given: string) => strict.refusal(calls.openShare, { code: given, who: '王医生' })
    const tries = await Promise.all(Array.from({ length: 100 }, (_, n) => attempt(`AAAA-A${200 + n}`)))
    expect(tries.filter((one) => one === 'over')).toHaveLength(TRIES.most)
    expect(tries.filter((one) => one === 'too-many')).toHaveLength(100 - TRIES.most)
    expect(await attempt(code)).toBe('too-many')
    strict.clock.advance({ minutes: TRIES.minutes + 1 })
    expect(await attempt(code)).toBe('not refused')
  } finally {
    await strict.close()
  }
}, 60_000)

test('a code is stored and logged nowhere as it is, and what it shows is kept by no cache', async () => {
  const { code } = await share({ label: '标记甲乙丙' })
  const response = await app.server.inject({
    method: 'POST',
    url: '/api/records/shares/open',
    payload: { code, who: '标记丁戊己' },
  })
  expect(response.json()).toMatchObject({ data: { paper: { truename: '周明' } } })
  expect(response.headers['cache-control']).toBe('no-store')
  const stored = JSON.stringify([
    await app.db.select().from(recordsShares),
    await app.db.select().from(recordsShareLooks),
  ])
  expect(stored).not.toMatch(new RegExp(`${code}|${code.replace('-', '')}|标记|青霉素`))
  const page = await app.server.inject({ url: '/records/open', headers: { accept: 'text/html' } })
  expect(page.headers['referrer-policy'] ?? 'strict-origin').toMatch(/^(strict-origin|no-referrer|same-origin)$/)
})

test('a code is in no file of one’s own data, its looks are', async () => {
  const { code } = await share()
  await open(code)
  const rows = JSON.stringify(await ownRows(app, me, 'record_shares'))
  expect(rows).toContain('市一院王医生')
  expect(rows).not.toContain(code)
})

test('no more are open at a time than somebody can keep in mind', async () => {
  for (let n = 0; n < MOST_OPEN; n++) await share()
  expect(await app.refusal(calls.addShare, { record: `own-${member_id}`, parts: 'facts', days: 1 }, me)).toBe(
    'too-many',
  )
  await app.callApi(calls.revokeShare, { id: (await shares())[0]?.id ?? 0 }, me)
  await share()
})

test('a child’s record is shared by who began it, and by no carer', async () => {
  const baby = { baby_name: '周小满', sex: 1, birthday: '2024-11-01', guardian_consent: 1 }
  const child_id = (await app.callApi(addBabyHr, baby, me)).id
  const carer = await signIn(app)
  const { token } = await app.callApi(inviteCarer, { child_id, relation: 'grandparent', rights: 'log' }, me)
  await app.callApi(joinCarers, { token }, carer)
  expect(await app.refusal(calls.addShare, { record: `baby-${child_id}`, parts: 'record', days: 1 }, carer)).toBe(
    'not-found',
  )
  const { code } = await app.callApi(calls.addShare, { record: `baby-${child_id}`, parts: 'record', days: 1 }, me)
  expect((await open(code)).paper).toMatchObject({ title: '儿童健康记录', truename: '周小满' })
})
