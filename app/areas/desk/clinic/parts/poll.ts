/** What people wait for is asked so often. */
export const POLL_MS = 5_000
