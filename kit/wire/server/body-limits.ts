import { parse } from 'node:querystring'
import { type Readable, Transform } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerOf, keyHeaderOf, keyNames } from '../audience.ts'
import type { CallSpec } from '../call.ts'
import { TooMany } from '../errors.ts'

/** Bytes of a body by how it travels, where a call's contract does not say more. A form costs twice what JSON of its length does. */
export const USUAL_BODY_LIMIT = { form: 64_000, json: 256_000 } as const
type Travels = keyof typeof USUAL_BODY_LIMIT

/** Parameters of a form or a query: no call has a tenth of it. */
export const MOST_FIELDS = 300
/** A whole request head has 16 kB at most. */
const MOST_QUERY_CHARACTERS = 12_000

/** Bodies of one address that may be read at the same time: many patients share the address of a hospital or of a network … */
const MOST_READ_AT_ONCE = 100
/** … and few of them send something large. */
const MOST_LARGE_READ_AT_ONCE = 16
/** Longer bodies are large; a patient's ordinary form is a tenth of it. */
const LARGE_BYTES = 16_000

/** Times the limit from which a body is not let come, not even to be dropped. */
const FAR = 4

/** A body, or a query, of more than is read. */
class TooLarge extends Error {
  readonly statusCode: 413 | 414

  constructor(statusCode: 413 | 414) {
    super('too large')
    this.statusCode = statusCode
  }
}

/** What a route reads of a body: with a key, and without one. */
export interface BodyLimit {
  withKey: Readonly<Record<Travels, number>>
  withoutKey: Readonly<Record<Travels, number>>
}

const scaled = (by: number): Readonly<Record<Travels, number>> => ({
  form: USUAL_BODY_LIMIT.form * by,
  json: USUAL_BODY_LIMIT.json * by,
})
const usual: BodyLimit = { withKey: scaled(1), withoutKey: scaled(0.5) }

/**
 * What is read of a call's body. Without a key it is half; a call that says how much it takes, and takes it from visitors, means
 * them too.
 */
export const bodyLimitOf = (call: Pick<CallSpec, 'bodyLimit' | 'login' | 'staff' | 'doctor'>): BodyLimit => {
  const { bodyLimit, login, staff, doctor } = call
  if (bodyLimit === undefined) return usual
  const withKey = { form: bodyLimit, json: bodyLimit }
  return { withKey, withoutKey: login || staff || doctor ? usual.withoutKey : withKey }
}

/** How many parameters there are in a form or a query. */
const countFields = (text: string): number => {
  let count = 1
  for (let at = text.indexOf('&'); at >= 0 && count <= MOST_FIELDS; at = text.indexOf('&', at + 1)) count += 1
  return count
}

const parseFields = (text: string) => parse(text, '&', '=', { maxKeys: 0 })

/** Reads a query for the router; what `limitBodies` refuses is not read at all. */
export const parseQuery = (text: string): Record<string, unknown> => (isLongQuery(text) ? {} : parseFields(text))

const isLongQuery = (query: string): boolean => query.length > MOST_QUERY_CHARACTERS || countFields(query) > MOST_FIELDS

/**
 * Bounds what strangers can have the process read: the length of a query and of a body, how many parameters they hold, and, where
 * `perAddress`, how many bodies of one address are read at the same time.
 */
export const limitBodies = (app: FastifyInstance, { perAddress }: { perAddress: boolean }): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: USUAL_BODY_LIMIT.form },
    (_, body, done) =>
      countFields(body as string) > MOST_FIELDS ? done(new TooLarge(413)) : done(null, parseFields(body as string)),
  )
  app.addHook('onRequest', async ({ raw: { url = '' } }) => {
    const begin = url.indexOf('?')
    if (begin >= 0 && isLongQuery(url.slice(begin + 1))) throw new TooLarge(414)
  })
  const take = perAddress ? openReading() : undefined
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request)) return payload
    const isMultipart = travelsAs(request) === undefined
    const body = isMultipart ? payload : bounded(request, reply, payload)
    take?.(request, reply, { isLarge: lengthOf(request) > LARGE_BYTES, isMultipart })
    return body
  })
  app.addHook('preValidation', async (request) => request.bodyRead?.())
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Unknown until it has come. */
const lengthOf = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)

/** undefined: in parts, each of which has bounds of its own. */
const travelsAs = ({ headers }: FastifyRequest): Travels | undefined => {
  const type = headers['content-type'] ?? ''
  if (/^multipart\//i.test(type)) return undefined
  return /json/i.test(type) ? 'json' : 'form'
}

/** Refuses a body by the length that it says it has; one that does not say is counted as it comes. */
const bounded = (request: FastifyRequest, reply: FastifyReply, payload: Readable): Readable => {
  const limit = request.routeOptions.config.bodyLimit ?? usual
  const most = (bringsKey(request) ? limit.withKey : limit.withoutKey)[travelsAs(request) ?? 'form']
  if (request.headers['content-length'] === undefined) return counted(payload, most)
  // A little too much is let come and dropped, so that whoever sends it hears the answer; no honest program sends far too much.
  if (lengthOf(request) > most * FAR) reply.header('connection', 'close')
  if (lengthOf(request) > most) throw new TooLarge(413)
  return payload
}

const counted = (payload: Readable, most: number): Readable => {
  let left = most
  const counting = new Transform({
    transform(chunk: Buffer, _, done) {
      left -= chunk.length
      done(left < 0 ? new TooLarge(413) : null, chunk)
    },
  })
  payload.once('error', (error) => counting.destroy(error))
  return payload.pipe(counting)
}

/** Keys as they are made here; whether somebody holds it is looked up once the body is read. */
const keyPattern = /^[\w-]{32,64}$/
const places = Object.entries(keyNames).flatMap(([audience, name]) => [
  name,
  keyHeaderOf(audience as keyof typeof keyNames),
])

const bringsKey = ({ headers, query }: FastifyRequest): boolean =>
  [bearerOf(headers), ...places.map((place) => headers[place] ?? (query as Record<string, unknown>)[place])].some(
    (given) => typeof given === 'string' && keyPattern.test(given),
  )

interface Reading {
  all: number
  large: number
}

/** Counts what is being read of each address; more than its share is refused for the moment. */
const openReading = () => {
  const reading = new Map<string, Reading>()
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    { isLarge, isMultipart }: { isLarge: boolean; isMultipart: boolean },
  ): void => {
    const now = reading.get(request.ip) ?? { all: 0, large: 0 }
    if (now.all >= MOST_READ_AT_ONCE || (isLarge && now.large >= MOST_LARGE_READ_AT_ONCE))
      throw new TooMany(1, '同时提交的内容太多，请稍后再试')
    const large = isLarge ? 1 : 0
    reading.set(request.ip, { all: now.all + 1, large: now.large + large })
    let isOver = false
    const release = () => {
      const { all, large: larges } = reading.get(request.ip) ?? { all: 0, large: 0 }
      if (isOver) return
      isOver = true
      if (all <= 1) reading.delete(request.ip)
      else reading.set(request.ip, { all: all - 1, large: larges - large })
    }
    // Parts are read by the handler, all else before it is asked.
    if (!isMultipart) request.bodyRead = release
    // Also where whoever sends goes away in the middle.
    reply.raw.once('close', release)
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is read of a body; undefined: as much as is usual. */
    bodyLimit?: BodyLimit
  }
  interface FastifyRequest {
    /** Says that the body has been read. */
    bodyRead?: (() => void) | undefined
  }
}
