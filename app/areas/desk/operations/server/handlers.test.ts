import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { allRoles } from '#app/areas/access/staff/rules.ts'
import { MOST_TRIES } from '#app/areas/notices/sms/rules.ts'
import { queueSms } from '#app/areas/notices/sms/server/public.ts'
import type { Context, OperatedJobs } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { type JobRun, type Jobs, startJobs } from '#kit/jobs/start.ts'
import { watchedCall } from '#kit/outside/server/trouble.ts'
import { UNREACHABLE_MOBILE } from '#kit/outside/sms.ts'
import { jobsOf } from '#server/jobs.ts'
import { openLog, reasonOf } from '#server/log.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { roomOfJob, STORED_DAYS } from '../rules.ts'
import { noteFailedRun } from './public.ts'

let app: TestApp
let clinic: Clinic
let ctx: Staffing
let jobs: Jobs | undefined
let isBroken = true
let ran = 0
const patience = { timeout: 60_000, interval: 50 }

/** What a run of it throws holds what nobody is to read. */
const fragile = job<Context>({
  name: 'sms.send',
  // What has a next time is not tried again by itself.
  every: '0 0 1 1 *',
  run: async () => {
    ran++
    if (isBroken) throw Object.assign(new Error('13900001234 王小明'), { code: 'ECONNREFUSED' })
  },
})

beforeAll(async () => {
  app = await startTestApp({ jobs: (): OperatedJobs | undefined => jobs })
  clinic = await openClinic(app)
  ctx = await signInAllRoles(app, clinic.hospitalId)
  const heard = ({ name, isDone, error }: JobRun) => {
    if (!isDone) void noteFailedRun(app.context(), name, reasonOf(error))
  }
  jobs = await startJobs({
    connection: app.connection,
    jobs: [fragile],
    context: app.context,
    log: openLog('silent'),
    heard,
  })
}, 120_000)
afterAll(async () => {
  await jobs?.stop()
  await app.close()
})

const operator = () => ({ staffKey: ctx.operator.staffKey })
const failures = (asked: object = {}) => app.callApi(calls.deskJobFailures, asked, operator())
const failOnce = async () => {
  await jobs?.wake('sms.send')
  const open = () => failures({ state: 'open' }).then(({ list }) => list)
  await vi.waitFor(async () => expect(await open()).toHaveLength(1), patience)
  return (await open())[0]
}

test('how the product runs is for its operators alone', async () => {
  for (const [call, input] of [
    [calls.deskJobRuns, {}],
    [calls.deskJobFailures, {}],
    [calls.deskJobFailuresExport, {}],
    [calls.deskJobRepeat, { failure_id: 999_999 }],
    [calls.deskJobDiscard, { failure_id: 999_999 }],
    [calls.deskSentMessages, {}],
    [calls.deskSentMessagesExport, {}],
    [calls.deskOutsideTroubles, {}],
    [calls.deskOutsideTroublesExport, {}],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => role !== 'operator'))
  }
  for (const call of [calls.deskJobRepeat, calls.deskJobDiscard])
    expect(await app.refusal(call, { failure_id: 999_999 }, operator())).toBe('not-found')
})

test('every job of the product says what it is about', () => {
  const nameless = jobsOf(app.rooms).filter(({ name }) => roomOfJob(name) === undefined)
  expect(nameless.map(({ name }) => name)).toEqual([])
})

