import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { testClock } from '#kit/time/test-clock.ts'
import { closeLatch, latchOf } from './shared-latch.ts'

const redisUrl = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'
const redis = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null })
redis.on('error', () => undefined)
const isThere = await redis.connect().then(
  () => true,
  () => false,
)
afterAll(() => redis.disconnect())

const now = testClock('2026-11-23 08:00').now()

/** Two processes of one installation are two settings with one secret. */
const aLatch = (secret: string, url: string | undefined) => {
  const settings = { redisUrl: url, secret }
  onTestFinished(() => closeLatch(settings))
  return latchOf(settings)
}

const ifThere = test.skipIf(!isThere)

ifThere('what one process finds gone all others of its installation know (skipped: no Redis)', async () => {
  const secret = randomUUID()
  const [mine, theirs, strangers] = [aLatch(secret, redisUrl), aLatch(secret, redisUrl), aLatch(randomUUID(), redisUrl)]
  const isKnown = () => {
    mine.shut('a', 2, now)
    return theirs.isShut('a', 2, now)
  }
  await expect.poll(isKnown, { timeout: 10_000 }).toBe(true)
  expect([theirs.isShut('a', 1, now), strangers.isShut('a', 2, now)]).toEqual([false, false])
})

ifThere('what is no news of it is passed over (skipped: no Redis)', async () => {
  const secret = randomUUID()
  const [mine, theirs] = [aLatch(secret, redisUrl), aLatch(secret, redisUrl)]
  const isKnown = async () => {
    const channels = (await redis.pubsub('CHANNELS', 'yilu:*:gone')) as string[]
    const nonsense = ['', '{', '1', '1 2', 'x 1 a']
    for (const channel of channels) await Promise.all(nonsense.map((text) => redis.publish(channel, text)))
    mine.shut('a', 1, now)
    return theirs.isShut('a', 1, now)
  }
  await expect.poll(isKnown, { timeout: 10_000 }).toBe(true)
})

test.each([undefined, 'redis://127.0.0.1:1'])('with the Redis %s a process knows what it found itself', (url) => {
  const latch = aLatch('any', url)
  latch.shut('a', 1, now)
  expect([latch.isShut('a', 1, now), latch.isShut('b', 1, now)]).toEqual([true, false])
})
