import { afterAll, beforeAll, expect, test } from 'vitest'
import * as children from '#app/areas/records/children/contract.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ at: '2026-09-02 09:00' })
})
afterAll(() => app.close())

let sent = 0
const client = () => `phone-${++sent}-entry`
const withChild = async (birthday = '2026-07-01') => {
  const me = await signIn(app)
  const baby = { baby_name: '林小满', sex: 1, birthday, guardian_consent: 1 }
  return { me, child_id: (await app.callApi(children.addBabyHr, baby, me)).id }
}
const milk = { kind: 'milk', time: '2026-09-02 08:30', amount: 120 } as const

test.each([
  ['of a time to come', { time: '2026-09-02 09:06' }, 'not-yet'],
  ['before birth', { time: '2026-06-30 10:00' }, 'too-old'],
  ['of no day of the calendar', { time: '2026-08-32 10:00' }, '422'],
  ['of milk without an amount', { amount: undefined }, 'amount'],
  ['of two litres of milk', { amount: 2_000 }, 'amount'],
  ['of a medicine without a name', { kind: 'medicine', amount: undefined }, 'which-medicine'],
  ['of a temperature of 20 degrees', { kind: 'temperature', amount: 20 }, 'amount'],
  ['without a name of its own', { client_id: '' }, '422'],
])('an entry %s is not taken', async (_, said, refused) => {
  const { me, child_id } = await withChild()
  const input = { child_id, client_id: client(), ...milk, ...said } as never
  expect(await app.refusal(calls.addDaily, input, me)).toBe(refused)
})

test('an entry that is sent twice, at once and late, is there once', async () => {
  const { me, child_id } = await withChild()
  const input = { child_id, client_id: client(), ...milk }
  const answers = await Promise.all(Array.from({ length: 4 }, () => app.callApi(calls.addDaily, input, me)))
  answers.push(await app.callApi(calls.addDaily, input, me))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect((await app.callApi(calls.dailyLog, { child_id }, me)).list).toHaveLength(1)
})

test('two carers write at once, each day stands by itself, the newest first, and added up', async () => {
  const { me, child_id } = await withChild()
  const father = await signIn(app)
  const { token } = await app.callApi(children.inviteCarer, { child_id, relation: 'father', rights: 'log' }, me)
  await app.callApi(children.joinCarers, { token }, father)
  const add = (as: { key: string }, said: object) =>
    app.callApi(calls.addDaily, { child_id, client_id: client(), ...milk, ...said }, as)
  await Promise.all([add(me, {}), add(father, { time: '2026-09-02 05:00', amount: 90 })])
  // Written down on a phone that had no net, and sent the next morning.
  await add(father, { kind: 'wet', time: '2026-09-01 23:50', amount: undefined })
  const today = await app.callApi(calls.dailyLog, { child_id }, me)
  expect(today.list.map(({ words, by }) => [words, by])).toEqual([
    ['喝奶 120 毫升', ''],
    ['喝奶 90 毫升', '爸爸'],
  ])
  expect(today.sums).toEqual([{ kind: 'milk', words: '喝奶 2 次，共 210 毫升' }])
  const yesterday = await app.callApi(calls.dailyLog, { child_id, date: '2026-09-01' }, me)
  expect(yesterday.list).toMatchObject([{ kind: 'wet', words: '小便' }])
})

test('38 °C under three months wants a doctor at once, later 40 °C', async () => {
  const [young, older] = [await withChild('2026-07-01'), await withChild('2026-01-01')]
  const fever = async ({ me, child_id }: typeof young, amount: number) =>
    (await app.callApi(calls.addDaily, { ...milk, child_id, client_id: client(), kind: 'temperature', amount }, me))
      .is_urgent
  expect([await fever(young, 37.9), await fever(young, 38), await fever(older, 39.9), await fever(older, 40)]).toEqual([
    0, 1, 0, 1,
  ])
})

test('who only sees writes nothing, a stranger finds nothing, another child’s entry is not taken away', async () => {
  const { me, child_id } = await withChild()
  const [aunt, stranger] = [await signIn(app), await signIn(app)]
  const { token } = await app.callApi(children.inviteCarer, { child_id, relation: 'other', rights: 'see' }, me)
  await app.callApi(children.joinCarers, { token }, aunt)
  const input = { child_id, client_id: client(), ...milk }
  expect(await app.refusal(calls.addDaily, input, aunt)).toBe('see-only')
  expect(await app.refusal(calls.addDaily, input, stranger)).toBe('not-found')
  const { id } = await app.callApi(calls.addDaily, input, me)
  expect(await app.refusal(calls.removeDaily, { child_id, id }, aunt)).toBe('see-only')
  const other = await withChild()
  expect(await app.refusal(calls.removeDaily, { child_id: other.child_id, id }, other.me)).toBe('not-found')
  await app.callApi(calls.removeDaily, { child_id, id }, me)
  expect((await app.callApi(calls.dailyLog, { child_id }, aunt)).list).toEqual([])
})

test('entries stand in the file of the owner’s data, and not in the database as they are', async () => {
  const { me, child_id } = await withChild()
  const medicine = { kind: 'medicine', time: '2026-09-01 20:15', note: '金丝雀滴剂' } as const
  await app.callApi(calls.addDaily, { child_id, client_id: client(), ...medicine }, me)
  expect(await ownRows(app, me, 'daily_log')).toMatchObject([{ child_id, content: '吃药', remark: '金丝雀滴剂' }])
  const { rows } = await app.pool.query("select string_agg(t::text, ' ') as dump from records_daily_entries t")
  for (const canary of ['金丝雀', 'medicine', '2026-09-01']) expect(rows[0].dump).not.toContain(canary)
})
