import type { CallLine } from '#app/areas/consult/calls/cards/call-line.ts'
import { ask } from '#kit/wire/browser/caller.ts'
import {
  benchCall,
  benchCallEnd,
  benchCallHere,
  benchCallJoin,
  benchCallNode,
  benchCallPhone,
  benchCallSignal,
} from '../contract.ts'

/** A call as its doctor asks for it. */
export const doctorLine = (ask_id: string): CallLine => ({
  ticket: () => ask(benchCallNode, {}),
  look: () => ask(benchCall, { ask_id }),
  join: (device) => ask(benchCallJoin, { ask_id, device }),
  here: (device) => ask(benchCallHere, { ask_id, device }),
  say: (saying) => ask(benchCallSignal, { ask_id, ...saying }),
  end: () => ask(benchCallEnd, { ask_id }),
  phone: () => ask(benchCallPhone, { ask_id }),
})
