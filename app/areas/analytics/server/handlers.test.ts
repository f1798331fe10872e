import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let me: Person
beforeAll(async () => {
  app = await startTestApp()
  me = await signIn(app)
})
afterAll(() => app.close())
beforeEach(() => app.pool.query('truncate analytics_events, analytics_logs, analytics_counts'))

let made = 0
const nonce = () => `nonce-${++made}`
const nowMs = () => app.clock.now().getTime()
const batch = (...events: object[]) => ({ timestamp: nowMs(), nonce: nonce(), actions: JSON.stringify(events) })
const rowsOf = async (table: string) => (await app.pool.query(`select * from ${table} order by 1`)).rows
const countOf = async (table: string) => (await rowsOf(table)).length

test('a batch is refused when its nonce came before, or when it is old or from the future', async () => {
  const sent = { timestamp: nowMs(), nonce: nonce(), actions: JSON.stringify([{ event: 'visit' }]) }
  expect(await app.callApi(calls.userActionsAdd, sent)).toEqual({ count: 1 })
  expect(await app.refusal(calls.userActionsAdd, sent)).toBe('nonce-used')
  for (const minutes of [-16, 16])
    expect(
      await app.refusal(calls.userActionsAdd, {
        ...batch({ event: 'visit' }),
        timestamp: nowMs() + minutes * 60_000,
      }),
    ).toBe('too-old')
  expect(await countOf('analytics_events')).toBe(1)
})

test('copies of a batch at the same moment are taken once', async () => {
  const sent = batch({ event: 'visit' }, { event: 'click' })
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.rawRequest(calls.userActionsAdd, sent, me)))
  expect(answers.filter(({ body }) => body.status === 200)).toHaveLength(1)
  expect(await countOf('analytics_events')).toBe(2)
  expect(await rowsOf('analytics_counts')).toMatchObject([{ count: 1 }, { count: 1 }])
})

test.each([
  ['no action', []],
  ['too many actions', Array.from({ length: 21 }, () => ({ event: 'visit' }))],
  ['an action that there is not', [{ event: 'buy' }]],
  ['words where a code belongs', [{ event: 'visit', from_function_id: '张三' }]],
  ['a phone number for an item', [{ event: 'visit', item_id: 13_800_000_001 }]],
])('%s is refused', async (_, actions) => {
  expect(await app.refusal(calls.userActionsAdd, { ...batch(), actions: JSON.stringify(actions) })).toBe('422')
})

test('actions are kept with function, item and visit, of the address the path alone', async () => {
  const visit = { event: 'visit', page_url: '/health/product?goods_id=7&user_key=secret', item_type: 2, item_id: '7' }
  const trace_id = '0123456789ABCDEFGHIJKLMNOPQRSTUV'
  const payload = { ...batch(), trace_id, actions: [{ ...visit, from_function_id: 'B01', from_function_name: '商城' }] }
  const sent = await app.server.inject({ method: 'POST', url: '/api/user_actions/add?cid=9', payload })
  expect(sent.json()).toMatchObject({ status: 200, data: { count: 1 } })
  expect(await rowsOf('analytics_events')).toMatchObject([
    {
      source: 'action',
      event: 'visit',
      page: '/health/product',
      item_type: 2,
      item_id: 7,
      function_id: 'B01',
      function_name: '商城',
      visit_id: trace_id,
      channel: 9,
    },
  ])
  expect(await app.refusal(calls.userActionsAdd, { ...batch({ event: 'visit' }), trace_id: 'short' })).toBe('422')
})

test('nothing that is kept of what a patient did leads to them; their own number goes up, for themselves alone', async () => {
  await app.callApi(calls.userActionsAdd, batch({ event: 'read' }, { event: 'read' }), me)
  await app.callApi(calls.userActionsAdd, batch({ event: 'read' }))
  const mine = { id: me.patientId, action: 'read' } as const
  expect(await app.callApi(calls.userStatistics, mine, me)).toEqual({ action: 'read', count: 2 })
  expect(await app.callApi(calls.userStatistics, { ...mine, action: 'play' }, me)).toEqual({ action: 'play', count: 0 })
  expect(await app.refusal(calls.userStatistics, mine, await signIn(app))).toBe('not-found')
  const events = await rowsOf('analytics_events')
  expect(events.flatMap((row) => Object.keys(row))).not.toContain('patient_id')
})

test('an address that sends without an end is refused, all its calls together', async () => {
  const strict = await startTestApp({ env: { LIMITS: 'on' } })
  const log = { type: '1000', message: 'boom' } as const
  await strict.callApi(calls.collectorLog, log)
  await strict.pool.query(`update access_tallies set count = 3000 where bucket like 'report %'`)
  expect(await strict.refusal(calls.collectorLog, log)).toBe('too-many')
  expect(await strict.refusal(calls.chnStaticsAdd, { event: 'open' })).toBe('too-many')
  expect(await strict.refusal(calls.statisticView, { object_type: 'goods', object_id: 1 })).toBe('too-many')
  expect(await strict.refusal(calls.userActionsAdd, batch({ event: 'visit' }))).toBe('too-many')
  strict.clock.advance({ minutes: 61 })
  expect(await strict.callApi(calls.collectorLog, log)).toEqual({})
  await strict.close()
})

