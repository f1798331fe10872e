import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { aShop } from '#test/support/mall.ts'
import { signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { messageSend, pointConfig, pointsRule, userPoints } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'
import { insertTasks } from '../queries.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing

beforeAll(async () => {
  app = await startTestApp()
  const hospitalId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
  const [daily, by] = ['daily', { amount: 5, growth: 1, perDay: 3 }]
  await insertTasks(app.db, [
    { businessMark: daily, taskId: 'desk-share', action: 'action_share', title: '分享', ...by },
    { businessMark: daily, taskId: 'desk-read', action: 'action_view', title: '看一看', seconds: 5, ...by },
    { businessMark: 'lottery', taskId: 'prize', action: 'action_add', title: '抽奖', ...by, isOn: false },
  ])
}, 120_000)
afterAll(() => app.close())

const keeper = () => ({ staffKey: ctx.keeper.staffKey })
const share = {
  task_id: 'desk-share',
  action: 'action_share',
  title: '分享给亲友',
  amount: 8,
  growth: 0,
  per_day: 1,
  seconds: 0,
  is_on: 1,
} as const
const words = { title: '积分规则', content: '第一条\n第二条', exchange_notice: '换了就换了' }

test('what points are given for is the platform’s: for its desk’s roles that keep it alone', async () => {
  for (const [call, input] of [
    [calls.deskPointTasks, {}],
    [calls.deskPointTaskChange, { ...share, task_id: 'no-such' }],
    [calls.deskPointWords, {}],
    [calls.deskPointWordsChange, words],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, { staffKey: there.keeper.staffKey })).toBe('not-platform')
  }
})

test('what another room gives by itself, a time for what takes none, and a task for nothing are refused', async () => {
  const refusal = (more: object) => app.refusal(calls.deskPointTaskChange, { ...share, ...more } as never, keeper())
  expect(await refusal({ task_id: 'prize', action: 'action_add' })).toBe('not-found')
  expect(await refusal({ seconds: 5 })).toBe('seconds')
  expect(await refusal({ amount: 0 })).toBe('worthless')
  expect(await refusal({ per_day: 0 })).toBe('422')
  const { list } = await app.callApi(calls.deskPointTasks, {}, keeper())
  expect(list.map(({ task_id }) => task_id)).not.toContain('prize')
})

test('a task is worth what the desk says from then on, what was earned stays, and one that is over cannot be done', async () => {
  const patient = await signIn(app)
  const done = (object_id: string) =>
    ({ business_mark: 'daily', task_id: 'desk-share', action: 'action_share', object_id }) as const
  expect(await app.callApi(messageSend, done('a'), patient)).toEqual({ amount: 5, growth: 1 })
  await app.callApi(calls.deskPointTaskChange, share, keeper())
  // It counts once a day now.
  expect(await app.callApi(messageSend, done('b'), patient)).toEqual({ amount: 0, growth: 0 })
  const another = await signIn(app)
  expect(await app.callApi(messageSend, done('a'), another)).toEqual({ amount: 8, growth: 0 })
  const { amount, tasks } = await app.callApi(userPoints, {}, patient)
  expect(amount).toBe(5)
  expect(tasks.find(({ task_id }) => task_id === 'desk-share')?.title).toBe('分享给亲友')
  await app.callApi(calls.deskPointTaskChange, { ...share, is_on: 0 }, keeper())
  expect(await app.refusal(messageSend, done('c'), another)).toBe('no-task')
  expect((await app.callApi(userPoints, {}, patient)).tasks.map(({ task_id }) => task_id)).not.toContain('desk-share')
})

test('patients read the rule of points and what they are exchanged under as the desk wrote them', async () => {
  await app.callApi(calls.deskPointWordsChange, words, keeper())
  expect(await app.callApi(calls.deskPointWords, {}, keeper())).toMatchObject(words)
  expect(await app.callApi(pointsRule, { cid: 16, rule_id: 3 })).toMatchObject({ content: words.content })
  expect(await app.callApi(pointConfig, { field: 'exchange_notice' })).toMatchObject({ value: words.exchange_notice })
})
