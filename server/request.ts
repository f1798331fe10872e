import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'

/** The number by which a request is found again: the asker's own where they bring one. */
export const traceidOf = ({ headers }: { headers: IncomingHttpHeaders }): string => {
  const given = headers.traceid
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** A request that was answered. */
export interface Answered {
  traceid: string
  method: string
  /** The route's pattern, never the address, which may hold a key or a name. */
  route: string
  /** The name of the call, or of the page. */
  call: string | undefined
  /** The name of the refusal. */
  reason: string | undefined
  status: number
  ms: number
}

/** One structured line a request. */
export const logAnswered = (log: FastifyBaseLogger, answered: Answered): void =>
  log.info({ ...answered, ms: Math.round(answered.ms * 10) / 10 }, 'request')
