import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import { SHUT_MS } from '../latch.ts'

/** What somebody wants of a hot row. */
export interface Wish {
  name: string
  pieces: number
  /** What the database had a moment ago. */
  left: number
}

/** Stands before a hot row for all processes together. It only spares work: whom it lets through the database judges. */
export interface Gate {
  /** Whether to ask the database for it. Where nobody can tell, yes. */
  admit: (wish: Wish) => Promise<boolean>
  /** He who was let through took nothing: another may try. */
  giveBack: (wish: Wish) => Promise<void>
}

/** Where Redis is, and what sets this installation apart from others there. */
export interface GateSettings {
  redisUrl: string | undefined
  secret: string
}

interface Opened extends Gate {
  close: () => void
}

const opened = new WeakMap<GateSettings, Promise<Opened>>()

/** The gate of this installation; undefined where no Redis is configured. Nothing of it is loaded then. */
export const gateOf = (settings: GateSettings): Promise<Gate> | undefined => {
  if (settings.redisUrl === undefined) return undefined
  const gate = opened.get(settings) ?? openGate(settings.redisUrl, settings.secret)
  opened.set(settings, gate)
  return gate
}

/** Ends the connection, where one was opened. */
export const closeGate = async (settings: GateSettings): Promise<void> => {
  const gate = await opened.get(settings)
  gate?.close()
  opened.delete(settings)
}

/** An answer that takes longer spares nothing. */
const PATIENCE_MS = 100
/** So long a Redis that failed is not asked again. */
const AWAY_MS = 1_000

/** Counts down from what the database had, for a moment only: then it is read there anew, and what came back is seen. */
const ADMIT = `
  local left = tonumber(redis.call('get', KEYS[1]) or ARGV[2])
  if redis.call('exists', KEYS[1]) == 0 then redis.call('set', KEYS[1], left, 'PX', ARGV[3]) end
  if left < tonumber(ARGV[1]) then return 0 end
  redis.call('decrby', KEYS[1], ARGV[1])
  return 1`
const GIVE_BACK = `
  if redis.call('exists', KEYS[1]) == 1 then redis.call('incrby', KEYS[1], ARGV[1]) end
  return 1`

const openGate = async (url: string, secret: string): Promise<Opened> => {
  const redis = await connectTo(url)
  const prefix = `yilu:${createHash('sha256').update(secret).digest('hex').slice(0, 12)}:gate:`
  let awayUntil = 0
  const run = async (script: string, name: string, ...values: number[]): Promise<unknown> => {
    if (performance.now() < awayUntil) return undefined
    try {
      return await redis.eval(script, 1, prefix + name, ...values)
    } catch {
      awayUntil = performance.now() + AWAY_MS
      return undefined
    }
  }
  return {
    admit: async ({ name, pieces, left }) => (await run(ADMIT, name, pieces, left, SHUT_MS)) !== 0,
    giveBack: async ({ name, pieces }) => void (await run(GIVE_BACK, name, pieces)),
    close: () => redis.disconnect(),
  }
}

const connectTo = async (url: string): Promise<Redis> => {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    commandTimeout: PATIENCE_MS,
    connectTimeout: AWAY_MS,
    enableOfflineQueue: false,
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => AWAY_MS,
  })
  // Each question that fails is answered without it; a connection that is lost is made again.
  redis.on('error', () => undefined)
  await redis.connect().catch(() => undefined)
  return redis
}
