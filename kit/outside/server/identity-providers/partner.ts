import { byToken } from '../identity-oauth.ts'
import type { IdentityProvider } from '../identity-provider.ts'

/** A partner whose pages lead to ours. */
export const provider: IdentityProvider = {
  title: '合作方',
  words: "A partner's tokens (mtToken): an address of token introspection.",
  param: 'mtToken',
  isOnce: false,
  identify: byToken,
}
