import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deskSignIn } from '#app/areas/access/staff/contract.ts'
import type { Database } from '#kit/db/open.ts'
import { expectBuilt } from '../faults/built-product.ts'
import { SWEEP } from '../generated/sample.ts'
import { openTestDatabase, urlOf } from '../support/database.ts'
import { freePort, makeDataDir, removeDataDir, spawnProduct } from '../support/product.ts'
import { hasCaddy, openCaddy, type RunningProxy } from './proxy.ts'

const STOPS = 20
const LEAST = 10_000
const AT_ONCE = 8
/** Minutes of two processes: in a sweep, where Caddy is on the machine. */
const isAsked = SWEEP > 0 && hasCaddy

let database: Database
let proxy: RunningProxy
const dataDir = makeDataDir()
const ports: number[] = []
const running = new Map<number, ReturnType<typeof spawnProduct>>()

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Below those that the system gives to whoever connects: one of them would take the port of a process that is stopped. */
const listeningPort = async (): Promise<number> => {
  const port = 12_000 + ((await freePort()) % 20_000)
  return ports.includes(port) ? listeningPort() : port
}

/** Starts a process at its port and waits until it may be sent patients. */
const start = async (port: number) => {
  const env = { PORT: String(port), DATABASE_URL: urlOf(database.connection), DRAIN_SECONDS: '3' }
  const started = spawnProduct({ dataDir, env })
  running.set(port, started)
  await vi.waitUntil(
    () => {
      if (started.child.exitCode !== null) throw new Error(started.said())
      return isReady(port)
    },
    { timeout: 120_000, interval: 50 },
  )
}

beforeAll(async () => {
  if (!isAsked) return
  expectBuilt()
  database = await openTestDatabase()
  for (const _ of [1, 2]) {
    const port = await listeningPort()
    ports.push(port)
    await start(port)
  }
  proxy = await openCaddy(ports)
}, 240_000)
afterAll(async () => {
  if (!isAsked) return
  await proxy?.stop()
  for (const { child, ended } of running.values()) {
    child.kill()
    await ended
  }
  await database.close()
  removeDataDir(dataDir)
})

const list = '/api/guahao/v1/unit/list?page_size=20'
const wrong = new URLSearchParams({ login_name: 'nobody-here', password: 'wrong-password-1' })

/** Asks on and on, every fifth time what is not asked again by a proxy; what came of it. */
const askOn = (signal: AbortSignal) => {
  const lost: string[] = []
  let count = 0
  const one = async () => {
    while (!signal.aborted) {
      const isPost = ++count % 5 === 0
      const asked = isPost
        ? fetch(`${proxy.url}/api${deskSignIn.path}`, { method: 'POST', body: wrong })
        : fetch(proxy.url + list)
      const said = await asked.then(
        async (answer) => {
          const text = await answer.text()
          // What the product says has words; what the proxy says for it has none.
          return answer.status === 200 ? '200' : `${answer.status} ${text.slice(0, 100)}`
        },
        (error: Error) => error.message,
      )
      if (said !== '200') lost.push(`${isPost ? 'POST' : 'GET'} ${said}`)
    }
  }
  const done = Promise.all(Array.from({ length: AT_ONCE }, one))
  return { lost, done, count: () => count }
}

test.skipIf(!isAsked)(
  'two processes that are stopped and started in turn behind a proxy lose no request [R25]',
  async () => {
    const ending = new AbortController()
    const asking = askOn(ending.signal)
    for (let stop = 0; stop < STOPS || asking.count() < LEAST; stop++) {
      const port = ports[stop % 2] as number
      const { child, ended } = running.get(port) as ReturnType<typeof spawnProduct>
      const began = performance.now()
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
      expect(performance.now() - began).toBeLessThan(10_000)
      await start(port)
      // As a rolling restart waits: the proxy looks each second.
      await sleep(2_500)
    }
    ending.abort()
    await asking.done
    process.stdout.write(`${asking.count()} requests over ${STOPS} stops\n`)
    expect(asking.lost).toEqual([])
  },
  900_000,
)
