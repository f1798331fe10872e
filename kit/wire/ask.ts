import type { Asks, CallSpec, Reply } from './call.ts'
import { asksToSignIn, unwrap, wordsOf } from './envelope.ts'
import { BadInput, NotSignedIn, RefusedError, ServerTrouble, TooMany } from './errors.ts'
import type { Visitor } from './visitor.ts'

/** Asks a call and gives its data; what was not answered is thrown as a `WireError`. */
export type Ask = <C extends CallSpec>(call: C, input: Asks<C>) => Promise<Reply<C>>

/** What the server lends to the pages that it renders. */
export interface OnServer {
  /** Asks inside the process; errors are made of the answer by whoever reads it. */
  answer: (call: CallSpec, input: object) => Promise<Answered>
  visitor: Visitor
  /** Marks the scripts that the house itself wrote into the page; never leaves the process. */
  nonce: string
  /** Gets the page when it is drawn. */
  take: (page: DrawnPage) => void
  /** Logs an error that nobody expected. */
  report: (error: unknown) => void
}

/** A page as it was drawn. */
export interface DrawnPage {
  /** Its text, in pieces; those that are kept as bytes. */
  html: readonly (string | Uint8Array)[]
  /** The inline scripts and style attributes that the house itself wrote into it: its policy names these and lets in no others. */
  scripts: readonly string[]
  styles: readonly string[]
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
  if (status === 401 || asksToSignIn(body)) throw new NotSignedIn()
  if (status === 429) throw new TooMany(retryAfter ?? 60, wordsOf(body))
  if (status === 404 || status >= 500) throw new ServerTrouble(String(body.traceid ?? traceid), wordsOf(body))
  if (status >= 400) throw new BadInput(String(body.field ?? ''), wordsOf(body) || '请求无法识别')
  const read = unwrap(call.envelope ?? 'status', body)
  if ('refused' in read) throw new RefusedError(read.refused)
  return read.data
}
