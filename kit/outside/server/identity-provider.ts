import type { Identify, IdentityAccount } from '../identity.ts'

/**
 * A provider of identities, one file each in `identity-providers/`, which exports it as `provider` and after which it is called.
 * It is configured by one line, `SIGN_IN_<NAME>`.
 */
export interface IdentityProvider {
  /** What people call it. */
  title: string
  /** Its words for `.env.example`. */
  words: string
  /** By which name an address of ours brings what is shown. */
  param: string
  /** Whether what is shown is good once; where not, it is a token that names its owner as often as it is shown. */
  isOnce: boolean
  /** The channel whose visitors sign in by it, unless its line names another; undefined: a call of its own takes what is shown. */
  channel?: number
  /** The https address to which visitors of its channel are sent first, `{back}` in it for the page to which they come back. */
  authorizeUrl?: (account: IdentityAccount) => string
  /** Asks it who showed something. */
  identify: (account: IdentityAccount) => Identify
}

/** `city-1` → `SIGN_IN_CITY_1`, the variable that holds the provider's account. */
export const variableOf = (name: string): string => `SIGN_IN_${prefixOf(name)}`

/** `city-1` → `CITY_1`. */
export const prefixOf = (name: string): string => name.toUpperCase().replaceAll('-', '_')
