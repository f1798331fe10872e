/** How a call by phone stands there: both are rung in turn, then they talk. */
export const phoneStates = ['dialling', 'ringing', 'talking', 'ended', 'missed'] as const
/** One of them. */
export type PhoneState = (typeof phoneStates)[number]

/** Two phones that are to be joined; the same `callNo` twice is the same call. */
export interface PhoneOrder {
  callNo: string
  /** Rung first. Neither of the two ever sees the number of the other. */
  from: string
  to: string
  /** It is cut off then. */
  mostMinutes: number
}

/** How far a call is. */
export interface PhoneProgress {
  state: PhoneState
  /** The number in between that both see. */
  shown: string
  talkedSeconds: number
}

/** Who joins two phones by a number in between. Each of them throws where it cannot be asked. */
export interface PhoneBridge {
  dial: (order: PhoneOrder) => Promise<PhoneProgress>
  /** null where it knows of no such call. */
  progress: (callNo: string) => Promise<PhoneProgress | null>
  hangUp: (callNo: string) => Promise<void>
}

/** Who joins phones. */
export interface PhoneSettings {
  provider: 'stand-in' | 'none'
}
