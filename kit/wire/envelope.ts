import type { Envelope } from './call.ts'

interface Shape {
  /** The field that says how it went. */
  field: string
  success: number
  failure: number
  /** The field that holds the words of a refusal. */
  words: string
}

/** The six envelopes of the specification, section 7. Nobody else knows them. */
const shapes: Record<Envelope, Shape> = {
  status: { field: 'status', success: 200, failure: 0, words: 'msg' },
  code: { field: 'code', success: 1, failure: 0, words: 'msg' },
  state: { field: 'state', success: 1, failure: 0, words: 'msg' },
  result_code: { field: 'result_code', success: 1, failure: 0, words: 'error_msg' },
  error_code: { field: 'error_code', success: 1, failure: 0, words: 'error_msg' },
  error_code200: { field: 'error_code', success: 200, failure: 0, words: 'error_msg' },
}

/** A success in its envelope. */
export const wrapReply = (envelope: Envelope, data: unknown): object => ({
  [shapes[envelope].field]: shapes[envelope].success,
  data,
})

export interface Refused {
  /** The refusal's name in the contract, for programs. */
  reason: string
  /** The refusal's words, for people. */
  words: string
  /** The specification's own code, where it gives one. */
  code?: number | string | undefined
  data?: unknown
}

/** An expected refusal in its envelope; `result_code` keeps 0 and tells the code beside it. */
export const wrapRefusal = (envelope: Envelope, refused: Refused): object => {
  const { field, failure, words } = shapes[envelope]
  const code = refused.code ?? failure
  const told = envelope === 'result_code' ? { result_code: 0, error_code: code } : { [field]: code }
  return { ...told, [words]: refused.words, reason: refused.reason, data: refused.data ?? {} }
}

/** No session on a call that needs one: the envelope's failure and `login: -1` (error catalogue, section 8). */
export const wrapNoLogin = (envelope: Envelope): object => ({
  ...wrapRefusal(envelope, {
    reason: 'login',
    words: '请先登录！',
    code: envelope === 'result_code' ? 10001 : undefined,
  }),
  login: -1,
})

/** Reads an answer of any envelope: the data, or why not. */
export const unwrap = (envelope: Envelope, body: Record<string, unknown>): { data: unknown } | { refused: Refused } => {
  const { field, success, words } = shapes[envelope]
  if (body[field] === success) return { data: body.data }
  return {
    refused: {
      reason: String(body.reason ?? 'unknown'),
      words: String(body[words] ?? body.msg ?? body.error_msg ?? body.err_msg ?? ''),
      code: (body.error_code ?? body[field]) as number | string | undefined,
      data: body.data,
    },
  }
}
