import type { Ticket } from '#kit/bus/browser/line.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { askCall } from '../contract.ts'
import type { Participant } from '../rules.ts'
import type { Words } from './call-words.tsx'

/** A call as the page sees it. */
export type CallSeen = CallOutput<typeof askCall>

/** What a browser hands on to another in the call. */
export interface Saying {
  device: string
  to: Participant
  to_device: string
  signal: string
}

/** How one of those who belong to a call asks for what they may: each with a key of their own. */
export interface CallLine {
  /** Lets their device hear of the call. */
  ticket: () => Promise<Ticket>
  look: () => Promise<CallSeen>
  join: (device: string) => Promise<CallSeen>
  here: (device: string) => Promise<CallSeen>
  say: (saying: Saying) => Promise<unknown>
  end: () => Promise<CallSeen>
  phone?: () => Promise<CallSeen>
  /** What is written beside the call; a companion has none. */
  words?: Words
  /** A link for one companion, or '' where they go. */
  invite?: (isOn: boolean) => Promise<{ link: string }>
}
