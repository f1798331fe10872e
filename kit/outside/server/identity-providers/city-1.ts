import { byCode } from '../identity-oauth.ts'
import type { IdentityProvider } from '../identity-provider.ts'

/** The first city app. */
export const provider: IdentityProvider = {
  title: '城市应用一',
  words: 'The first city app: the token address of OAuth 2.0 (RFC 6749); channel 100013549.',
  param: 'code',
  isOnce: true,
  channel: 100_013_549,
  identify: byCode,
}
