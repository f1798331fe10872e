import type { Identify, IdentityAccount } from '../../identity.ts'
import { askProvider, idOf, troubleWith } from '../identity-answer.ts'
import type { IdentityProvider } from '../identity-provider.ts'

/** Its words for a code that is unknown, too old or used. */
const spentCodes = [40_029, 42_003, 40_163]

/** Its own form of the code grant, with the names of its documents and failures in `errcode`. */
const identify =
  ({ url, clientId, clientSecret }: IdentityAccount): Identify =>
  async ({ code }) => {
    const query = { appid: clientId, secret: clientSecret, code, grant_type: 'authorization_code' }
    const answer = await askProvider(`${url}?${new URLSearchParams(query)}`)
    if (spentCodes.includes(Number(answer.errcode))) return null
    if (answer.errcode) throw troubleWith(answer.errcode)
    return idOf(answer.openid)
  }

/** The messaging app. */
export const provider: IdentityProvider = {
  title: '消息应用',
  words: 'The messaging app: codes, at https://<app id>:<secret>@api.weixin.qq.com/sns/oauth2/access_token.',
  param: 'code',
  isOnce: true,
  identify,
}
