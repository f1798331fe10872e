import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { queueSms } from '#app/areas/notices/sms/server/public.ts'
import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { type Jobs, startJobs } from '#kit/jobs/start.ts'
import { watchedCall } from '#kit/outside/server/trouble.ts'
import { freePort } from '#test/support/product.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openLog } from '../log.ts'
import { type Meters, openMeters } from './meters.ts'
import { serveMetrics } from './serve.ts'

let app: TestApp
let meters: Meters
let jobs: Jobs
let told: Awaited<ReturnType<typeof serveMetrics>>
const log = openLog('silent')
const failing = job<Context>({
  name: 'trial.failing',
  run: async () => {
    throw new Error('no')
  },
})

beforeAll(async () => {
  meters = openMeters()
  app = await startTestApp({ counted: meters.request })
  const database = { connection: app.pool.options, pool: app.pool, db: app.db, embedded: false, close: async () => {} }
  jobs = await startJobs({
    connection: app.pool.options,
    jobs: [failing],
    context: app.context,
    log,
    heard: meters.job,
  })
  told = await serveMetrics({
    meters,
    database,
    jobs,
    clock: app.clock,
    log,
    dataDir: app.config.dataDir,
    at: { host: '127.0.0.1', port: await freePort() },
  })
})
afterAll(async () => {
  await told.stop()
  await jobs.stop()
  await app.close()
})

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${told.port}${path}`, init)
/** The lines of a number, without its words. */
const linesOf = async (name: string): Promise<string[]> => {
  const text = await (await ask('/metrics')).text()
  return text.split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line))
}

test('on their port there are the numbers and nothing else', async () => {
  for (const path of ['/', '/api/health', '/metrics/', '/metrics?a']) expect((await ask(path)).status).toBe(404)
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(404)
  expect((await app.server.inject('/metrics')).body).not.toContain('yilu_')
})

test('requests are counted by call, refusal and status, and how long they took by kind; no address, key or number is in them', async () => {
  await app.server.inject(`/api${memberListApi.path}?user_key=13900001234`)
  await app.server.inject('/api/nowhere/13900001234')
  const lines = await linesOf('yilu_requests_total')
  expect(lines).toContain('yilu_requests_total{kind="call",call="memberListApi",reason="dead-key",status="401"} 1')
  expect(lines).toContain('yilu_requests_total{kind="call",call="none",reason="",status="404"} 1')
  expect((await linesOf('yilu_request_seconds_count')).join()).toMatch(/kind="call"} [2-9]/)
  expect(await (await ask('/metrics')).text()).not.toContain('13900001234')
})

test('what an outside service refuses is counted by its own code', async () => {
  const refusing = watchedCall('sms', 'send', async () => ({ refused: 'isv.BUSINESS_LIMIT_CONTROL' }))
  await refusing()
  await vi.waitFor(async () =>
    expect(await linesOf('yilu_outside_troubles_total')).toEqual([
      'yilu_outside_troubles_total{service="sms",action="send",code="isv.BUSINESS_LIMIT_CONTROL"} 1',
    ]),
  )
})

test('a job that failed is counted', async () => {
  await jobs.wake('trial.failing')
  await vi.waitFor(
    async () =>
      expect(await linesOf('yilu_job_runs_total')).toContain(
        'yilu_job_runs_total{job="trial.failing",outcome="failed"} 1',
      ),
    { timeout: 20_000, interval: 100 },
  )
})

test('the process, its pool, the database and the disk are told of', async () => {
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_cpu_seconds_total', 'yilu_info'])
    expect(await linesOf(name)).toHaveLength(1)
  expect(await linesOf('yilu_database_connections')).toHaveLength(3)
  expect(await linesOf('yilu_database_up')).toEqual(['yilu_database_up 1'])
  const [free = ''] = await linesOf('yilu_disk_free_ratio')
  expect(Number(free.split(' ')[1])).toBeGreaterThan(0)
})

test('rooms tell what waits: every number of theirs can be read', async () => {
  const database = { connection: app.pool.options, pool: app.pool, db: app.db, embedded: false, close: async () => {} }
  await queueSms(app.context(), {
    mobile: '13900001234',
    template: 'notice',
    params: { title: '请就诊', text: '请到 3 诊室' },
  })
  const own = openMeters()
  const at = { host: '127.0.0.1', port: await freePort() }
  const another = await serveMetrics({
    meters: own,
    database,
    jobs,
    clock: app.clock,
    log,
    dataDir: app.config.dataDir,
    at,
  })
  const text = await (await fetch(`http://127.0.0.1:${another.port}/metrics`)).text()
  await another.stop()
  expect(text).toContain('yilu_sms{state="waiting"} 1')
  for (const name of [
    'yilu_appointment_holds',
    'yilu_goods_holds',
    'yilu_bill_differences_open',
    'yilu_refunds_overdue_seconds',
  ])
    expect(text).toContain(`\n${name} 0`)
  expect(text).toContain('yilu_jobs{job="trial.failing",state="failed"}')
})

test('alerts and the dashboard ask for numbers that there are', async () => {
  const text = await (await ask('/metrics')).text()
  const told = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  const root = join(import.meta.dirname, '../../deploy')
  for (const file of ['prometheus/alerts.yml', 'grafana/yilu.json']) {
    const wanted = readFileSync(join(root, file), 'utf8').match(/\b(yilu|nodejs|process)_[a-z0-9_]+/g) ?? []
    expect(wanted.length).toBeGreaterThan(10)
    for (const name of new Set(wanted)) expect(told, `${file}: ${name}`).toContain(name.replace(/_bucket$/, ''))
  }
})
