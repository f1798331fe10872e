import { Redis } from 'ioredis'

/** Where a Redis may run beside the tests. */
export const REDIS_URL = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'

/** Whether one runs there. */
export const isRedisThere = async (): Promise<boolean> => {
  const redis = new Redis(REDIS_URL, { lazyConnect: true, retryStrategy: () => null })
  redis.on('error', () => undefined)
  const isThere = await redis.connect().then(
    () => true,
    () => false,
  )
  redis.disconnect()
  return isThere
}
