import type { Identify, IdentitySettings } from '../identity.ts'
import { OutsideError } from './trouble.ts'

const TIMEOUT_MS = 5_000
/** An id longer than this is none. */
const MOST_CHARACTERS = 200

/** The messaging app: its own form of the code grant, with the names of its documents and failures in `errcode`. */
export const byMessengerCode =
  ({ url, clientId, clientSecret }: IdentitySettings): Identify =>
  async ({ code }) => {
    const query = { appid: clientId, secret: clientSecret, code, grant_type: 'authorization_code' }
    const said = await answerOf(await fetch(`${url}?${new URLSearchParams(query)}`, { signal: timeout() }))
    if (spentCodes.includes(Number(said.errcode))) return null
    if (said.errcode) throw new OutsideError('the messaging app', said.errcode)
    return idOf(said.openid)
  }

/** Its words for a code that is unknown, too old or used: 40029, 42003, 40163. */
const spentCodes = [40_029, 42_003, 40_163]

/** Any provider that speaks OAuth 2.0: the code grant of RFC 6749, the person as `openid`, `open_id` or `sub`. */
export const byCode =
  (settings: IdentitySettings): Identify =>
  async ({ code, device }) => {
    const form = { grant_type: 'authorization_code', code, ...(device === undefined ? {} : { device_no: device }) }
    const said = await post(settings, form)
    if (said.error === 'invalid_grant') return null
    if (said.error) throw new OutsideError('the house', said.error)
    return idOf(said.openid ?? said.open_id ?? said.sub)
  }

/** A token of an app or partner, looked up as RFC 7662 says. */
export const byToken =
  (settings: IdentitySettings): Identify =>
  async ({ code }) => {
    const said = await post(settings, { token: code })
    if (said.active === undefined) throw new OutsideError('the house', 'NOT_SAID')
    return said.active === true ? idOf(said.sub) : null
  }

const post = async ({ url, clientId, clientSecret }: IdentitySettings, form: Record<string, string>) => {
  const authorization = `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`
  const headers = { authorization, accept: 'application/json' }
  return answerOf(await fetch(url, { method: 'POST', body: new URLSearchParams(form), headers, signal: timeout() }))
}

const timeout = () => AbortSignal.timeout(TIMEOUT_MS)

/** Both ways of failing bring JSON; what does not is trouble, whatever its status. */
const answerOf = async (response: Response): Promise<Record<string, unknown>> => {
  const said: unknown = await response.json().catch(() => null)
  if (response.status >= 500 || typeof said !== 'object' || said === null)
    throw new OutsideError('the house', response.status)
  return said as Record<string, unknown>
}

const idOf = (said: unknown): string => {
  const id = typeof said === 'number' ? String(said) : said
  if (typeof id !== 'string' || id === '' || id.length > MOST_CHARACTERS) throw new OutsideError('the house', 'NOBODY')
  return id
}
