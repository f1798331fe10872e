/** Tries to sign in by name and password within `LOCK_MINUTES`; success forgives the first. */
export const recentTries = {
  /** For one name from one address. */
  pair: 5,
  /** For one name from all addresses that it has never signed in from. */
  strangers: 10,
  /** From one address, for all names that have never signed in from there: a hospital may have one for its whole provider. */
  address: 60,
} as const
/** How long a lock holds at the most. */
export const LOCK_MINUTES = 15
/** An address is known for so long after the last sign-in. */
export const KNOWN_DAYS = 90
