/** Who says something in a consultation. */
export const senders = ['patient', 'doctor', 'system'] as const
/** One of `senders`. */
export type Sender = (typeof senders)[number]

/** What one may say: words, a picture, or a voice. */
export const contentKinds = ['text', 'image', 'voice'] as const
/** One of `contentKinds`. */
export type ContentKind = (typeof contentKinds)[number]
/**
 * What is kept: what was said, `invite` where a doctor asks the patient to keep to them, `prescription` with the number of one
 * that they wrote, `gift` where the patient gave them something, `summary` where the doctor says how they see it and what to do,
 * `recalled` in the place of what was taken back, and `recall`, which stands where that was done so that a device that was away
 * hears of it in its turn.
 */
export const storedKinds = [...contentKinds, 'invite', 'prescription', 'gift', 'summary', 'recalled', 'recall'] as const
/** One of `storedKinds`. */
export type MessageKind = (typeof storedKinds)[number]

/** Letters of one message. */
export const MOST_LETTERS = 1_000
