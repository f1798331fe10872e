import type { FastifyInstance } from 'fastify'
import type { BaseLogger } from 'pino'
import { connect, type Database } from '#kit/db/open.ts'
import { hasLittleSpace } from './disk.ts'

/** Whoever watches over us has an answer within 100 ms, also while the database stands still [R5]. */
const PATIENCE_MS = 90
/** After that a question that has no answer is given up, and the next one is asked on a new connection. */
const GIVEN_UP_MS = 1_000

interface Watched {
  database: Database
  log: BaseLogger
  dataDir: string
  /** Whether the end has begun. */
  isEnding: () => boolean
}

/**
 * `GET /health`: 200 when the database answers, else 503; `low: ['disk']` where little of the disk is free, while all goes on.
 * `GET /health/live`: 200 while the process answers at all: who restarts what is not alive heals no database.
 * `GET /health/ready`: 200 when it is of use to send it patients: the database answers and the end has not begun.
 * The database is asked on a connection of its own, one question at a time: where
 * all others are in use the database is busy, not away, and whoever is told that it is away restarts what only needs time.
 */
export const answerHealth = (app: FastifyInstance, { database, log, dataDir, isEnding }: Watched): void => {
  const { pool, close } = connect(database.connection, {
    poolSize: 1,
    log,
    session: { applicationName: 'yilu-health', timeoutMs: GIVEN_UP_MS },
  })
  app.addHook('onClose', close)

  let asked: Promise<boolean> | undefined
  const isDatabaseThere = () => {
    asked ??= pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = undefined
      })
    return asked
  }
  const isDatabaseThereSoon = () => Promise.race([isDatabaseThere(), after(PATIENCE_MS)])
  app.get('/health', async (_, reply) => {
    const [ok, isLow] = await Promise.all([
      isDatabaseThereSoon(),
      Promise.race([hasLittleSpace(dataDir), after(PATIENCE_MS)]),
    ])
    return reply.code(ok ? 200 : 503).send({ ok, ...(isLow && { low: ['disk'] }) })
  })
  app.get('/health/live', async () => ({ ok: true }))
  app.get('/health/ready', async (_, reply) => {
    const ok = !isEnding() && (await isDatabaseThereSoon())
    return reply.code(ok ? 200 : 503).send({ ok })
  })
}

const after = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false).unref())
