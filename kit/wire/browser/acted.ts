import type { CallSpec } from '../call.ts'

type Listener = (call: CallSpec, input: unknown) => void

const listeners = new Set<Listener>()

/** Hears of every call by which the person has just changed something, until it is let go. */
export const whenActed = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells that a person's call was done. */
export const notifyActed: Listener = (call, input) => {
  for (const listener of listeners) listener(call, input)
}
