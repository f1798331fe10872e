import type { Identify, IdentityAccount } from '../identity.ts'
import { askProvider, idOf, troubleWith } from './identity-answer.ts'

/** Any provider that speaks OAuth 2.0: the code grant of RFC 6749, the person as `openid`, `open_id` or `sub`. */
export const byCode =
  (account: IdentityAccount): Identify =>
  async ({ code, device }) => {
    const form = { grant_type: 'authorization_code', code, ...(device === undefined ? {} : { device_no: device }) }
    const answer = await post(account, form)
    if (answer.error === 'invalid_grant') return null
    if (answer.error) throw troubleWith(answer.error)
    return idOf(answer.openid ?? answer.open_id ?? answer.sub)
  }

/** A token of an app or partner, looked up as RFC 7662 says. */
export const byToken =
  (account: IdentityAccount): Identify =>
  async ({ code }) => {
    const answer = await post(account, { token: code })
    if (answer.active === undefined) throw troubleWith('NOT_SAID')
    return answer.active === true ? idOf(answer.sub) : null
  }

const post = ({ url, clientId, clientSecret }: IdentityAccount, form: Record<string, string>) => {
  const authorization = `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`
  const headers = { authorization, accept: 'application/json' }
  return askProvider(url, { method: 'POST', body: new URLSearchParams(form), headers })
}
