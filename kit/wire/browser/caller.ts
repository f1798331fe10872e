import { audienceOf, keyHeaderOf } from '../audience.ts'
import type { CallInput, CallOutput, CallSpec } from '../call.ts'
import { LOCKED } from '../envelope.ts'
import { NetworkDown, NotSignedIn, ScreenLocked } from '../errors.ts'
import { type Answered, readAnswer } from '../read-answer.ts'
import { commonParams } from './common-params.ts'
import { withConsent } from './consent.ts'
import { noteLocked, noteUnlocked } from './lock.ts'
import { questionOf } from './question.ts'
import { randomId } from './random-id.ts'
import type { PartsAnswer } from './send-parts.ts'
import { session, sessionAt } from './session.ts'
import { currentAddress, logoutAddress } from './way-back.ts'

/** What an answer says where the native app's own sign-in is wanted [X273]. */
const NATIVE_LOGIN = -4002

const TIMEOUT_MS = 15_000
const UPLOAD_TIMEOUT_MS = 120_000

export interface CallOptions {
  /** For a call with `once`: the same key is the same deed. `useAct` makes them. */
  idempotencyKey?: string
  /** Gives up when it aborts; its reason is thrown. */
  signal?: AbortSignal
  /** How much of the body has left, from 0 to 1: for a picture on its way. */
  onProgress?: (sent: number) => void
}

/**
 * Asks the server a call of a contract; throws a `WireError` where there is no data. A dead key is forgotten, and with a
 * patient's the page is left: by way of logging out they come back to it as a visitor [X151] [X274]. A locked one stays, and the
 * page asks for its password. Where a consent is missing they are asked for it, and the call once more.
 */
export const callApi = <C extends CallSpec>(
  call: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallOutput<C>> => {
  const ask = () => askServer(call, input, options)
  return call.consent === undefined ? ask() : withConsent(ask)
}

const askServer = async <C extends CallSpec>(
  call: C,
  input: CallInput<C>,
  options: CallOptions,
): Promise<CallOutput<C>> => {
  const store = sessionAt[audienceOf(call)]
  const key = call.store ? null : store.read()
  const answered = await send(call, input as Record<string, unknown>, key, options)
  if (answered.body.status === NATIVE_LOGIN) return (await import('./host-login.ts')).signInAtHost()
  if (answered.status === 401 && answered.body.reason === LOCKED) {
    noteLocked(audienceOf(call))
    throw new ScreenLocked()
  }
  if (answered.status === 200 && key !== null) noteUnlocked(audienceOf(call))
  if (answered.status !== 401 || key === null) return readAnswer(call, answered) as CallOutput<C>
  store.drop(key)
  // Another key may have taken its place meanwhile.
  const next = store.read()
  if (next === null && store !== session) throw new NotSignedIn()
  if (next === null) return leave()
  return readAnswer(call, await send(call, input as Record<string, unknown>, next, options)) as CallOutput<C>
}

/** Never settles: nothing of this page is to act on an answer that it will not get. */
const leave = (): Promise<never> => {
  location.replace(logoutAddress(currentAddress()))
  return new Promise(() => undefined)
}

/** The signal's own `throwIfAborted` is younger than the floor (docs/decisions/0050). */
const throwIfAborted = (signal: AbortSignal | undefined) => {
  if (signal?.aborted) throw signal.reason ?? new DOMException('aborted', 'AbortError')
}

const send = async (
  call: CallSpec,
  input: Record<string, unknown>,
  key: string | null,
  options: CallOptions,
): Promise<Answered> => {
  const { url, headers, ...question } = questionOf(call, input, commonParams(call))
  const traceid = randomId()
  throwIfAborted(options.signal)
  // AbortSignal.any and .timeout are younger than many webviews.
  const stop = new AbortController()
  const giveUp = () => stop.abort()
  const timer = setTimeout(giveUp, call.body === 'multipart' ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS)
  options.signal?.addEventListener('abort', giveUp)
  try {
    const asked = {
      ...question,
      headers: { ...headers, ...keyHeaders(call, key, options), traceid },
      signal: stop.signal,
    }
    const { onProgress } = options
    if (onProgress) {
      const { sendParts } = await import('./send-parts.ts')
      return answeredBy(await sendParts({ url, ...asked, onProgress }), traceid)
    }
    const response = await fetch(url, { ...asked, credentials: call.cookies ? 'include' : 'omit' })
    const header = (name: string) => response.headers.get(name)
    return answeredBy({ status: response.status, text: await response.text(), header }, traceid)
  } catch {
    throwIfAborted(options.signal)
    throw new NetworkDown()
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', giveUp)
  }
}

const keyHeaders = (call: CallSpec, key: string | null, { idempotencyKey }: CallOptions): Record<string, string> => ({
  ...(key === null ? {} : { [keyHeaderOf(audienceOf(call))]: key }),
  ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
})

/** What stands before the server may answer without JSON: a proxy's own page is trouble of the server. */
const answeredBy = ({ status, text, header }: PartsAnswer, traceid: string): Answered => {
  const retryAfter = Number(header('retry-after')) || 60
  try {
    return { status, body: JSON.parse(text), traceid, retryAfter }
  } catch {
    return { status: status >= 200 && status < 300 ? 502 : status, body: {}, traceid, retryAfter }
  }
}
