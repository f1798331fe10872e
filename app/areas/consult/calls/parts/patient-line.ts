import { patientWire } from '#app/areas/consult/chat/cards/patient-wire.ts'
import { talkNode } from '#app/areas/consult/chat/contract.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallLine } from '../cards/call-line.ts'
import {
  askCall,
  askCallEnd,
  askCallHere,
  askCallInvite,
  askCallJoin,
  askCallPhone,
  askCallSignal,
} from '../contract.ts'

/** A call as its patient asks for it. */
export const patientLine = (ask_id: string): CallLine => ({
  words: { consultationId: ask_id, wire: patientWire(ask_id) },
  ticket: () => callApi(talkNode, { ask_id }),
  look: () => callApi(askCall, { ask_id }),
  join: (device) => callApi(askCallJoin, { ask_id, device }),
  here: (device) => callApi(askCallHere, { ask_id, device }),
  say: (saying) => callApi(askCallSignal, { ask_id, ...saying }),
  end: () => callApi(askCallEnd, { ask_id }),
  phone: () => callApi(askCallPhone, { ask_id }),
  invite: (isOn) => callApi(askCallInvite, { ask_id, state: isOn ? 1 : 0 }),
})
