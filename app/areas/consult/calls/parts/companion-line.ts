import { ask } from '#kit/wire/browser/caller.ts'
import type { CallLine } from '../cards/call-line.ts'
import {
  companionCall,
  companionHere,
  companionJoin,
  companionLeave,
  companionNode,
  companionSignal,
} from '../contract.ts'

/** A call as a companion asks for it, by the token in his link. */
export const companionLine = (token: string): CallLine => ({
  ticket: () => ask(companionNode, { token }),
  look: () => ask(companionCall, { token }),
  join: (device) => ask(companionJoin, { token, device }),
  here: (device) => ask(companionHere, { token, device }),
  say: (saying) => ask(companionSignal, { token, ...saying }),
  end: () => ask(companionLeave, { token }),
})
