import type { FastifyInstance } from 'fastify'
import type { BaseLogger } from 'pino'
import { connect, type Database } from '#kit/db/open.ts'

/** Whoever watches over us has an answer within 100 ms, also while the database stands still [R5]. */
const PATIENCE_MS = 90
/** After that a question that has no answer is given up, and the next one is asked on a new connection. */
const GIVEN_UP_MS = 1_000

/**
 * `GET /health`: 200 when the database answers, else 503. It is asked on a connection of its own, one question at a time: where
 * all others are in use the database is busy, not away, and whoever is told that it is away restarts what only needs time.
 */
export const answerHealth = (app: FastifyInstance, { connection }: Database, log: BaseLogger): void => {
  const { pool, close } = connect(connection, {
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
  app.get('/health', async (_, reply) => {
    const ok = await Promise.race([isDatabaseThere(), after(PATIENCE_MS)])
    return reply.code(ok ? 200 : 503).send({ ok })
  })
}

const after = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false).unref())
