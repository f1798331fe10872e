import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PatientId } from '#app/context.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { messageBegin, messageSend, pointsRule, userEarn, userPoints } from '../contract.ts'
import { sumBalance } from './public.ts'
import { insertRules, insertTasks } from './queries.ts'

let app: TestApp
let me: Person
const task = { business_mark: 'daily', task_id: 'read', action: 'action_view' } as const

beforeAll(async () => {
  app = await startTestApp()
  const row = { businessMark: 'daily', action: 'action_view', title: '阅读', amount: 5, growth: 1, perDay: 2 }
  await insertTasks(app.db, [
    { ...row, taskId: 'read' },
    { ...row, taskId: 'over', isOn: false },
    { ...row, taskId: 'look', seconds: 10, perDay: 5 },
  ])
  await insertRules(app.db, [{ cid: 16, ruleId: 3, title: '积分规则', content: '一\n二' }])
})
beforeEach(async () => {
  me = await signIn(app)
})
afterAll(() => app.close())

const finish = (object_id: string, as = {}) => app.callApi(messageSend, { ...task, object_id }, { ...me, ...as })
const balance = () => sumBalance(app.db, me.patientId as PatientId)
const [worth, none] = [
  { amount: 5, growth: 1 },
  { amount: 0, growth: 0 },
]

test('a visitor earns nothing, nobody earns for another, and what is over earns no more', async () => {
  expect(await app.refusal(messageSend, task)).toBe('login')
  expect(await app.refusal(userEarn, task)).toBe('login')
  const other = await signIn(app)
  expect(await app.refusal(messageSend, { ...task, user_id: other.patientId }, me)).toBe('not-found')
  for (const task_id of ['over', 'unknown'])
    expect(await app.refusal(messageSend, { ...task, task_id }, me)).toBe('no-task')
  expect(await app.refusal(messageSend, { ...task, action: 'action_buy' }, me)).toBe('422')
  expect(await balance()).toEqual(none)
})

test('a finished task names itself, its thing, where and who, and earns amount and growth [X115]', async () => {
  const sent = { ...task, object_id: '7', share_url: '/a', user_id: me.patientId, user_key: me.key }
  const answer = await app.server.inject({ method: 'POST', url: '/api/user_point/v1/message/send', payload: sent })
  expect(answer.json()).toMatchObject({ status: 200, data: worth })
  const { rows } = await app.pool.query('select * from points_ledger where patient_id = $1', [me.patientId])
  expect(rows).toMatchObject([{ task_id: 'read', object_id: '7', day: '2026-11-23', ...worth }])
})

test('a thing earns once a day, a task as often a day as it may, and the next day again', async () => {
  expect([await finish('1'), await finish('1')]).toEqual([worth, none])
  expect([await finish('2'), await finish('3')]).toEqual([worth, none])
  expect(await balance()).toEqual({ amount: 10, growth: 2 })
  app.clock.advance({ days: 1 })
  expect(await finish('1')).toEqual(worth)
})

test('fifty at once earn what one earns, and different things no more than the day’s limit', async () => {
  const earned = await Promise.all(Array.from({ length: 50 }, () => finish('1')))
  expect(earned.filter(({ amount }) => amount > 0)).toHaveLength(1)
  await Promise.all(Array.from({ length: 50 }, (_, at) => finish(String(at))))
  expect(await balance()).toEqual({ amount: 10, growth: 2 })
})

test('the same key gets the same answer', async () => {
  for (const _ of [1, 2, 3]) expect(await finish('1', { idempotencyKey: 'one' })).toEqual(worth)
  expect(await balance()).toEqual(worth)
})

test('what was just earned is told for a minute, of this task and thing, to its owner alone', async () => {
  const asked = { ...task, object_id: '1' }
  expect(await app.callApi(userEarn, asked, me)).toEqual(none)
  await finish('1')
  expect(await app.callApi(userEarn, asked, me)).toEqual(worth)
  expect(await app.callApi(userEarn, { ...asked, object_id: '2' }, me)).toEqual(none)
  expect(await app.callApi(userEarn, asked, await signIn(app))).toEqual(none)
  app.clock.advance({ minutes: 2 })
  expect(await app.callApi(userEarn, asked, me)).toEqual(none)
})

const look = (object_id: string) => ({ ...task, task_id: 'look', object_id })

test('a page that is to be looked at for 10 s earns nothing before, whoever says so', async () => {
  expect(await app.refusal(messageBegin, look('1'))).toBe('login')
  expect(await app.refusal(messageBegin, { ...look('1'), task_id: 'over' }, me)).toBe('no-task')
  expect(await app.refusal(messageSend, look('1'), me)).toBe('too-early')
  expect(await app.callApi(messageBegin, look('1'), me)).toEqual({ seconds: 10 })
  app.clock.advance({ seconds: 9 })
  expect(await app.refusal(messageSend, look('1'), me)).toBe('too-early')
  // Whoever loads the page again does not begin anew.
  expect(await app.callApi(messageBegin, look('1'), me)).toEqual({ seconds: 1 })
  app.clock.advance({ seconds: 1 })
  expect(await app.callApi(messageSend, look('1'), me)).toEqual(worth)
  expect(await app.callApi(messageSend, look('1'), me)).toEqual(none)
  expect(await balance()).toEqual(worth)
})

test('who begins another task has left the first, and a done one begins anew', async () => {
  await app.callApi(messageBegin, look('1'), me)
  await app.callApi(messageBegin, look('2'), me)
  app.clock.advance({ seconds: 10 })
  expect(await app.refusal(messageSend, look('1'), me)).toBe('too-early')
  expect(await app.callApi(messageSend, look('2'), me)).toEqual(worth)
  app.clock.advance({ days: 1 })
  expect(await app.refusal(messageSend, look('2'), me)).toBe('too-early')
})

test('the rule of points is asked for by 16 and 3, and there is no other', async () => {
  expect(await app.callApi(pointsRule, { cid: 16, rule_id: 3 })).toEqual({
    rule_id: 3,
    title: '积分规则',
    content: '一\n二',
  })
  expect(await app.refusal(pointsRule, { cid: 23, rule_id: 3 })).toBe('not-found')
})

test('a patient sees their points and how often each task was done today', async () => {
  expect(await app.refusal(userPoints, {})).toBe('login')
  await finish('1')
  const { tasks, ...sum } = await app.callApi(userPoints, {}, me)
  expect(sum).toEqual(worth)
  expect(tasks.map(({ task_id, done_num, per_day }) => [task_id, done_num, per_day])).toEqual([
    ['look', 0, 5],
    ['read', 1, 2],
  ])
  app.clock.advance({ days: 1 })
  expect((await app.callApi(userPoints, {}, me)).tasks.map(({ done_num }) => done_num)).toEqual([0, 0])
})
