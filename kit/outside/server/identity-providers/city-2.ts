import { byCode } from '../identity-oauth.ts'
import type { IdentityProvider } from '../identity-provider.ts'

/** The second city app. */
export const provider: IdentityProvider = {
  title: '城市应用二',
  words: 'The second city app: the token address of OAuth 2.0 (RFC 6749); channel 100013550.',
  param: 'code',
  isOnce: true,
  channel: 100_013_550,
  identify: byCode,
}
