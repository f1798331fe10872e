/** An answer has at most so many characters. */
export const ANSWER_LENGTH = 1_000

/** How often the desk asks what is new, in milliseconds: somebody waits at the other end. */
export const POLL_MS = 5_000
