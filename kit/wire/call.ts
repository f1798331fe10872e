import type { z } from 'zod'
import type { EditedRow } from './edited.ts'

/** The field of an answer that says success; what each one says is in `envelope.ts`. */
export type Envelope =
  | 'status'
  | 'code'
  | 'state'
  | 'result_code'
  | 'error_code'
  | 'error_code200'
  | 'status_result_code'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Words of a refusal, or words with the code that the specification gives it. `{name}` is filled in by the handler. */
export type Refusal = string | { code: number | string; words: string }

/**
 * Whose the answer is. Mandatory, so that a call without an owner does not compile:
 * - `anyone`: the same for every visitor (a signed-in patient may see their own marks on it)
 * - `self`: only rows of who asks, found by the session alone
 * - `{ order_id: 'order' }`: this parameter names a row of that kind, and it must belong to who asks
 */
export type Owner = 'anyone' | 'self' | { readonly [param: string]: string }

export interface CallSpec {
  method: Method
  /** Below `/api`, without `.html`; `{name}` is a parameter of `ask`. */
  path: string
  /** One sentence for the API description. */
  summary: string
  owner: Owner
  /** Default `status`. */
  envelope?: Envelope
  /** `true`: a patient's `user_key` is needed. */
  login?: boolean
  /** Besides, a consent of the patient's is needed: the process knows for what (`Asker.withheld`), and refuses with `consent`. */
  consent?: string
  /** Only where a parameter says one of these. */
  consentWhere?: { readonly [param: string]: readonly string[] }
  /** What is sent is for everybody to read: where one came from may have that switched off (`Asker.mayPublish`), and the refusal is `no-writing`. */
  publishes?: true
  /**
   * Something that one can be kept from for a time: the process knows whom (`Asker.barred`), and the refusal is `blocked`, in its
   * words. What is for everybody to read counts without it.
   */
  barredAs?: string
  /** `true`: a staff key is needed, and no patient's key is ever taken. */
  staff?: boolean
  /** Of a call for staff: a store's device may ask it too, by its `fid` and `access_token` [X252]; the browser sends no key along. */
  store?: true
  /** Of a call for staff: people alone, never a program of theirs. */
  people?: true
  /** Of a call for staff: answered also where nobody has touched the page for long, for a screen that shows what everybody may see. */
  unattended?: true
  /** `true`: the key of a doctor at their workbench is needed, and no other is ever taken. */
  doctor?: boolean
  /** `true`: a dead `user_key` makes a visitor of the asker instead of a 401. */
  allowStaleKey?: boolean
  /** A GET that changes something: answers to POST too. */
  mutatingGet?: boolean
  /** Takes an idempotency key. `framework`: the wire keeps the answer with the effect in one transaction. `handler`: the row itself carries the key. */
  idempotency?: 'framework' | 'handler'
  /** Its answer may have what is paid for, or chosen for the patient: the browser says by `not_rec` whether they agreed to that. */
  recommends?: true
  /** Carries the token of the app around the page (`utoken`) where there is one [X265]. */
  utoken?: true
  /**
   * Questions a second of one patient that are answered, twice as many at once; more get 429 before anything is looked at. For what
   * programs would ask without end.
   */
  pace?: number
  /** It changes what pages show that are the same for everybody: after a success this process makes those anew that it keeps. */
  changesPages?: true
  /** Of a GET: its rows are edited by forms, and each says as `version` which writing of it this is (`versionShown`). */
  shows?: readonly EditedRow[]
  /**
   * It writes a row, a new one or over what it was. Who sends the `version` that they saw (`versionSeen`) and comes second is refused
   * with `changed` (`changedSince`), and told whose change they would have undone. What is sent counts as the row's fields.
   */
  edits?: EditedRow
  /** A job that runs soon after a success, so that what the call queued leaves at once. */
  runsJob?: string
  /**
   * How a POST travels; the server accepts form and JSON on every POST. Default `form`. `raw`: what others send in their own
   * way, unread, for the handler to check its signature and to answer in their words (`Incoming.raw`, `Incoming.words`).
   */
  body?: 'form' | 'json' | 'multipart' | 'raw'
  /**
   * Most bytes of its body, where they are more than is usual (64 kB as a form, 256 kB as JSON, half of it without a key). Files of
   * a `multipart` call have bounds of their own.
   */
  bodyLimit?: number
  /** Parameters of a POST that travel in its query, because the specification says so; the server takes them anywhere. */
  inQuery?: readonly string[]
  /** Cookies go along with it, also to another product; every other call goes without [X258]. */
  cookies?: true
  input: z.ZodType
  output: z.ZodType
  refuses?: { readonly [name: string]: Refusal }
}

/** Declares a call. The server mounts it, the browser calls by it, tests are generated from it. */
export const call = <const C extends CallSpec>(spec: C): C => spec

/** What a caller may send. */
export type CallInput<C extends CallSpec> = z.input<C['input']>
/** What the handler gets, parsed. */
export type ParsedInput<C extends CallSpec> = z.output<C['input']>
/** What the handler returns: inside values (fen, Date). */
export type HandlerResult<C extends CallSpec> = z.input<C['output']>
/** What the caller gets: wire values ("12.50", "2026-11-21 09:30:00"). */
export type CallOutput<C extends CallSpec> = z.output<C['output']>
/** The names of a call's refusals. */
export type RefusalName<C extends CallSpec> = C extends { refuses: infer F } ? Extract<keyof F, string> : never

/** A contract module: calls by name. */
export type Contract = { readonly [name: string]: CallSpec }
