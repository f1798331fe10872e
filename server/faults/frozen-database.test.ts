import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataDir, type Product, removeDataDir } from '#kit/testing/product.ts'
import { familyOf, rssMbOf } from '../../bench/processes.ts'
import { startBuilt } from './built-product.ts'

/** How long the database stands still; `npm run sweep` has it stand longer. */
const FROZEN_MS = Number(process.env.FREEZE_SECONDS ?? 1.5) * 1_000

let dataDir: string
let product: Product

beforeAll(async () => {
  dataDir = makeDataDir()
  product = await startBuilt({ dataDir })
}, 180_000)
afterAll(async () => {
  await product?.end()
  removeDataDir(dataDir)
})

const LIST = '/guahao/v1/unit/list'

const ask = async (path: string) => {
  const began = performance.now()
  const { status } = await fetch(`http://127.0.0.1:${product.port}/api${path}`)
  return { status, ms: performance.now() - began }
}

const signalDatabase = (signal: NodeJS.Signals) => {
  for (const { pid } of familyOf(product.database.pid)) process.kill(pid, signal)
}

test(
  'while the database stands still the health call says so at once, then all is as before [R5]',
  async () => {
    for (let round = 0; round < 50; round++) await Promise.all(Array.from({ length: 20 }, () => ask(LIST)))
    const rssBefore = rssMbOf(product.pid)
    signalDatabase('SIGSTOP')
    const health: Awaited<ReturnType<typeof ask>>[] = []
    const waiting: ReturnType<typeof ask>[] = []
    for (const end = performance.now() + FROZEN_MS; performance.now() < end; ) {
      for (let i = 0; i < 10; i++) waiting.push(ask(LIST))
      health.push(await ask('/health'))
    }
    signalDatabase('SIGCONT')
    const answered = await Promise.all(waiting)

    expect(health.map(({ status }) => status)).not.toContain(200)
    expect(Math.min(...health.map(({ ms }) => ms))).toBeLessThan(150)
    expect(answered.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    expect(Math.max(...answered.map(({ ms }) => ms))).toBeLessThan(FROZEN_MS + 25_000)
    await expect.poll(async () => (await ask('/health')).status, { timeout: 30_000 }).toBe(200)
    expect((await ask(LIST)).status).toBe(200)
    expect(rssMbOf(product.pid) - rssBefore).toBeLessThan(50)
  },
  120_000 + FROZEN_MS,
)
