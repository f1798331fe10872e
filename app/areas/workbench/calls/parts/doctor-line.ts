import type { CallLine } from '#app/areas/consult/calls/cards/call-line.ts'
import { doctorWire } from '#app/areas/workbench/chat/cards/doctor-wire.ts'
import { noteTouch } from '#app/desk-shell/touched.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
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
  words: { consultationId: ask_id, wire: doctorWire(ask_id) },
  ticket: () => callApi(benchCallNode, {}),
  look: () => callApi(benchCall, { ask_id }),
  join: (device) => callApi(benchCallJoin, { ask_id, device }),
  here: (device) => {
    // Who talks with a patient touches nothing for long, and is there.
    noteTouch()
    return callApi(benchCallHere, { ask_id, device })
  },
  say: (saying) => callApi(benchCallSignal, { ask_id, ...saying }),
  end: () => callApi(benchCallEnd, { ask_id }),
  phone: () => callApi(benchCallPhone, { ask_id }),
})
