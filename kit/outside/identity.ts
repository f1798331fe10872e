import type { identityProviderNames } from './identity-names.ts'

/** One of those who can say who somebody is: by a code that is good once, or by a token that lives on. */
export type IdentityProviderName = (typeof identityProviderNames)[number]

/** Where a provider exchanges codes or looks up tokens, and who we are there. */
export interface IdentityAccount {
  url: string
  clientId: string
  clientSecret: string
}

/** What somebody shows. */
export interface Shown {
  /** The authorization code or the token. */
  code: string
  /** The number of their device, where the provider wants it. */
  device?: string | undefined
}

/** Whom a code or token stands for, by the provider's own id of them; null where it is none, or no more. Throws where the provider gives no answer. */
export type Identify = (shown: Shown) => Promise<string | null>
