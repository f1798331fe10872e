import type { CallInput, CallOutput, CallSpec } from './call.ts'
import { unwrap, wantsSignIn, wordsOf } from './envelope.ts'
import { BadInput, NotSignedIn, RefusedError, ServerTrouble, TooMany } from './errors.ts'
import type { Visitor } from './visitor.ts'

/** Asks a call and gives its data; what was not answered is thrown as a `WireError`. */
export type CallApi = <C extends CallSpec>(call: C, input: CallInput<C>) => Promise<CallOutput<C>>

/** What the server lends to the pages that it renders. */
export interface OnServer {
  /** Asks inside the process; errors are made of the answer by whoever reads it. */
  answer: (call: CallSpec, input: object) => Promise<Answered>
  visitor: Visitor
  /** Marks the scripts that the product itself wrote into the page; never leaves the process. */
  nonce: string
  /** Scheme and host under which the world knows the product. */
  origin: string
  /** Marks of the channel on every page, in one text; '' for none. */
  flags: string
  /** Logs an error that nobody expected. */
  report: (error: unknown) => void
}

/** An answer as it came, by HTTP or inside the process. */
export interface Answered {
  status: number
  body: Record<string, unknown>
  traceid: string
  /** Seconds, from the header of that name. */
  retryAfter?: number
}

/** The data of an answer in the call's envelope; throws a `WireError` where there is none. */
export const readAnswer = (call: CallSpec, { status, body, traceid, retryAfter }: Answered): unknown => {
  if (status === 401 || wantsSignIn(body)) throw new NotSignedIn()
  if (status === 429) throw new TooMany(retryAfter ?? 60, wordsOf(body))
  if (status === 404 || status >= 500) throw new ServerTrouble(String(body.traceid ?? traceid), wordsOf(body))
  if (status >= 400) throw new BadInput(String(body.field ?? ''), wordsOf(body) || '请求无法识别')
  const read = unwrap(call.envelope ?? 'status', body)
  if ('refused' in read) throw new RefusedError(read.refused)
  return read.data
}
