/** What a device takes without a net. Money in fen. */
export interface Limits {
  /** Dearer codes are never taken without a net. */
  eachFen: number
  /** So much may wait for its confirmation at once. */
  sumFen: number
  /** So many codes may. */
  count: number
}

/** Limits where a store has set none. */
export const usualLimits: Limits = { eachFen: 50_000, sumFen: 500_000, count: 100 }

/** Whatever the limits: with so many unsent, or one so old, nothing more is taken. */
export const BLOCK_COUNT = 200
/** In hours, from the oldest that is unsent. */
export const BLOCK_HOURS = 24
/** From then on the app asks for a net, in hours. */
export const WARN_HOURS = 1
/** Codes of so many days around today are in the snapshot. */
export const SNAPSHOT_DAYS = 7
/** Rows of a snapshot, and of one answer of the list. */
export const MOST_ROWS = 10_000
/** A clock that is off by more is said, in minutes. */
export const CLOCK_MINUTES = 5
/** Scans of one message. */
export const MOST_SENT = 20

/** What waits to be sent: how many, worth how much in fen, and how long the oldest has waited in ms, by the device's own clock. */
export interface Unsent {
  count: number
  valueFen: number
  waitedMs: number
}

/** How urgent a net is: nothing waits, something waits, for more than an hour, or so long that nothing more is taken. */
export type Urgency = 'none' | 'waiting' | 'warn' | 'blocked'

/** How urgent a net is, by what waits. */
export const urgencyOf = ({ count, waitedMs }: Unsent): Urgency => {
  if (count === 0) return 'none'
  const hours = waitedMs / 3_600_000
  if (count >= BLOCK_COUNT || hours >= BLOCK_HOURS) return 'blocked'
  return hours >= WARN_HOURS ? 'warn' : 'waiting'
}
