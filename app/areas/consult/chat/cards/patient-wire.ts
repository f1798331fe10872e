import { uploadimg, uploadVoice } from '#app/areas/files/contract.ts'
import { SENT_SIDE } from '#app/areas/files/rules.ts'
import { shrinkPicture } from '#kit/ui/shrink-picture.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { talkMessages, talkNode, talkRead, talkSend, talkTyping } from '../contract.ts'
import type { ChatWire } from './chat-wire.ts'

/** The patient's side of a consultation. */
export const patientWire = (ask_id: string): ChatWire => ({
  me: 'patient',
  ticket: () => callApi(talkNode, { ask_id }),
  page: (wanted) => callApi(talkMessages, { ask_id, ...wanted }),
  send: (said) => callApi(talkSend, { ask_id, ...said }),
  upload: async ({ kind, blob, seconds }) => {
    if (kind === 'voice') return (await callApi(uploadVoice, { seconds, file: blob })).url
    return (await callApi(uploadimg, { uploadtype: 'ask', file: await shrinkPicture(blob, SENT_SIDE) })).url
  },
  read: (message_id) => callApi(talkRead, { ask_id, message_id }),
  typing: () => callApi(talkTyping, { ask_id }),
})
