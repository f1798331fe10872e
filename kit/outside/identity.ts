/** The providers that tell us who somebody is: by a code that is good once, or by a token that lives on. */
export const identityProviders = ['messenger', 'city-1', 'city-2', 'native-app', 'partner', 'partner-fs'] as const
/** One of them. */
export type IdentityProvider = (typeof identityProviders)[number]

/** A door whose codes are good once; the others show tokens. */
export const takesCodes = (door: IdentityProvider): boolean => door !== 'native-app' && !door.startsWith('partner')

/** Where a door's provider answers, and how one signs in there; without `url` it is not configured. */
export interface IdentitySettings {
  url: string
  clientId: string
  clientSecret: string
}

/** What somebody shows at a door. */
export interface Shown {
  /** The authorization code or the token. */
  code: string
  /** The number of their device, where the provider wants it. */
  device?: string | undefined
}

/** Whom a code or token stands for, by the provider's own id of them; null where it is none, or no more. Throws where the provider gives no answer. */
export type Identify = (shown: Shown) => Promise<string | null>
