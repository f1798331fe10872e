import type { ChatWire } from '#app/areas/consult/chat/cards/chat-wire.ts'
import { SENT_SIDE } from '#app/areas/files/rules.ts'
import { shrinkPicture } from '#kit/ui/shrink-picture.ts'
import { ask } from '#kit/wire/browser/caller.ts'
import { benchMessages, benchNode, benchPicture, benchRead, benchSend, benchTyping, benchVoice } from '../contract.ts'

/** The doctor's side of a consultation. */
export const doctorWire = (ask_id: string): ChatWire => ({
  me: 'doctor',
  ticket: () => ask(benchNode, {}),
  page: (wanted) => ask(benchMessages, { ask_id, ...wanted }),
  send: (said) => ask(benchSend, { ask_id, ...said }),
  upload: async ({ kind, blob, seconds }) => {
    if (kind === 'voice') return (await ask(benchVoice, { seconds, file: blob })).url
    return (await ask(benchPicture, { file: await shrinkPicture(blob, SENT_SIDE) })).url
  },
  read: (message_id) => ask(benchRead, { ask_id, message_id }),
  typing: () => ask(benchTyping, { ask_id }),
})
