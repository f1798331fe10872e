import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { gather as gatherPeople, openField, openSlots } from '#benchmarks/booking-field.ts'
import { familyOf } from '#benchmarks/processes.ts'
import {
  databasePidOf,
  makeDataDir,
  type Product,
  removeDataDir,
  spawnProduct,
  startProduct,
} from '../support/product.ts'
import { runs } from '../support/runs.ts'
import { startBuilt } from './built-product.ts'
import { type Outcome, placesOf, requestScarce } from './phones.ts'

let dataDir: string
let product: Product

beforeAll(async () => {
  dataDir = makeDataDir()
  product = await startBuilt({ dataDir, patienceMs: 170_000 })
}, 180_000)
afterAll(async () => {
  await product?.end()
  removeDataDir(dataDir)
})

const PLACES = 300
const PEOPLE = 1_000

test('a second process on the same data is refused with one line, and the first goes on', async () => {
  const second = spawnProduct({ dataDir, env: { PORT: '0' } })
  expect(await second.ended).toBe(1)
  expect(second.said()).toMatch(new RegExp(`^.+ is in use by another process \\(${product.pid}\\)\\.\n$`))
  expect((await fetch(`http://127.0.0.1:${product.port}/api/health`)).status).toBe(200)
}, 60_000)

test('the books are summed while the product serves, and it goes on', async () => {
  const ledger = spawnProduct({ dataDir, script: 'tools/ledger.ts' })
  expect([await ledger.ended, ledger.said()]).toEqual([0, expect.stringMatching(/\nthe books balance\n$/)])
  expect((await fetch(`http://127.0.0.1:${product.port}/api/health`)).status).toBe(200)
}, 60_000)

test.each([
  { name: 'the process', byNpm: false },
  { name: 'npm start', byNpm: true },
])(
  'SIGTERM to $name under load: what is under way is answered, all ends within 10 s and nothing is left behind [R25]',
  async ({ byNpm }) => {
    if (byNpm) product = await startProduct({ dataDir, byNpm })
    const pids = familyOf(product.pid, product.database.pid).map(({ pid }) => pid)
    expect(pids.length).toBeGreaterThan(5)
    const asking = askOn(product.port)
    await asking.warm
    const began = performance.now()
    const ended = product.end()
    // A terminal tells the whole group, and npm passes on what it is told: the second time must not cut the first short.
    if (byNpm) process.kill(product.pid, 'SIGTERM')
    const code = await ended
    const seconds = (performance.now() - began) / 1000
    const answers = await asking.answers

    expect(code).toBe(0)
    expect(seconds).toBeLessThan(10)
    const underWay = answers.filter(({ sent, done }) => sent < began && done > began)
    expect(underWay.length).toBeGreaterThan(0)
    expect(underWay.filter(({ status }) => status !== 200)).toEqual([])
    expect(pids.filter(runs)).toEqual([])
  },
  60_000,
)

test('SIGTERM under a rush for places: who was told that they have one has it after the next start [R3, R25]', async () => {
  product = await startProduct({ dataDir, byNpm: true })
  const field = openField(product)
  const [slotId] = (await openSlots(field, 1, PLACES)) as [number]
  const people = await gatherPeople(field, PEOPLE)
  await field.database.close()
  const told: Outcome[] = []
  let ended: Promise<unknown> | undefined
  const write = (one: Outcome) => {
    told.push(one)
    if (told.length === PLACES / 10) ended = product.end()
  }
  await requestScarce(product.port, people, placesOf(slotId), { write })
  await ended

  product = await startProduct({ dataDir })
  const after = openField(product)
  const { rows } = await after.database.pool.query<Outcome>(
    'select id as "orderId", number from guahao_orders where slot_id = $1',
    [slotId],
  )
  await after.database.close()
  const numberOf = new Map(rows.map((row) => [row.orderId, row.number]))
  expect(told.length).toBeGreaterThanOrEqual(PLACES / 10)
  expect(told.filter(({ orderId, number }) => numberOf.get(orderId) !== number)).toEqual([])
}, 120_000)

test('SIGTERM while the start is under way ends it, and leaves no database behind', async () => {
  await product.end()
  const fresh = makeDataDir()
  const { child, ended, said } = spawnProduct({ dataDir: fresh, env: { PORT: '0', LOG_LEVEL: 'info' } })
  await vi.waitUntil(() => said().includes('"planted"'), { timeout: 60_000, interval: 20 })
  const pids = familyOf(child.pid as number, databasePidOf(fresh)).map(({ pid }) => pid)
  const began = performance.now()
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(said()).not.toContain('Unexpected:')
  expect(pids.filter(runs)).toEqual([])
  removeDataDir(fresh)
}, 120_000)

interface Asked {
  sent: number
  done: number
  /** 0 without an answer. */
  status: number
}

const AT_ONCE = 32
const WARM = 500
const path = '/api/guahao/v1/unit/list?page_size=20'

/** Asks on and on over many connections until nobody answers any more. */
const askOn = (port: number) => {
  const answered: Asked[] = []
  const warm = Promise.withResolvers<void>()
  const callApi = async () => {
    for (;;) {
      const sent = performance.now()
      const status = await fetch(`http://127.0.0.1:${port}${path}`).then(readStatus, () => 0)
      answered.push({ sent, done: performance.now(), status })
      if (answered.length === WARM) warm.resolve()
      if (status === 0) return
    }
  }
  const answers = Promise.all(Array.from({ length: AT_ONCE }, callApi)).then(() => answered)
  return { warm: warm.promise, answers }
}

/** A body that breaks off is no answer. */
const readStatus = async (answer: Response) => {
  await answer.arrayBuffer()
  return answer.status
}