test('a job that failed is told of by kind, code and place, never by its words; it is run again once, and that is audited', {
  timeout: 150_000,
}, async () => {
  const failed = await failOnce()
  expect(failed).toMatchObject({ job_name: 'sms.send', error_kind: 'Error', error_code: 'ECONNREFUSED', times: 1 })
  expect(failed?.error_place).toMatch(/^(\S+ \()?app\/areas\/desk\/operations\/server\/handlers\.test\.ts:\d+/)
  expect(JSON.stringify(failed)).not.toMatch(/1390000|王小明/)
  const [shown] = (await app.callApi(calls.deskJobRuns, {}, operator())).list
  expect(shown).toMatchObject({ job_name: 'sms.send', room_name: '短信', every: '0 0 1 1 *', failure_num: 1 })

  isBroken = false
  const before = ran
  const input = { failure_id: failed?.failure_id ?? 0 }
  expect(await app.callApi(calls.deskJobRepeat, input, operator())).toEqual({ job_name: 'sms.send' })
  await vi.waitFor(() => expect(ran).toBeGreaterThan(before), patience)
  expect(await app.refusal(calls.deskJobRepeat, input, operator())).toBe('decided')
  expect(await app.refusal(calls.deskJobDiscard, input, operator())).toBe('decided')
  expect((await failures()).list[0]).toMatchObject({ state: 'repeated', decided_by: '某operator' })
  const { list } = await app.callApi(deskAuditList, { act: 'run.' }, operator())
  expect(list.map(({ act, row_id }) => [act, row_id])).toEqual([['run.repeat', String(input.failure_id)]])
})

test('runs that fail in the same way are one row; another after it was let be is a new one', async () => {
  const reason = { kind: 'Error', code: 'ETIMEDOUT', place: 'kit/a.ts:1:1' }
  for (let n = 0; n < 3; n++) await noteFailedRun(app.context(), 'search.refresh', reason)
  const [row] = (await failures({ keyword: 'search.refresh' })).list
  expect(row).toMatchObject({ times: 3, state: 'open' })
  // Of a version that has no such job any more.
  expect(await app.refusal(calls.deskJobRepeat, { failure_id: row?.failure_id ?? 0 }, operator())).toBe('no-job')
  await app.callApi(calls.deskJobDiscard, { failure_id: row?.failure_id ?? 0 }, operator())
  await noteFailedRun(app.context(), 'search.refresh', reason)
  const { list } = await failures({ keyword: 'search.refresh' })
  expect(list.map(({ times, state }) => [times, state]).sort()).toEqual([
    [1, 'open'],
    [3, 'discarded'],
  ])
  const file = await app.callApi(calls.deskJobFailuresExport, { keyword: 'ETIMEDOUT' }, operator())
  expect(file.line_num).toBe(2)
})

test('messages of a week are listed with what became of them, the provider’s code and the ends of the number; what was said is not; a whole number finds its own', async () => {
  const sms = { mobile: UNREACHABLE_MOBILE, template: 'notice', params: { title: '复诊', text: '王小明' } } as const
  await queueSms(app.context(), sms)
  await queueSms(app.context(), { mobile: '13900000007', template: 'code', params: { code: '654321' } })
  await app.wakeAll()
  const list = async (asked: object = {}) => (await app.callApi(calls.deskSentMessages, asked, operator())).list
  const code = { kind_name: '验证码', title: '', mobile: '139****0007', fail_code: '', tries: 1, state: 'sent' }
  const notice = { kind_name: '通知', title: '复诊', mobile: '199****0000', fail_code: 'UNREACHABLE', state: 'waiting' }
  expect(await list({ tried: 'failed' })).toMatchObject([notice])
  expect(await list({ state: 'sent' })).toMatchObject([code])
  expect(await list({ keyword: UNREACHABLE_MOBILE })).toMatchObject([notice])
  expect(await list({ keyword: '13900000007' })).toMatchObject([code])
  // By what it is about, and one message alone.
  expect(await list({ about: 'code' })).toMatchObject([code])
  expect(await list({ about: 'visit' })).toEqual([])
  const declared = { mobile: '13900000009', template: 'notice', params: { title: '预约成功', text: '' } } as const
  await queueSms(app.context(), { ...declared, message: 'booking.made' })
  await app.wakeAll()
  expect(await list({ about: 'visit' })).toMatchObject([{ template: 'booking.made', mobile: '139****0009' }])
  expect(await list({ message: 'booking.made' })).toHaveLength(1)
  expect(await list({ message: 'booking.moved' })).toEqual([])
  await app.pool.query("delete from notices_sms where message = 'booking.made'")
  // The ends of a number, or another's, find nothing.
  for (const keyword of ['0007', '1390000', '13900000008']) expect(await list({ keyword })).toEqual([])
  for (let tries = 1; tries < MOST_TRIES; tries++) {
    app.clock.advance({ minutes: 3 })
    await app.wakeAll()
  }
  expect(await list({ state: 'failed', keyword: 'UNREACH' })).toMatchObject([{ tries: 6, state_name: '没有发出' }])
  const file = await app.callApi(calls.deskSentMessagesExport, {}, operator())
  expect(file.text).toContain('UNREACHABLE')
  expect(file.text).not.toMatch(/19900000000|王小明|654321/)
})

test('what outside services refuse is counted by the day and their own code', async () => {
  const refusing = watchedCall('alipay', 'refund', async () => ({ refused: 'ACQ.TRADE_NOT_EXIST' }))
  const troubles = async () => (await app.callApi(calls.deskOutsideTroubles, { keyword: 'alipay' }, operator())).list
  const told = async (times: readonly number[]) =>
    vi.waitFor(async () => expect((await troubles()).map((row) => row.times).sort()).toEqual(times), patience)
  await refusing()
  await refusing()
  await told([2])
  expect((await troubles())[0]).toMatchObject({
    service_name: '支付宝',
    action: 'refund',
    fail_code: 'ACQ.TRADE_NOT_EXIST',
    day: '2026-11-23',
  })
  app.clock.advance({ days: 1 })
  ctx = await signInAllRoles(app, clinic.hospitalId)
  await refusing()
  await told([1, 2])
})

test('what a payment provider tells us in words that we cannot take is counted too, by why', async () => {
  const told = {
    method: 'POST',
    url: '/api/pay/notify/stand-in',
    headers: { 'content-type': 'application/json' },
  } as const
  const answer = await app.server.inject({ ...told, payload: '{"out_trade_no":"nobody’s"}' })
  expect(answer.statusCode).toBeLessThan(500)
  const troubles = () => app.callApi(calls.deskOutsideTroubles, { keyword: 'notice' }, operator())
  await vi.waitFor(
    async () =>
      expect((await troubles()).list).toMatchObject([{ action: 'notice', fail_code: 'bad-signature', times: 1 }]),
    patience,
  )
})

test('after thirty days all of it is forgotten', async () => {
  app.clock.advance({ days: STORED_DAYS + 1 })
  await app.wakeAll()
  ctx = await signInAllRoles(app, clinic.hospitalId)
  expect((await failures()).list).toEqual([])
  expect((await app.callApi(calls.deskSentMessages, {}, operator())).list).toEqual([])
  expect((await app.callApi(calls.deskOutsideTroubles, { keyword: 'alipay' }, operator())).list).toEqual([])
})
