import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { type Latch, openLatch, type Shut } from '../latch.ts'

/** Where Redis is, and what sets this installation apart from others there. */
export interface LatchSettings {
  redisUrl: string | undefined
  secret: string
}

interface Opened {
  latch: Latch
  close: () => Promise<void>
}

const opened = new WeakMap<LatchSettings, Opened>()

/**
 * The latch of this installation. Where a Redis is configured its processes tell each other what is gone; nobody waits for
 * that, and what is not heard is found out by asking the database.
 */
export const latchOf = (settings: LatchSettings): Latch => {
  const found = opened.get(settings) ?? open(settings)
  opened.set(settings, found)
  return found.latch
}

/** Ends its connections, where some were opened. */
export const closeLatch = async (settings: LatchSettings): Promise<void> => {
  const found = opened.get(settings)
  opened.delete(settings)
  await found?.close()
}

const open = ({ redisUrl, secret }: LatchSettings): Opened => {
  if (redisUrl === undefined) return { latch: openLatch(), close: async () => undefined }
  const channel = `yilu:${createHash('sha256').update(secret).digest('hex').slice(0, 12)}:gone`
  const connecting = connectTo(redisUrl)
  const latch = openLatch((shut) => {
    connecting.then(({ own }) => own.publish(channel, lineOf(shut))).catch(() => undefined)
  })
  const listening = connecting.then(async ({ others }) => {
    others.on('message', (_, line) => {
      const shut = readLine(line)
      if (shut) latch.hear(shut)
    })
    await others.subscribe(channel)
  })
  listening.catch(() => undefined)
  const close = async () => {
    const { own, others } = await connecting
    own.disconnect()
    others.disconnect()
  }
  return { latch, close }
}

const lineOf = ({ until, pieces, name }: Shut): string => `${until} ${pieces} ${name}`

const readLine = (line: string): Shut | undefined => {
  const [, until, pieces, name] = /^(\d+) (\d+) (.+)$/s.exec(line) ?? []
  return name === undefined ? undefined : { name, pieces: Number(pieces), until: Number(until) }
}

/** So long to connect, and so long until it is tried again. */
const AWAY_MS = 1_000

/**
 * Who listens cannot speak: two connections, loaded only where there is a Redis. What is gone is told now or not at all; to
 * listen is worth waiting for.
 */
const connectTo = async (url: string): Promise<Record<'own' | 'others', Redis>> => {
  const { Redis } = await import('ioredis')
  const connect = (waits: boolean) => {
    const redis = new Redis(url, {
      ...{ connectTimeout: AWAY_MS, retryStrategy: () => AWAY_MS },
      ...{ enableOfflineQueue: waits, maxRetriesPerRequest: waits ? null : 0 },
    })
    // While it is away nothing is told, and a connection that is lost is made again.
    redis.on('error', () => undefined)
    return redis
  }
  return { own: connect(false), others: connect(true) }
}
