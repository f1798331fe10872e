import { byToken } from '../identity-oauth.ts'
import type { IdentityProvider } from '../identity-provider.ts'

/** The native app. */
export const provider: IdentityProvider = {
  title: '原生应用',
  words: "The native app's tokens (jstoken): an address of token introspection (RFC 7662).",
  param: 'jstoken',
  isOnce: false,
  identify: byToken,
}
