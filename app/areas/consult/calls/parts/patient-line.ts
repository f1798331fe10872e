import { talkNode } from '#app/areas/consult/chat/contract.ts'
import { ask } from '#kit/wire/browser/caller.ts'
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
  ticket: () => ask(talkNode, { ask_id }),
  look: () => ask(askCall, { ask_id }),
  join: (device) => ask(askCallJoin, { ask_id, device }),
  here: (device) => ask(askCallHere, { ask_id, device }),
  say: (saying) => ask(askCallSignal, { ask_id, ...saying }),
  end: () => ask(askCallEnd, { ask_id }),
  phone: () => ask(askCallPhone, { ask_id }),
  invite: (isOn) => ask(askCallInvite, { ask_id, state: isOn ? 1 : 0 }),
})
