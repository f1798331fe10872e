/** The account of the messaging app, and who gives its tickets. */
export interface MessagingSettings {
  provider: 'stand-in' | 'wechat'
  appId: string
  appSecret: string
  endpoint: string
}

/** What signs the pages that use the messaging app's own functions. */
export interface Ticket {
  ticket: string
  /** From now on. */
  seconds: number
}

/** Fetches a new ticket; throws where none was given. Whoever asks keeps it: the provider gives few a day. */
export type FetchTicket = () => Promise<Ticket>

/** The account that the stand-in speaks for; the real one has its own. */
export const STAND_IN_APP = 'wx-stand-in'
