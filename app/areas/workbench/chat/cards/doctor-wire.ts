import type { ChatWire } from '#app/areas/consult/chat/cards/chat-wire.ts'
import { SENT_SIDE } from '#app/areas/files/rules.ts'
import { shrinkPicture } from '#kit/ui/shrink-picture.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { benchMessages, benchNode, benchPicture, benchRead, benchSend, benchTyping, benchVoice } from '../contract.ts'

/** The doctor's side of a consultation. */
export const doctorWire = (ask_id: string): ChatWire => ({
  me: 'doctor',
  ticket: () => callApi(benchNode, {}),
  page: (wanted) => callApi(benchMessages, { ask_id, ...wanted }),
  send: (said) => callApi(benchSend, { ask_id, ...said }),
  upload: async ({ kind, blob, seconds }) => {
    if (kind === 'voice') return (await callApi(benchVoice, { seconds, file: blob })).url
    return (await callApi(benchPicture, { file: await shrinkPicture(blob, SENT_SIDE) })).url
  },
  read: (message_id) => callApi(benchRead, { ask_id, message_id }),
  typing: () => callApi(benchTyping, { ask_id }),
})
