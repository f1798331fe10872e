import type { IncomingMessage, RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { logAnswered, traceidOf } from '../request.ts'
import { type Body, writeBody } from './page-body.ts'

/** A page that is there already, and what it is called. */
export interface KeptPage {
  name: string
  body: Body
}

/**
 * Does what one turn of the event loop brought at its end. Whoever reads many answers, as a proxy does, is then woken once for
 * all of them; woken for each, he costs as much again as the answers themselves.
 */
const atTurnsEnd = () => {
  let waiting: (() => void)[] = []
  const run = () => {
    const all = waiting
    waiting = []
    for (const act of all) act()
  }
  return (act: () => void) => {
    if (waiting.push(act) === 1) setImmediate(run)
  }
}

/**
 * Answers kept pages before the server looks for who might answer: what is there already needs nothing of all that
 * (docs/decisions/0030). Whatever else is asked, and all that comes while the server ends, goes the usual way.
 */
export const answerKeptFirst = (
  app: FastifyInstance,
  route: string,
  find: (request: IncomingMessage) => KeptPage | undefined,
): void => {
  const { server, log } = app
  const later = atTurnsEnd()
  app.addHook('onListen', async () => {
    const usual = server.listeners('request') as RequestListener[]
    const goUsual: RequestListener = (request, response) => {
      for (const answer of usual) answer.call(server, request, response)
    }
    server.removeAllListeners('request').on('request', (request, response) => {
      const began = performance.now()
      const kept = request.method === 'GET' ? find(request) : undefined
      if (!kept) return goUsual(request, response)
      later(() => {
        if (app.isEnding()) return goUsual(request, response)
        const status = writeBody(kept.body, request.headers, response)
        const ms = performance.now() - began
        const traceid = traceidOf(request)
        logAnswered(log, { traceid, method: 'GET', route, call: kept.name, reason: undefined, status, ms })
      })
    })
  })
}
