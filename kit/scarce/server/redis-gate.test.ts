import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { SHUT_MS } from '../latch.ts'
import { closeGate, gateOf } from './redis-gate.ts'

const redisUrl = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'
const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null })
redis.on('error', () => undefined)
const isThere = await redis.connect().then(
  () => true,
  () => false,
)
afterAll(() => redis.disconnect())

/** Two processes of one installation are two settings with one secret. */
const aGate = async (secret: string, url: string | undefined = redisUrl) => {
  const settings = { redisUrl: url, secret }
  onTestFinished(() => closeGate(settings))
  const gate = await gateOf(settings)
  if (!gate) throw new Error('no gate was opened')
  return gate
}

test('without an address there is no gate', () => {
  expect(gateOf({ redisUrl: undefined, secret: 'any' })).toBeUndefined()
})

test('while Redis is away everybody is let through', async () => {
  const gate = await aGate('any', 'redis://127.0.0.1:1')
  const wish = { name: 'a', pieces: 1, left: 1 }
  expect(await Promise.all(Array.from({ length: 20 }, () => gate.admit(wish)))).not.toContain(false)
  await gate.giveBack(wish)
})

const ifThere = test.skipIf(!isThere)

ifThere('as many are let through as there are pieces, by all processes together (skipped: no Redis)', async () => {
  const secret = randomUUID()
  const gates = [await aGate(secret), await aGate(secret)]
  const countAdmitted = async () => {
    const wish = { name: randomUUID(), pieces: 2, left: 20 }
    const said = await Promise.all(Array.from({ length: 40 }, (_, n) => gates[n % 2]?.admit(wish)))
    return said.filter(Boolean).length
  }
  // On a machine that stands still meanwhile the count is over, and begins anew.
  await expect.poll(countAdmitted, { timeout: 10_000 }).toBe(10)
})

ifThere(
  'who took nothing gives his place to another, and another installation counts for itself (skipped: no Redis)',
  async () => {
    const [gate, other] = [await aGate(randomUUID()), await aGate(randomUUID())]
    const tryAll = async () => {
      const wish = { name: randomUUID(), pieces: 1, left: 1 }
      const before = [await gate.admit(wish), await gate.admit(wish)]
      await gate.giveBack(wish)
      return [...before, await gate.admit(wish), await other.admit(wish)]
    }
    await expect.poll(tryAll, { timeout: 10_000 }).toEqual([true, false, true, true])
  },
)

ifThere('what is counted is forgotten after a moment, and read anew (skipped: no Redis)', async () => {
  const gate = await aGate(randomUUID())
  const wish = { name: randomUUID(), pieces: 1, left: 0 }
  expect(await gate.admit(wish)).toBe(false)
  await expect.poll(() => gate.admit({ ...wish, left: 3 }), { timeout: 10 * SHUT_MS }).toBe(true)
})
