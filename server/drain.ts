import { type IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Long enough for a question to arrive that was sent before anybody knew of the end. */
const DRAIN_MS = 300
const LOOK_EVERY_MS = 20

/** The answers of one server (`http.ServerResponse` of its options): from `begin` on each is the last one of its connection. */
export const openEnding = () => {
  let hasBegun = false
  class Answer<Asked extends IncomingMessage = IncomingMessage> extends ServerResponse<Asked> {
    override writeHead(...said: never[]): this {
      // Has Node say `connection: close`, whoever writes the head, and when he was asked.
      if (hasBegun) this.shouldKeepAlive = false
      return super.writeHead(...(said as unknown as [number]))
    }
  }
  const begin = () => {
    hasBegun = true
  }
  return { Answer, begin, hasBegun: () => hasBegun }
}

/**
 * Ends without a question lost: for a moment the server goes on answering whatever comes, each answer the last one of
 * its connection; then it takes nothing new, answers what is under way and cuts off who keeps a connection and is silent.
 *
 * What is under way is counted and not kept in a set (docs/decisions/0034).
 */
export const drainOnClose = (app: FastifyInstance, { begin, hasBegun }: ReturnType<typeof openEnding>): void => {
  let underWay = 0
  const answered = () => {
    underWay -= 1
  }
  app.decorate('isEnding', hasBegun)
  app.addHook('onRequest', (_, { raw }, done) => {
    underWay += 1
    raw.once('close', answered)
    done()
  })
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    begin()
    await sleep(DRAIN_MS)
    const cutting = setInterval(() => {
      if (underWay === 0) app.server.closeAllConnections()
    }, LOOK_EVERY_MS)
    app.server.once('close', () => clearInterval(cutting))
  })
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether each answer is the last of its connection from now on. */
    isEnding: () => boolean
  }
}
