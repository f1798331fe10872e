import { byToken } from '../identity-oauth.ts'
import type { IdentityProvider } from '../identity-provider.ts'

/** Another partner whose pages lead to ours. */
export const provider: IdentityProvider = {
  title: '另一个合作方',
  words: "Another partner's tokens (fs_token): an address of token introspection.",
  param: 'fs_token',
  isOnce: false,
  identify: byToken,
}
