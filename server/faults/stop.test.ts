import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataDir, type Product, removeDataDir, spawnProduct } from '#kit/testing/product.ts'
import { runs } from '#kit/testing/runs.ts'
import { familyOf } from '../../bench/processes.ts'
import { startBuilt } from './built-product.ts'

let dataDir: string
let product: Product

beforeAll(async () => {
  dataDir = makeDataDir()
  product = await startBuilt({ dataDir })
}, 180_000)
afterAll(() => removeDataDir(dataDir))

test('a second process on the same data is refused with one line, and the first goes on', async () => {
  const second = spawnProduct({ dataDir, env: { PORT: '0' } })
  expect(await second.ended).toBe(1)
  expect(second.said()).toMatch(new RegExp(`^.+ is in use by another process \\(${product.pid}\\)\\.\n$`))
  expect((await fetch(`http://127.0.0.1:${product.port}/api/health`)).status).toBe(200)
}, 60_000)

test('the books are summed while the product serves, and it goes on', async () => {
  const books = spawnProduct({ dataDir, script: 'tools/books.ts' })
  expect([await books.ended, books.said()]).toEqual([0, expect.stringMatching(/\nthe books balance\n$/)])
  expect((await fetch(`http://127.0.0.1:${product.port}/api/health`)).status).toBe(200)
}, 60_000)

test('SIGTERM under load: what is under way is answered, the process ends within 10 s and leaves none behind [R25]', async () => {
  const pids = familyOf(product.pid, product.database.pid).map(({ pid }) => pid)
  expect(pids.length).toBeGreaterThan(5)
  const asking = askOn(product.port)
  await asking.warm
  const began = performance.now()
  const ended = product.end()
  const code = await ended
  const seconds = (performance.now() - began) / 1000
  const answers = await asking.answers

  expect(code).toBe(0)
  expect(seconds).toBeLessThan(10)
  const underWay = answers.filter(({ sent, done }) => sent < began && done > began)
  expect(underWay.length).toBeGreaterThan(0)
  expect(underWay.filter(({ status }) => status !== 200)).toEqual([])
  expect(pids.filter(runs)).toEqual([])
}, 60_000)

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
  const ask = async () => {
    for (;;) {
      const sent = performance.now()
      const status = await fetch(`http://127.0.0.1:${port}${path}`).then(readStatus, () => 0)
      answered.push({ sent, done: performance.now(), status })
      if (answered.length === WARM) warm.resolve()
      if (status === 0) return
    }
  }
  const answers = Promise.all(Array.from({ length: AT_ONCE }, ask)).then(() => answered)
  return { warm: warm.promise, answers }
}

/** A body that breaks off is no answer. */
const readStatus = async (answer: Response) => {
  await answer.arrayBuffer()
  return answer.status
}
