import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Redis } from 'ioredis'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { isRedisThere, REDIS_URL } from '#kit/testing/redis.ts'
import { testClock } from '#kit/time/test-clock.ts'
import { closeLatch, latchOf } from './shared-latch.ts'

const redis = new Redis(REDIS_URL, { lazyConnect: true, retryStrategy: () => null })
afterAll(() => redis.disconnect())

const now = testClock('2026-11-23 08:00').now()

/** Two processes of one installation are two settings with one secret. */
const aLatch = (secret: string, url: string | undefined) => {
  const settings = { redisUrl: url, secret }
  onTestFinished(() => closeLatch(settings))
  return latchOf(settings)
}

const ifThere = test.skipIf(!(await isRedisThere()))

ifThere('what one process finds gone all others of its installation know (skipped: no Redis)', async () => {
  const secret = randomUUID()
  const [mine, theirs, strangers] = [
    aLatch(secret, REDIS_URL),
    aLatch(secret, REDIS_URL),
    aLatch(randomUUID(), REDIS_URL),
  ]
  const isKnown = () => {
    mine.shut('a', 2, now)
    return theirs.isShut('a', 2, now)
  }
  await expect.poll(isKnown, { timeout: 10_000 }).toBe(true)
  expect([theirs.isShut('a', 1, now), strangers.isShut('a', 2, now)]).toEqual([false, false])
})

ifThere('what is no news of it is passed over (skipped: no Redis)', async () => {
  const secret = randomUUID()
  const [mine, theirs] = [aLatch(secret, REDIS_URL), aLatch(secret, REDIS_URL)]
  const isKnown = async () => {
    const channels = (await redis.pubsub('CHANNELS', 'yilu:*:gone')) as string[]
    const nonsense = ['', '{', '[]', '[1]', '[{}]', '[{"shut":"a"}]', '[{"known":"a","keys":[1],"at":1}]']
    for (const channel of channels) await Promise.all(nonsense.map((text) => redis.publish(channel, text)))
    mine.shut('a', 1, now)
    return theirs.isShut('a', 1, now)
  }
  await expect.poll(isKnown, { timeout: 10_000 }).toBe(true)
})

ifThere(
  'who came in time, as one process reads it, all others know, and who comes after that (skipped: no Redis)',
  async () => {
    const secret = randomUUID()
    const [mine, theirs] = [aLatch(secret, REDIS_URL), aLatch(secret, REDIS_URL)]
    const isKnown = async () => {
      await mine.learn('a', now, async () => ['old'])
      return [theirs.isNew('a', 'new', now), theirs.isNew('a', 'old', now)]
    }
    await expect.poll(isKnown, { timeout: 10_000 }).toEqual([true, false])
    mine.made('new', now)
    await expect.poll(() => theirs.isNew('a', 'new', now)).toBe(false)
  },
)

ifThere('who is cut off from Redis knows nothing any more, and again once he is back (skipped: no Redis)', async () => {
  const line = await openLine(REDIS_URL)
  const latch = aLatch(randomUUID(), line.url)
  const isKnown = async () => {
    await latch.learn('a', now, async () => ['old'])
    return latch.isNew('a', 'new', now)
  }
  await expect.poll(isKnown, { timeout: 10_000 }).toBe(true)
  line.cut()
  await expect.poll(() => latch.isNew('a', 'new', now)).toBe(false)
  await expect.poll(isKnown, { timeout: 10_000 }).toBe(true)
})

/** A line to Redis that can be cut. */
const openLine = async (url: string) => {
  const { hostname, port } = new URL(url)
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port || 6379), hostname)
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => undefined)
    }
    near.pipe(far).pipe(near)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const cut = () => {
    for (const end of ends) end.destroy()
    ends.clear()
  }
  onTestFinished(() => {
    server.close()
    cut()
  })
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, cut }
}

test.each([undefined, 'redis://127.0.0.1:1'])('with the Redis %s a process knows what it found itself', (url) => {
  const latch = aLatch('any', url)
  latch.shut('a', 1, now)
  expect([latch.isShut('a', 1, now), latch.isShut('b', 1, now)]).toEqual([true, false])
})
