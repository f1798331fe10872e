/** Where "now" comes from: passed in, so that tests move time. */
export interface Clock {
  now(): Date
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() }
