import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { type Latch, type News, openLatch } from '../latch.ts'

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
  const latch = openLatch(
    inOne((news) => connecting.then(({ own }) => own.publish(channel, JSON.stringify(news))).catch(() => undefined)),
  )
  const listening = connecting.then(async ({ others }) => {
    others.on('message', (_, text) => readNews(text).forEach(latch.hear))
    others.on('close', () => latch.listen(false))
    // Once more after each loss: a connection that is made again subscribes by itself, and says nothing of it.
    others.on('ready', () =>
      others
        .subscribe(channel)
        .then(() => latch.listen(true))
        .catch(() => undefined),
    )
  })
  listening.catch(() => undefined)
  const close = async () => {
    const { own, others } = await connecting
    own.disconnect()
    others.disconnect()
  }
  return { latch, close }
}

/** So long what was made waits for more of it: every process reads every message. */
const GATHER_MS = 50

/** Tells at once what is gone, and what was made together with what is made soon after it. */
const inOne = (tell: (news: readonly News[]) => void) => {
  let found: News[] = []
  let soon: NodeJS.Timeout | undefined
  const tellAll = () => {
    clearTimeout(soon)
    soon = undefined
    tell(found)
    found = []
  }
  return (news: News) => {
    found.push(news)
    if (!('made' in news)) tellAll()
    else soon ??= setTimeout(tellAll, GATHER_MS).unref()
  }
}

/** What another process told; nothing where it is something else. */
const readNews = (text: string): News[] => {
  try {
    const told: unknown = JSON.parse(text)
    return Array.isArray(told) ? told.filter(isNews) : []
  } catch {
    return []
  }
}

const isText = (value: unknown) => typeof value === 'string'
const isTime = Number.isFinite

const isNews = (told: unknown): told is News => {
  const { shut, pieces, until, made, known, keys, at } = (told ?? {}) as Record<string, unknown>
  if (isText(shut)) return Number.isInteger(pieces) && isTime(until)
  return isTime(at) && (isText(made) || (isText(known) && Array.isArray(keys) && keys.every(isText)))
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
