import type { z } from 'zod'
import type { CallSpec, Refusal } from '../call.ts'
import type { EditedRow } from '../edited.ts'
import { LOCKED, wrapNoLogin, wrapRefusal, wrapReply } from '../envelope.ts'
import { type Fill, Refused } from '../refused.ts'
import { editOnce, readVersions } from './edits.ts'
import { answerOnce, KeyReused, keyedOf } from './once.ts'
import type { Batched } from './once-batch.ts'

/** A call with its handler, ready to be asked. */
export interface Mounted<H> {
  name: string
  call: CallSpec
  handle: ((input: never, ctx: H & { refuse: unknown }) => unknown) & { batch?: Batched }
}

/** One question, whichever way it came. */
export interface Incoming {
  /** Path, query and body in one; path wins over body, body over query. */
  input: Record<string, unknown>
  /** Headers that the product reads, lower case. */
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
  /** A key was given and nobody holds it, or it is locked. */
  deadKey: boolean
  /** It is somebody's who has been away for long: it opens nothing until they prove themselves again. */
  isLocked?: boolean
  /** Why the consent that a call asks for is missing; undefined where the patient has given it. */
  withheld?: (consent: string) => Promise<Withheld | undefined>
  /** Whether who asks may say something in public, coming from where they do. */
  mayPublish?: () => Promise<boolean>
  /** Why whoever asks is kept from such a call now, in words for them; undefined where they are not. */
  barred?: (call: Pick<CallSpec, 'barredAs' | 'publishes'>) => Promise<string | undefined>
  /** Runs work in one transaction of the database; the `here` inside writes to it. */
  transact: <T>(work: (inside: this) => Promise<T>) => Promise<T>
}

/** That somebody has not agreed to what a call needs: words for people, and what they would have to agree to. */
export interface Withheld {
  words: string
  data: object
}

type Said = Readonly<Record<string, unknown>>

/** What a call may be asked with. */
const namesIn = (input: CallSpec['input']): string[] => Object.keys('shape' in input ? (input.shape as object) : {})

/** Answers a question: who asks, is it well formed, has it been asked before, what do we say. */
export const answer = async <H extends Asker>(mounted: Mounted<H>, incoming: Incoming, ctx: H): Promise<Outgoing> => {
  const { call } = mounted
  const envelope = call.envelope ?? 'status'
  const shut = keyRefusal(call, ctx)
  if (shut) return shut
  if (isUnknownAt(call, ctx)) return { status: 200, body: wrapNoLogin(envelope), reason: 'login' }
  const asked = call.input.safeParse(incoming.input)
  if (!asked.success) return badInput(asked.error)
  const withheld = await heldBack(call, asked.data, ctx)
  if (withheld) return withheld

  // What is made of it for a transaction has it too.
  const asking = Object.assign(ctx, { refuse, question: { call: mounted.name, input: asked.data } })
  const handle = (inside: H) => mounted.handle(asked.data as never, inside as H & { refuse: unknown })
  const { edits } = call
  const act = (inside: H) =>
    edits
      ? editOnce(edits, { names: namesIn(call.input), read: asked.data as Said, sent: incoming.input }, inside, handle)
      : handle(inside)
  const say = (said: unknown) => present(call, said)
  try {
    if (call.shows) return await answerShowing(call, call.shows, ctx, () => act(asking))
    if (call.idempotency !== 'framework') return say(await act(asking))
    const keyed = keyedOf(mounted.name, incoming.input, ctx)
    const shared =
      keyed && (await mounted.handle.batch?.answer({ input: asked.data as never, ctx: asking, keyed, say }))
    return shared ?? (await answerOnce(keyed, asking, act, say))
  } catch (error) {
    if (error instanceof KeyReused)
      return { status: 409, body: { err_msg: '同一个幂等键用在了不同的内容上' }, reason: 'key-reused' }
    throw error
  }
}

/** The refusal of a call by which one speaks in public, where one came from switches that off. */
const silenced = async (call: CallSpec, ctx: Asker): Promise<Outgoing | undefined> => {
  if (!call.publishes || (await ctx.mayPublish?.()) !== false) return
  return { status: 200, body: wrapRefusal(call.envelope ?? 'status', NO_WRITING), reason: NO_WRITING.reason }
}

