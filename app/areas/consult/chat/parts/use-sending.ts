import { useRef } from 'react'
import { uploadimg } from '#app/areas/files/contract.ts'
import { SENT_SIDE } from '#app/areas/files/rules.ts'
import { shrinkPicture } from '#kit/ui/shrink-picture.ts'
import { ask } from '#kit/wire/browser/caller.ts'
import { randomId } from '#kit/wire/browser/random-id.ts'
import { RefusedError, WireError } from '#kit/wire/errors.ts'
import { talkSend } from '../contract.ts'
import { type Log, type Outgoing, withMessages, withOutgoing } from './log.ts'

interface Sending {
  change: (to: (log: Log) => Log) => void
  onSent: (residue: number) => void
}

/** Sends messages one after the other, so that they keep their order; the same one again is the same message. */
export const useSending = (askId: string, { change, onSent }: Sending) => {
  const queue = useRef(Promise.resolve())

  const post = async (one: Outgoing) => {
    let known: Outgoing = { ...one, state: 'sending' }
    change((log) => withOutgoing(log, known))
    try {
      if (known.file && known.uploaded === undefined) known = { ...known, uploaded: await upload(known.file) }
      const { client_msg_id, kind, uploaded } = known
      const content = uploaded ?? known.content
      const { message, residue } = await ask(talkSend, { ask_id: askId, kind, content, client_msg_id })
      change((log) => withMessages(log, [message]))
      onSent(residue)
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
  return {
    say: (content: string) => send({ client_msg_id: randomId(), kind: 'text', content, state: 'sending' }),
    show: (file: Blob) =>
      send({ client_msg_id: randomId(), kind: 'image', content: URL.createObjectURL(file), file, state: 'sending' }),
    retry: send,
  }
}

const upload = async (file: Blob): Promise<string> =>
  (await ask(uploadimg, { uploadtype: 'ask', file: await shrinkPicture(file, SENT_SIDE) })).url
