import type { Envelope } from './call.ts'

/** An answer as it came. */
type Body = Record<string, unknown>

interface Shape {
  /** The field that says how it went. */
  field: string
  success: number
  failure: number
  /** The field that holds the words of a refusal. */
  words: string
  /** Another envelope whose fields stand beside these, for programs that read those. */
  beside?: Envelope
}

/** The six envelopes of the specification, section 7, and one of two. Nobody else knows them. */
const shapes: Record<Envelope, Shape> = {
  status: { field: 'status', success: 200, failure: 0, words: 'msg' },
  code: { field: 'code', success: 1, failure: 0, words: 'msg' },
  state: { field: 'state', success: 1, failure: 0, words: 'msg' },
  result_code: { field: 'result_code', success: 1, failure: 0, words: 'error_msg' },
  error_code: { field: 'error_code', success: 1, failure: 0, words: 'error_msg' },
  error_code200: { field: 'error_code', success: 200, failure: 0, words: 'error_msg' },
  // Released with the one, of a family that tells the other.
  status_result_code: { field: 'status', success: 200, failure: 0, words: 'msg', beside: 'result_code' },
}

/** What an envelope says, above what the one beside it does. */
const withBeside = (envelope: Envelope, wrap: (beside: Envelope) => object, own: object): object => {
  const { beside } = shapes[envelope]
  return beside === undefined ? own : { ...wrap(beside), ...own }
}

/** A success in its envelope. */
export const wrapReply = (envelope: Envelope, data: unknown): object =>
  withBeside(envelope, (beside) => wrapReply(beside, data), {
    [shapes[envelope].field]: shapes[envelope].success,
    data,
  })

export interface RefusalBody {
  /** The refusal's name in the contract, for programs. */
  reason: string
  /** The refusal's words, for people. */
  words: string
  /** The specification's own code, where it gives one. */
  code?: number | string | undefined
  data?: unknown
}

/** An expected refusal in its envelope; `result_code` keeps 0 and tells the code beside it. */
export const wrapRefusal = (envelope: Envelope, refused: RefusalBody): object => {
  const { field, failure, words } = shapes[envelope]
  const code = refused.code ?? failure
  const told = envelope === 'result_code' ? { result_code: 0, error_code: code } : { [field]: code }
  const own = { ...told, [words]: refused.words, reason: refused.reason, data: refused.data ?? {} }
  return withBeside(envelope, (beside) => wrapRefusal(beside, refused), own)
}

/** Why a key that is somebody's opens nothing: they have been away for long, and say their password again. */
export const LOCKED = 'locked-key'

/** Nobody is signed in, in the envelopes that tell an `error_code` [X272] [X296]. */
const NO_LOGIN = 10001

/** No session on a call that needs one: the envelope's failure and `login: -1` (error catalogue, section 8). */
export const wrapNoLogin = (envelope: Envelope): object => {
  const code = ['result_code', 'error_code', 'error_code200'].includes(envelope) ? NO_LOGIN : undefined
  const own = { ...wrapRefusal(envelope, { reason: 'login', words: '请先登录！', code }), login: -1 }
  const { beside } = shapes[envelope]
  return beside === undefined ? own : { ...own, ...wrapNoLogin(beside) }
}

/** What says success in an answer, whoever gave it [X259]. */
const successes: Readonly<Record<string, readonly number[]>> = {
  status: [200, 1, -300],
  code: [1],
  state: [1],
  result_code: [1],
  error_code: [1],
}

/** Activities of a partner say their success by a code of 200 too [X301]. */
const codesBeside: Partial<Record<Envelope, readonly number[]>> = { state: [200] }

/** The envelope's own field decides where the answer has it: by area the specification is stricter than in general. */
const isSuccess = (envelope: Envelope, body: Body): boolean => {
  const { field, success } = shapes[envelope]
  const says = (name: string, values: readonly number[] = []) => values.includes(Number(body[name]))
  if (body[field] === undefined)
    return says('code', codesBeside[envelope]) || Object.keys(successes).some((name) => says(name, successes[name]))
  return says(field, envelope === 'status' ? successes.status : [success])
}

/** Whether an answer says that nobody is signed in: `login: -1`, or the code 10001 beside `result_code: 0` [X272]. */
export const wantsSignIn = ({ login, result_code, error_code }: Body): boolean =>
  Number(login) === -1 || (Number(result_code ?? 1) === 0 && Number(error_code) === NO_LOGIN)

/** Words of an answer for people: `msg`, else `messages`, else `error_msg` [X275], else `err_msg` [X276]; '' without any. */
export const wordsOf = ({ msg, messages, error_msg, err_msg }: Body): string =>
  String(msg || [messages ?? []].flat().join(',') || error_msg || err_msg || '')

/** Reads an answer of any envelope: the data, or why not. A partner's list may stand beside its data [X260]. */
export const unwrap = (envelope: Envelope, body: Body): { data: unknown } | { refused: RefusalBody } => {
  const { data, list, total_page_num } = body
  if (isSuccess(envelope, body))
    return { data: list === undefined ? data : { ...(data as object), list, total_page_num } }
  return {
    refused: {
      reason: String(body.reason ?? 'unknown'),
      words: wordsOf(body),
      code: (body.error_code ?? body[shapes[envelope].field]) as number | string | undefined,
      data,
    },
  }
}
