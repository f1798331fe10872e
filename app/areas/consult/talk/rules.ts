/** Who says something in a consultation. */
export const senders = ['patient', 'doctor', 'system'] as const
/** One of `senders`. */
export type Sender = (typeof senders)[number]

/** What one may say: words, or a picture. */
export const saidKinds = ['text', 'image'] as const
/**
 * What is kept: what was said, `prescription` with the number of one that the doctor wrote, `recalled` in the place of what was taken back, and `recall`, which stands where that was done
 * so that a device that was away hears of it in its turn.
 */
export const storedKinds = [...saidKinds, 'prescription', 'recalled', 'recall'] as const
/** One of `storedKinds`. */
export type MessageKind = (typeof storedKinds)[number]

/** Letters of one message. */
export const MOST_LETTERS = 1_000
