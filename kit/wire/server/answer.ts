import type { z } from 'zod'
import type { Db } from '#kit/db/open.ts'
import type { CallSpec, Refusal } from '../call.ts'
import { wrapNoLogin, wrapRefusal, wrapReply } from '../envelope.ts'
import { type Fill, RefusedHere } from './handlers.ts'
import { answerOnce, KeyReused, keyedOf } from './once.ts'
import type { Rushing } from './once-together.ts'
import type { TurnAway } from './turn-away.ts'

/** A call with its handler, ready to be asked. */
export interface Mounted<H> {
  name: string
  call: CallSpec
  handle: ((ask: never, here: H & { refuse: unknown }) => unknown) & { rush?: Rushing; turnAway?: TurnAway }
}

/** One question, whichever way it came. */
export interface Incoming {
  /** Path, query and body in one; path wins over body, body over query. */
  input: Record<string, unknown>
  /** Headers that the house reads, lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>
  ip: string
  traceid: string
  /** The parts of a multipart body. */
  parts?: AsyncIterable<unknown> | undefined
  /** The body of a `raw` call as it arrived. */
  raw?: string | undefined
  /** A handler of a `raw` call sets what goes back instead of the contract's envelope. */
  words?: Words | undefined
  /** A handler adds what a success is to set, as `cookieText` writes it. */
  cookies?: string[] | undefined
  /** The input as the call reads it, once somebody has read it. */
  asked?: ReturnType<z.ZodType['safeParse']>
}

/** An answer that is not ours to word. */
export interface Words {
  status: number
  type: string
  body: string
}

/** What goes back: an HTTP status and a JSON body; `reason` is the refusal's name, for the log. */
export interface Outgoing {
  status: number
  body: object
  reason?: string
}

/** What the wire must know of who asks. */
export interface Asker {
  patient: number | null
  staff: object | null
  doctor: object | null
  /** A key was given and nobody holds it. */
  deadKey: boolean
  /** Runs work in one transaction of the database; the `here` inside writes to it. */
  transact: <T>(work: (inside: this) => Promise<T>) => Promise<T>
}

/** Answers a question: who asks, is it well formed, has it been asked before, what do we say. */
export const answer = async <H extends Asker>(mounted: Mounted<H>, incoming: Incoming, here: H): Promise<Outgoing> => {
  const { call } = mounted
  const envelope = call.envelope ?? 'status'
  if (here.deadKey && !call.forgiving)
    return { status: 401, body: { err_msg: '登录已失效，请重新登录' }, reason: 'dead-key' }
  if (isUnknownAt(call, here)) return { status: 200, body: wrapNoLogin(envelope), reason: 'login' }
  const asked = readAsked(call, incoming)
  if (!asked.success) return badInput(asked.error)

  const question: Question<H> = {
    // What is made of it for a transaction has it too.
    ...{ mounted, here: Object.assign(here, { refuse }), ask: asked.data as never },
    act: (inside) => mounted.handle(asked.data as never, inside as H & { refuse: unknown }),
    say: (said) => present(call, said),
  }
  try {
    if (call.once === 'wire') return await answerKeyed(question, incoming.input)
    return question.say(await question.act(here))
  } catch (error) {
    if (error instanceof KeyReused)
      return { status: 409, body: { err_msg: '同一个幂等键用在了不同的内容上' }, reason: 'key-reused' }
    throw error
  }
}

/** What is said to somebody whom the call's handler turns away ahead of looking him up; undefined to all others. */
export const answerAhead = <H>(
  { call, handle: { turnAway } }: Mounted<H>,
  incoming: Incoming,
  ahead: ((incoming: Incoming) => object) | undefined,
): Outgoing | undefined => {
  if (!turnAway || !ahead) return undefined
  const asked = readAsked(call, incoming)
  const name = asked.success ? turnAway(asked.data as never, ahead(incoming) as never) : undefined
  return name === undefined ? undefined : present(call, refuse(name))
}

const readAsked = ({ ask }: CallSpec, incoming: Incoming) => (incoming.asked ??= ask.safeParse(incoming.input))

interface Question<H> {
  mounted: Mounted<H>
  here: H
  ask: never
  act: (inside: H) => unknown
  say: (said: unknown) => Outgoing
}

/** Answers a question once by its key, with others who ask at the same time where that can be. */
const answerKeyed = async <H extends Asker>({ mounted, here, ask, act, say }: Question<H>, input: object) => {
  const keyed = keyedOf(mounted.name, input, here)
  const { rush } = mounted.handle
  const due = keyed && (await rush?.ready(ask, here as never))
  if (!keyed || !rush || due === undefined) return answerOnce(keyed, here, act, say)
  const answered = await rush.askTogether((here as unknown as { db: Db }).db, { keyed, due, say })
  if (answered instanceof KeyReused) throw answered
  return answered
}

/** Whether the call's door lets in only who is known there, and nobody is. */
const isUnknownAt = (call: CallSpec, { patient, staff, doctor }: Asker): boolean =>
  Boolean((call.login && patient === null) || (call.staff && staff === null) || (call.doctor && doctor === null))

const refuse = (name: string, fill?: Fill, data?: object) => new RefusedHere(name, fill, data)

/** Puts an answer or a refusal into the call's envelope; the reply schema drops what the contract does not name. */
const present = (call: CallSpec, said: unknown): Outgoing => {
  const envelope = call.envelope ?? 'status'
  if (!(said instanceof RefusedHere)) return { status: 200, body: wrapReply(envelope, call.reply.parse(said)) }
  const refusal = call.refuses?.[said.name]
  if (refusal === undefined) throw new Error(`${call.path} does not name the refusal ${said.name}`)
  const { words, code } = typeof refusal === 'string' ? { words: refusal, code: undefined } : refusal
  const body = wrapRefusal(envelope, { reason: said.name, words: fillIn(words, said.fill), code, data: said.data })
  return { status: 200, body, reason: said.name }
}

const fillIn = (words: Exclude<Refusal, object>, fill: Fill): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? ''))

/** 422 with the first field that does not fit. */
const badInput = (error: z.ZodError): Outgoing => {
  const issue = error.issues[0]
  const field = String(issue?.path[0] ?? 'body')
  return { status: 422, body: { err_msg: `参数 ${field} 不正确`, field }, reason: `field ${field}` }
}
