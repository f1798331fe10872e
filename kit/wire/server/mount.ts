import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { audienceOf, bearerOf, keyHeaderOf, keyNames } from '../audience.ts'
import type { CallSpec, Contract } from '../call.ts'
import { type Asker, answer, type Incoming, type Mounted } from './answer.ts'
import { bodyLimitOf } from './body-limits.ts'
import type { Pace } from './pace.ts'

/** Makes the `here` of one question: who asks, from where, at what time. */
export type MakeContext<H> = (incoming: Incoming, call: CallSpec) => Promise<H>

/** A room's contract beside its handlers. */
export interface Answering {
  contract: Contract
  handlers: Record<string, Mounted<never>['handle']>
}

/** All calls of all rooms by `METHOD /path`. */
export type Switchboard<H> = ReadonlyMap<string, Mounted<H>>

const keyOf = (call: Pick<CallSpec, 'method' | 'path'>) => `${call.method} ${call.path}`

/**
 * Pairs every call with its handler; a call without one, or told twice, stops the start. So do two calls of one name: the log,
 * idempotency keys and the programs of others tell calls apart by it.
 */
export const switchboard = <H>(rooms: readonly Answering[]): Switchboard<H> => {
  const board = new Map<string, Mounted<H>>()
  const names = new Set<string>()
  for (const { contract, handlers } of rooms) {
    for (const [name, call] of Object.entries(contract)) {
      const handle = handlers[name] as Mounted<H>['handle'] | undefined
      const key = keyOf(call)
      if (!handle) throw new Error(`${key}: no handler named ${name}`)
      if (board.has(key)) throw new Error(`${key}: two rooms answer it`)
      if (names.has(name)) throw new Error(`${key}: another call is named ${name}, too`)
      keepOwnRefusals(call)
      keepEditsWhole(call)
      names.add(name)
      board.set(key, { name, call, handle })
    }
  }
  return board
}

/** The wire itself refuses by these: a call that meant something else by one would not be understood. */
const keepOwnRefusals = (call: CallSpec): void => {
  const taken = ['login', 'consent'].find((own) => Object.hasOwn(call.refuses ?? {}, own))
  if (taken) throw new Error(`${keyOf(call)}: the refusal ${taken} is the wire's own`)
}

/** Who comes second is told so by a refusal: a call without it would fail at that moment alone. */
const keepEditsWhole = (call: CallSpec): void => {
  if (call.edits && 'version' in inputOf(call) && !Object.hasOwn(call.refuses ?? {}, 'changed'))
    throw new Error(`${keyOf(call)}: it edits a row and does not refuse with changed`)
}

const inputOf = ({ input }: CallSpec): object => ('shape' in input ? (input.shape as object) : {})

/** Answers a call asked inside the process, as if it had come by HTTP. */
export const callInside =
  <H extends Asker>(board: Switchboard<H>, makeContext: MakeContext<H>) =>
  async (call: Pick<CallSpec, 'method' | 'path'>, incoming: Incoming) => {
    const mounted = board.get(keyOf(call))
    if (!mounted) throw new Error(`nobody answers ${keyOf(call)}`)
    return answer(mounted, incoming, await makeContext(incoming, mounted.call))
  }

/** What the process lends to the calls. */
export interface Lending {
  /** Has a job run soon. */
  wake?: ((job: string) => void) | undefined
  /** Judges how often somebody asks; without it everybody may as they like. */
  pace?: Pace | undefined
}

/** Mounts every call on the server: its method (and POST, where a GET acts), and a refusal for what is none. */
export const mount = <H extends Asker>(
  app: FastifyInstance,
  board: Switchboard<H>,
  makeContext: MakeContext<H>,
  lending: Lending = {},
) => {
  const methodsOf = new Map<string, Set<HTTPMethods>>()
  for (const mounted of board.values()) {
    const { call } = mounted
    const url = call.path.replace(/\{(\w+)\}/g, ':$1')
    const taken = methodsOf.get(url) ?? new Set<HTTPMethods>()
    const methods = (call.mutatingGet ? [call.method, 'POST'] : [call.method]).filter(
      (m) => !taken.has(m as HTTPMethods),
    ) as HTTPMethods[]
    for (const method of methods) taken.add(method)
    methodsOf.set(url, taken)
    const handler = handlerOf(mounted, makeContext, lending)
    const route = { method: methods, url, exposeHeadRoute: false, handler, ...readingOf(call) }
    if (call.body === 'raw') app.register(async (apart) => unread(apart).route(route))
    else app.route(route)
  }
  refuseOthers(app, methodsOf)
}

