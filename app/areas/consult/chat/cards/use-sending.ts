import { useRef } from 'react'
import { randomId } from '#kit/wire/browser/random-id.ts'
import { RefusedError, WireError } from '#kit/wire/errors.ts'
import type { ChatWire } from './chat-wire.ts'
import { type Log, type Outgoing, withMessages, withOutgoing } from './log.ts'

interface Sending {
  change: (to: (log: Log) => Log) => void
  onSent?: ((residue: number) => void) | undefined
}

/** Sends messages one after the other, so that they keep their order; the same one again is the same message. */
export const useSending = (wire: Pick<ChatWire, 'send' | 'upload'>, { change, onSent }: Sending) => {
  const queue = useRef(Promise.resolve())

  const post = async (one: Outgoing) => {
    let known: Outgoing = { ...one, state: 'sending' }
    change((log) => withOutgoing(log, known))
    try {
      known = await uploaded(wire, known)
      const { client_msg_id, kind, content } = known
      const { message, residue } = await wire.send({ kind, content: known.uploaded ?? content, client_msg_id })
      change((log) => withMessages(log, [message]))
      if (residue !== undefined) onSent?.(residue)
    } catch (thrown) {
      if (!(thrown instanceof WireError)) throw thrown
      const { words } = thrown
      change((log) => withOutgoing(log, { ...known, state: 'failed', words, isFinal: thrown instanceof RefusedError }))
    }
  }
  const send = (one: Outgoing) => {
    change((log) => withOutgoing(log, { ...one, state: 'sending' }))
    queue.current = queue.current.then(() => post(one))
  }
  const sendFile = (kind: 'image' | 'voice', file: Blob, seconds = 0) => {
    const content = URL.createObjectURL(file)
    send({ client_msg_id: randomId(), kind, content, seconds, file, state: 'sending' })
  }
  return {
    say: (content: string) => send({ client_msg_id: randomId(), kind: 'text', content, state: 'sending' }),
    show: (file: Blob) => sendFile('image', file),
    speak: (file: Blob, seconds: number) => sendFile('voice', file, seconds),
    retry: send,
  }
}

/** The same once its file has an address. */
const uploaded = async ({ upload }: Pick<ChatWire, 'upload'>, one: Outgoing): Promise<Outgoing> => {
  const { kind, file, seconds = 0 } = one
  if (!file || kind === 'text' || one.uploaded !== undefined) return one
  return { ...one, uploaded: await upload({ kind, blob: file, seconds }) }
}
