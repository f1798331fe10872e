/** What a message is about; each kind has its sign in the list. */
export const messageKinds = ['order', 'waitlist', 'stop', 'reminder', 'payment', 'answer', 'system'] as const
/** What a message is about. */
export type MessageKind = (typeof messageKinds)[number]
