import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Long enough for a question to arrive that was sent before anybody knew of the end. */
const DRAIN_MS = 300
const LOOK_EVERY_MS = 20

/**
 * Ends without a question lost: for a moment the server goes on answering whatever comes, each answer the last one of
 * its connection; then it takes nothing new, answers what is under way and cuts off who keeps a connection and is silent.
 */
export const drainOnClose = (app: FastifyInstance): void => {
  let isClosing = false
  const underWay = new Set<ServerResponse>()
  app.decorate('isEnding', () => isClosing)
  app.addHook('onRequest', (_, { raw }, done) => {
    underWay.add(raw)
    if (isClosing) isLast(raw)
    raw.once('close', () => underWay.delete(raw))
    done()
  })
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    isClosing = true
    underWay.forEach(isLast)
    await sleep(DRAIN_MS)
    const cutting = setInterval(() => {
      if (underWay.size === 0) app.server.closeAllConnections()
    }, LOOK_EVERY_MS)
    app.server.once('close', () => clearInterval(cutting))
  })
}

/** Has Node say `connection: close`, whoever writes the answer's head. */
const isLast = (answer: ServerResponse) => {
  answer.shouldKeepAlive = false
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether each answer is the last of its connection from now on. */
    isEnding: () => boolean
  }
}
