import type { ContentKind } from '#app/areas/consult/talk/rules.ts'
import type { Message } from '../rules.ts'

/** A message of one's own that the server has not taken yet. */
export interface Outgoing {
  client_msg_id: string
  kind: ContentKind
  /** Words, or what shows the picture or plays the voice here. */
  content: string
  /** Of a voice. */
  seconds?: number
  /** Of a picture or voice that is still to be uploaded. */
  file?: Blob
  /** Where it was uploaded to. */
  uploaded?: string
  state: 'sending' | 'failed'
  /** Why it was not taken. */
  words?: string
  /** It was refused for good: another try would be too. */
  isFinal?: boolean
}

/** A talk as one device knows it. */
export interface Log {
  /** In the order of their ids, each once. */
  messages: readonly Message[]
  /** In the order in which they were written. */
  outgoing: readonly Outgoing[]
  /** The newest message up to which nothing is missing: what was told live may have holes before it. */
  cursor: number
}

/** A talk whose newest messages were just asked for. */
export const logOf = (newest: readonly Message[]): Log =>
  withMessages({ messages: [], outgoing: [], cursor: newest.at(-1)?.id ?? 0 }, newest)

/** Takes messages in, from wherever they come: each once, in its place, taken back where one of them says so. */
export const withMessages = (log: Log, more: readonly Message[]): Log => {
  const byId = new Map(log.messages.map((message) => [message.id, message]))
  // What was taken back stays so, whatever came later of it.
  for (const message of more) if (byId.get(message.id)?.kind !== 'recalled') byId.set(message.id, message)
  for (const { kind, refers_to } of more) {
    const meant = kind === 'recall' ? byId.get(refers_to) : undefined
    if (meant) byId.set(refers_to, { ...meant, kind: 'recalled', content: '', url: '' })
  }
  const taken = new Set(more.map(({ client_msg_id }) => client_msg_id))
  return {
    ...log,
    messages: [...byId.values()].sort((a, b) => a.id - b.id),
    outgoing: log.outgoing.filter(({ client_msg_id }) => !taken.has(client_msg_id)),
  }
}

/** The same for what was asked for from the cursor on: nothing is missing up to its end. */
export const caughtUp = (log: Log, more: readonly Message[]): Log => ({
  ...withMessages(log, more),
  cursor: more.at(-1)?.id ?? log.cursor,
})

/** Adds, or changes, a message that is on its way. */
export const withOutgoing = (log: Log, one: Outgoing): Log => ({
  ...log,
  outgoing: log.outgoing.some(({ client_msg_id }) => client_msg_id === one.client_msg_id)
    ? log.outgoing.map((other) => (other.client_msg_id === one.client_msg_id ? one : other))
    : [...log.outgoing, one],
})

/** Takes away what is not to be seen any more: a message, or one that was not taken. */
export const without = (log: Log, what: { id: number } | { client_msg_id: string }): Log => ({
  ...log,
  messages: 'id' in what ? log.messages.filter(({ id }) => id !== what.id) : log.messages,
  outgoing:
    'client_msg_id' in what
      ? log.outgoing.filter(({ client_msg_id }) => client_msg_id !== what.client_msg_id)
      : log.outgoing,
})