const handlerOf =
  <H extends Asker>(mounted: Mounted<H>, makeContext: MakeContext<H>, { wake, pace }: Lending) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { name, call } = mounted
    const incoming = incomingOf(request)
    if (pace && isTooOften(pace, mounted, incoming)) return refuseTooOften(request, reply, name)
    const { status, body, reason } = await answer(mounted, incoming, await makeContext(incoming, call))
    request.said = { call: name, reason }
    const isDone = status === 200 && !reason
    if (call.runsJob && isDone) wake?.(call.runsJob)
    if (incoming.cookies?.length && isDone) reply.header('set-cookie', incoming.cookies)
    const { words } = incoming
    return words ? reply.code(words.status).type(words.type).send(words.body) : reply.code(status).send(body)
  }

/** Visitors cost nothing: what has a pace wants somebody who is known to the call. */
const isTooOften = (
  pace: Pace,
  { name, call }: Pick<Mounted<never>, 'name' | 'call'>,
  { input, headers }: Incoming,
): boolean => {
  const audience = audienceOf(call)
  const machine = audience === 'staff' ? bearerOf(headers) : undefined
  const who = input[keyNames[audience]] ?? headers[keyNames[audience]] ?? headers[keyHeaderOf(audience)] ?? machine
  return call.pace !== undefined && typeof who === 'string' && !pace({ name, pace: call.pace }, who)
}

const refuseTooOften = (request: FastifyRequest, reply: FastifyReply, call: string) => {
  request.said = { call, reason: 'too-often' }
  return reply.code(429).header('retry-after', '1').send({ err_msg: '操作太频繁，请稍后再试' })
}

/** What a stranger sends is some hundred characters; nobody sends more. */
const MOST_RAW_BYTES = 64_000
/** Strangers have no key of ours. */
const rawBytes = { form: MOST_RAW_BYTES, json: MOST_RAW_BYTES }
const RAW_BODY_LIMIT = { withKey: rawBytes, withoutKey: rawBytes }

/** How much of a body the call's route reads; the route's own `bodyLimit` is where Fastify stops. */
const readingOf = (call: CallSpec) => ({
  config: {
    bodyLimit: call.body === 'raw' ? RAW_BODY_LIMIT : bodyLimitOf(call),
    isPublic: call.method === 'GET' && call.owner === 'anyone' && !needsKey(call),
  },
  ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
})

const needsKey = ({ login, staff, doctor, mutatingGet: acts }: CallSpec) => Boolean(login || staff || doctor || acts)

/** Bodies are handed over as text, whatever they say they are. */
const unread = (app: FastifyInstance): FastifyInstance => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_RAW_BYTES }, (_, body, done) => done(null, body))
  return app
}

/**
 * What no call answers: another method on a known path is a 405 that says which ones work, all else a 404. Looked up only
 * then: a route of each path for each other method would take more room than all calls.
 */
const refuseOthers = (app: FastifyInstance, methodsOf: ReadonlyMap<string, ReadonlySet<HTTPMethods>>) => {
  const known = [...methodsOf].map(([url, methods]) => ({
    url,
    methods,
    allow: [...methods].join(', '),
    path: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
  }))
  const withNames = known.filter(({ url }) => url.includes(':'))
  for (const { url, methods, allow } of known) {
    // `/order/create` is not the order named create, by whatever method that one is asked for.
    const wider = withNames.filter((other) => other.url !== url && other.path.test(url))
    const method = [...new Set(wider.flatMap((other) => [...other.methods]))].filter((one) => !methods.has(one))
    const handler = async (_: FastifyRequest, reply: FastifyReply) => refuseMethod(reply, allow)
    if (method.length > 0) app.route({ method, url, exposeHeadRoute: false, handler })
  }
  app.all<{ Params: { '*': string } }>('/*', async ({ params }, reply) => {
    const allow = known.find(({ path }) => path.test(`/${params['*']}`))?.allow
    return allow === undefined ? reply.code(404).send({ err_msg: '没有这个接口' }) : refuseMethod(reply, allow)
  })
}

const refuseMethod = (reply: FastifyReply, allow: string) =>
  reply
    .code(405)
    .header('allow', allow)
    .send({ err_msg: `这个接口只接受 ${allow}` })

/** Path, query and body become one input; the body of a multipart call comes in parts. */
const incomingOf = (request: FastifyRequest): Incoming => {
  const body = typeof request.body === 'object' && !Array.isArray(request.body) ? request.body : {}
  return {
    input: { ...(request.query as object), ...body, ...(request.params as object) },
    headers: request.headers,
    ip: request.ip,
    traceid: request.id,
    raw: typeof request.body === 'string' ? request.body : undefined,
    parts: request.isMultipart?.() ? request.parts() : undefined,
    cookies: [],
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is the same for every visitor, and may be kept. */
    isPublic?: boolean
  }
  interface FastifyRequest {
    /** What was answered, for the log line. */
    said?: { call: string; reason: string | undefined }
  }
}
