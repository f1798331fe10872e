import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Long enough for a question to arrive that was sent before anybody knew of the end; a proxy that looks now and then needs longer. */
const LEAST_MS = 300
const LOOK_EVERY_MS = 20
/** Who has not asked to the end, or not read their answer, by then is cut off. */
const MOST_MS = 5_000

/**
 * Ends without an answer lost: for a moment the server goes on answering whatever comes, each answer the last one of its
 * connection; then it takes nothing new, answers what is under way and cuts off who keeps a connection and is silent.
 * Returns whether that has begun.
 * Fastify's own closing alone loses questions on connections that it closes at once (docs/decisions/0040).
 */
export const drainOnClose = (app: FastifyInstance, ms = 0): (() => boolean) => {
  let isEnding = false
  let underWay = 0
  const answered = () => {
    underWay -= 1
  }
  app.addHook('onRequest', (_, { raw }, done) => {
    underWay += 1
    raw.once('close', answered)
    done()
  })
  app.addHook('onSend', (_, reply, __, done) => {
    if (isEnding) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    isEnding = true
    await sleep(Math.max(ms, LEAST_MS))
    const latest = performance.now() + MOST_MS
    const cutting = setInterval(() => {
      if (underWay === 0 || performance.now() > latest) app.server.closeAllConnections()
    }, LOOK_EVERY_MS)
    app.server.once('close', () => clearInterval(cutting))
  })
  return () => isEnding
}
