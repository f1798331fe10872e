import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import { UNREACHABLE_MOBILE } from '#kit/outside/sms.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { queueSms } from './public.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const newest = async (mobile: string) => (await app.callApi(sandboxSms, { mobile })).list[0]

test('a message shows from the moment it is queued, and is sent when the job wakes', async () => {
  await queueSms(app.context(), { mobile: '13900000001', template: 'code', params: { code: '123456' } })
  expect(await newest('13900000001')).toMatchObject({ state: 'waiting', code: '123456', mobile: '13900000001' })
  await app.wakeAll()
  expect(await newest('13900000001')).toMatchObject({ state: 'sent', text: expect.stringContaining('123456') })
})

test('a phone that cannot be reached is tried again, ever later, six times in all', async () => {
  await queueSms(app.context(), {
    mobile: UNREACHABLE_MOBILE,
    template: 'notice',
    params: { title: '提醒', text: '明天就诊' },
  })
  const tries = async () =>
    (await app.pool.query('select tries from notices_sms order by id desc limit 1')).rows[0].tries
  await app.wakeAll()
  await app.wakeAll()
  expect([await tries(), (await newest(UNREACHABLE_MOBILE))?.state]).toEqual([1, 'waiting'])
  for (const seconds of [10, 20, 40, 80, 160]) {
    app.clock.advance({ seconds })
    await app.wakeAll()
  }
  expect([await tries(), (await newest(UNREACHABLE_MOBILE))?.state]).toEqual([6, 'failed'])
  app.clock.advance({ hours: 1 })
  await app.wakeAll()
  expect(await tries()).toBe(6)
})

test('a code that could not leave while it was good is never sent', async () => {
  await queueSms(app.context(), { mobile: '13900000002', template: 'code', params: { code: '123456' } })
  app.clock.advance({ minutes: 6 })
  await app.wakeAll()
  expect(await newest('13900000002')).toMatchObject({ state: 'failed' })
})

test('a message that a process took and died with is sent by the next', async () => {
  await queueSms(app.context(), {
    mobile: '13900000003',
    template: 'notice',
    params: { title: '提醒', text: '明天就诊' },
  })
  await app.pool.query("update notices_sms set tries = 1, next_try_at = $1 where state = 'waiting'", [
    new Date(app.clock.now().getTime() + 60_000),
  ])
  await app.wakeAll()
  expect(await newest('13900000003')).toMatchObject({ state: 'waiting' })
  app.clock.advance({ minutes: 1 })
  await app.wakeAll()
  expect(await newest('13900000003')).toMatchObject({ state: 'sent' })
})

test('more messages than fit one lease leave in one go, each once, also where two processes send', async () => {
  const mobile = '13900000004'
  await app.db.transaction(async (db) => {
    for (let n = 0; n < 120; n++)
      await queueSms({ ...app.context(), db }, { mobile, template: 'notice', params: { title: `${n}`, text: '' } })
  })
  await Promise.all([app.wakeAll(), app.wakeAll()])
  const { rows } = await app.pool.query(
    "select count(*)::int as count from notices_sms where state = 'sent' and tries = 1",
  )
  expect(rows[0].count).toBeGreaterThanOrEqual(120)
})

test('after a week a message is forgotten', async () => {
  app.clock.advance({ days: 8 })
  await app.wakeAll()
  expect((await app.callApi(sandboxSms, {})).list).toEqual([])
})
