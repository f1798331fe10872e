import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallLine } from '../cards/call-line.ts'
import {
  companionCall,
  companionHere,
  companionJoin,
  companionLeave,
  companionNode,
  companionSignal,
} from '../contract.ts'

/** A call as a companion asks for it, by the token in their link. */
export const companionLine = (token: string): CallLine => ({
  ticket: () => callApi(companionNode, { token }),
  look: () => callApi(companionCall, { token }),
  join: (device) => callApi(companionJoin, { token, device }),
  here: (device) => callApi(companionHere, { token, device }),
  say: (saying) => callApi(companionSignal, { token, ...saying }),
  end: () => callApi(companionLeave, { token }),
})