/** What stands in the way of a well-formed question; undefined where nothing does. */
const heldBack = async (call: CallSpec, input: unknown, ctx: Asker): Promise<Outgoing | undefined> =>
  (await silenced(call, ctx)) ?? (await barredFrom(call, ctx)) ?? withheldFrom(call, input, ctx)

/** The refusal of a call that whoever asks is kept from for now. */
const barredFrom = async (call: CallSpec, ctx: Asker): Promise<Outgoing | undefined> => {
  if (call.barredAs === undefined && !call.publishes) return
  const words = await ctx.barred?.(call)
  if (words === undefined) return
  return { status: 200, body: wrapRefusal(call.envelope ?? 'status', { reason: 'blocked', words }), reason: 'blocked' }
}

const NO_WRITING = { reason: 'no-writing', words: '这里只能看，不能公开发表。想说的话可以从其他入口发表' }

/** Whether the call is for those who are known alone, and nobody is. */
const isUnknownAt = (call: CallSpec, { patient, staff, doctor }: Asker): boolean =>
  Boolean((call.login && patient === null) || (call.staff && staff === null) || (call.doctor && doctor === null))

/** The refusal of a call that asks for a consent which the patient has not given; undefined where nothing is missing. */
const withheldFrom = async (call: CallSpec, input: unknown, ctx: Asker): Promise<Outgoing | undefined> => {
  const said = input as Record<string, unknown>
  const where = Object.entries(call.consentWhere ?? {})
  if (call.consent === undefined || !where.every(([param, values]) => values.includes(String(said[param])))) return
  const withheld = await ctx.withheld?.(call.consent)
  if (!withheld) return
  return {
    status: 200,
    body: wrapRefusal(call.envelope ?? 'status', { reason: 'consent', ...withheld }),
    reason: 'consent',
  }
}

const keyRefused = (reason: string, err_msg: string): Outgoing => ({ status: 401, body: { err_msg, reason }, reason })
const deadKey = keyRefused('dead-key', '登录已失效，请重新登录')
/** What a call says to a key that opens nothing; undefined where it asks for none that is alive. */
const keyRefusal = ({ allowStaleKey }: CallSpec, { deadKey: isDead, isLocked }: Asker): Outgoing | undefined => {
  if (!isDead || allowStaleKey) return undefined
  return isLocked ? lockedKey : deadKey
}
const lockedKey = keyRefused(LOCKED, '太久没有操作，已经锁定，请输入密码继续')

const refuse = (name: string, fill?: Fill, data?: object) => new Refused(name, fill, data)

/** What a call says that `shows` rows, each with its version. */
const answerShowing = async (
  call: CallSpec,
  shows: readonly EditedRow[],
  ctx: Asker,
  act: () => unknown,
): Promise<Outgoing> => {
  const withVersions = await readVersions(shows, ctx)
  const said = await act()
  if (said instanceof Refused) return present(call, said)
  return replyOf(call, await withVersions(call.output.parse(said)))
}

/** Puts an answer or a refusal into the call's envelope; the reply schema drops what the contract does not name. */
const present = (call: CallSpec, said: unknown): Outgoing => {
  const envelope = call.envelope ?? 'status'
  if (!(said instanceof Refused)) return replyOf(call, call.output.parse(said))
  const refusal = call.refuses?.[said.name]
  if (refusal === undefined) throw new Error(`${call.path} does not name the refusal ${said.name}`)
  const { words, code } = typeof refusal === 'string' ? { words: refusal, code: undefined } : refusal
  const body = wrapRefusal(envelope, { reason: said.name, words: fillIn(words, said.fill), code, data: said.data })
  return { status: 200, body, reason: said.name }
}

const replyOf = ({ envelope }: CallSpec, reply: unknown): Outgoing => ({
  status: 200,
  body: wrapReply(envelope ?? 'status', reply),
})

const fillIn = (words: Exclude<Refusal, object>, fill: Fill): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => String(fill[name] ?? ''))

/** 422 with the first field that does not fit. */
const badInput = (error: z.ZodError): Outgoing => {
  const issue = error.issues[0]
  const field = String(issue?.path[0] ?? 'body')
  return { status: 422, body: { err_msg: `参数 ${field} 不正确`, field }, reason: `field ${field}` }
}
