import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#kit/db/open.ts'
import { openTestDatabase } from '#test/support/database.ts'
import { type Job, job } from './job.ts'
import { type Jobs, startJobs } from './start.ts'

const patience = { timeout: 10_000, interval: 5 }

describe('Jobs', () => {
  let database: Database
  let jobs: Jobs
  let logged: { job?: string; level: number }[]
  beforeEach(async () => {
    database = await openTestDatabase()
    logged = []
  })
  afterEach(async () => {
    await jobs.stop()
    await database.close()
  })

  const start = async (list: Job<{ word: string }>[]) => {
    const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) })
    jobs = await startJobs({ connection: database.connection, jobs: list, context: () => ({ word: 'hello' }), log })
  }

  test('run soon after they are woken, with what they work with', async () => {
    const heard: string[] = []
    await start([job({ name: 'trial.listen', run: async ({ word }: { word: string }) => heard.push(word) })])
    await jobs.wake('trial.listen')
    await vi.waitFor(() => expect(heard).toEqual(['hello']), patience)
  })

  test('run one at a time, and once more for all that woke them meanwhile', async () => {
    let [begun, active, most] = [0, 0, 0]
    const gate = Promise.withResolvers<void>()
    const run = async () => {
      begun++
      most = Math.max(most, ++active)
      await gate.promise
      active--
    }
    await start([job({ name: 'trial.count', run }), job({ name: 'trial.after', run: async () => ended.resolve() })])
    const ended = Promise.withResolvers<void>()
    await jobs.wake('trial.count')
    await vi.waitFor(() => expect(begun).toBe(1), patience)
    for (let times = 0; times < 5; times++) await jobs.wake('trial.count')
    gate.resolve()
    await vi.waitFor(() => expect(begun).toBe(2), patience)
    await jobs.wake('trial.after')
    await ended.promise
    expect([begun, most]).toEqual([2, 1])
  })

  test('that are woken together take turns', async () => {
    let [begun, active, most] = [0, 0, 0]
    const run = async () => {
      begun++
      most = Math.max(most, ++active)
      await database.pool.query('select pg_sleep(0.2)')
      active--
    }
    const names = ['trial.one', 'trial.two', 'trial.three']
    await start(names.map((name) => job({ name, run })))
    await Promise.all(names.map((name) => jobs.wake(name)))
    await vi.waitFor(() => expect([begun, active]).toEqual([3, 0]), patience)
    expect(most).toBe(1)
  })

  test('run although another does not end', async () => {
    const gate = Promise.withResolvers<void>()
    const begun = vi.fn(() => gate.promise)
    const ran = vi.fn(async () => {})
    await start([job({ name: 'trial.hang', run: begun }), job({ name: 'trial.work', run: ran })])
    await jobs.wake('trial.hang')
    await vi.waitFor(() => expect(begun).toHaveBeenCalled(), patience)
    await jobs.wake('trial.work')
    await vi.waitFor(() => expect(ran).toHaveBeenCalled(), patience)
    gate.resolve()
  })

  test('that throw leave one line and the others running', async () => {
    const ran = vi.fn(async () => {})
    const fail = async () => {
      throw new Error('no')
    }
    await start([job({ name: 'trial.fail', every: '0 0 1 1 *', run: fail }), job({ name: 'trial.work', run: ran })])
    await jobs.wake('trial.fail')
    await vi.waitFor(() => expect(logged).toMatchObject([{ job: 'trial.fail', level: 50 }]), patience)
    await jobs.wake('trial.work')
    await vi.waitFor(() => expect(ran).toHaveBeenCalled(), patience)
    expect(logged).toHaveLength(1)
  })

  test('are planned in Shanghai time, and forgotten when no room has them any more', async () => {
    const nothing = async () => {}
    const listPlans = async () =>
      (await database.pool.query('select name, cron, timezone from pgboss.schedule order by name')).rows
    await start([
      job({ name: 'trial.nightly', every: '30 2 * * *', run: nothing }),
      job({ name: 'trial.old', every: '* * * * *', run: nothing }),
    ])
    await jobs.stop()
    await start([job({ name: 'trial.nightly', every: '45 2 * * *', run: nothing })])
    expect(await listPlans()).toEqual([{ name: 'trial.nightly', cron: '45 2 * * *', timezone: 'Asia/Shanghai' }])
  })

  test('that run when the process stops are waited for', async () => {
    let ended = false
    const begun = Promise.withResolvers<void>()
    const run = async () => {
      begun.resolve()
      await database.pool.query('select pg_sleep(0.3)')
      ended = true
    }
    await start([job({ name: 'trial.slow', run })])
    await jobs.wake('trial.slow')
    await begun.promise
    await jobs.stop()
    expect(ended).toBe(true)
  })

  test('that nobody has cannot be woken', async () => {
    await start([])
    await expect(jobs.wake('trial.unknown')).rejects.toThrow('trial.unknown')
  })
})