test('an event of a channel is kept with its channel', async () => {
  expect(await app.refusal(calls.chnStaticsAdd, { event: 'a b' })).toBe('422')
  const event = { event: 'open', page_url: 'https://h.example/a?x=1', object_id: 4, item_type: 305 }
  await app.callApi(calls.chnStaticsAdd, event)
  expect(await rowsOf('analytics_events')).toMatchObject([
    { source: 'channel', event: 'open', page: '/a', item_id: 4, item_type: 305, channel: 16 },
  ])
})

test('views at the same moment are all counted', async () => {
  expect(await app.refusal(calls.statisticView, { object_type: 'patient', object_id: 1 })).toBe('422')
  const view = { object_type: 'goods', object_id: 7 } as const
  await Promise.all(Array.from({ length: 50 }, () => app.callApi(calls.statisticView, view)))
  expect(await app.callApi(calls.statisticView, view)).toEqual({ view_count: 51 })
  expect(await app.callApi(calls.statisticView, { ...view, object_id: 8 })).toEqual({ view_count: 1 })
  expect(await countOf('analytics_events')).toBe(52)
})

test('an error is kept masked, once a day with its count', async () => {
  expect(await app.refusal(calls.collectorLog, { type: '7' })).toBe('422')
  const log = {
    type: 1000,
    message: 'no 张三 13800000001',
    page_url: '/a?mobile=13800000001',
    user_agent: 'X',
  } as const
  for (const _ of [1, 2]) await app.callApi(calls.collectorLog, log, { key: 'dead' })
  await app.callApi(calls.collectorLog, { type: 'islogined_error', message: 'down' })
  const rows = (await rowsOf('analytics_logs')).sort((a, b) => b.count - a.count)
  expect(rows).toMatchObject([
    { type: '1000', message: 'no * *', page: '/a', count: 2 },
    { type: 'islogined_error', message: 'down', count: 1 },
  ])
})

test('of which accounts conversions are kept is set, up to three, and shown by nothing; while none is, nothing is kept [X371]', async () => {
  expect(() => readConfig({ SECRET: 'x'.repeat(32), AD_ACCOUNTS: 'a1,a2,a3,a4' })).toThrow('AD_ACCOUNTS')
  const { adAccounts } = readConfig({ SECRET: 'x'.repeat(32), AD_ACCOUNTS: 'account-one, a2,a3' })
  expect([...adAccounts]).toEqual(['account-one', 'a2', 'a3'])
  const told = { account_id: 'a1', click_id: 'c0', action_type: 'order', item_type: 2 } as const
  const before = await countOf('analytics_conversions')
  expect(app.config.adAccounts.size).toBe(0)
  expect(await app.callApi(calls.adConversion, told)).toEqual({ is_new: 0 })
  Object.assign(app.config, { adAccounts: new Set(['a1']) })
  expect(await app.callApi(calls.adConversion, { ...told, account_id: 'a2' })).toEqual({ is_new: 0 })
  expect(await countOf('analytics_conversions')).toBe(before)
})

test('a conversion of each kind of item is kept once [X143]', async () => {
  const told = { account_id: 'a1', click_id: 'c1', action_type: 'order', item_id: 5 }
  expect(await app.refusal(calls.adConversion, { ...told, item_type: 3 })).toBe('422')
  for (const item_type of [701, 2, 205, 101, 203, 202] as const) {
    expect(await app.callApi(calls.adConversion, { ...told, item_type })).toEqual({ is_new: 1 })
    expect(await app.callApi(calls.adConversion, { ...told, item_type })).toEqual({ is_new: 0 })
  }
  expect(await countOf('analytics_conversions')).toBe(6)
})

test('what is old is forgotten, and a nonce is not before its batch is too old', async () => {
  const sent = batch({ event: 'visit' })
  await app.callApi(calls.userActionsAdd, sent)
  await app.callApi(calls.collectorLog, { type: 1000, message: 'boom' })
  await app.callApi(calls.statisticView, { object_type: 'page', object_id: 3 })
  app.clock.advance({ minutes: 14 })
  await app.wakeAll()
  expect(await app.refusal(calls.userActionsAdd, sent)).toBe('nonce-used')
  app.clock.advance({ days: 32 })
  await app.wakeAll()
  for (const table of ['analytics_events', 'analytics_nonces', 'analytics_logs']) expect(await countOf(table)).toBe(0)
  expect(await app.callApi(calls.statisticView, { object_type: 'page', object_id: 3 })).toEqual({ view_count: 2 })
})
