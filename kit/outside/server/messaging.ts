import { randomBytes } from 'node:crypto'
import type { FetchTicket, MessagingSettings } from '../messaging.ts'
import { askOutside } from './ask.ts'
import { OutsideError, watchedCall } from './trouble.ts'

const TIMEOUT_MS = 5_000
const STAND_IN_SECONDS = 7_200

/** The source of tickets that the settings name. */
export const ticketSource = (settings: MessagingSettings): FetchTicket =>
  watchedCall('messaging', 'ticket', settings.provider === 'wechat' ? () => fetchTicket(settings) : invent)

const invent: FetchTicket = async () => ({
  ticket: `stand-in-${randomBytes(16).toString('hex')}`,
  seconds: STAND_IN_SECONDS,
})

/** By the stable access token, which is the same for all processes of an account and ends no other's. */
const fetchTicket = async ({ endpoint, appId, appSecret }: MessagingSettings) => {
  const asked = { grant_type: 'client_credential', appid: appId, secret: appSecret }
  const token = await say(`${endpoint}/cgi-bin/stable_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  })
  const query = new URLSearchParams({ access_token: String(token.access_token), type: 'jsapi' })
  const told = await say(`${endpoint}/cgi-bin/ticket/getticket?${query}`, {})
  return { ticket: String(told.ticket), seconds: Number(told.expires_in) }
}

interface Said {
  errcode?: number
  access_token?: string
  ticket?: string
  expires_in?: number
}

/** The provider answers 200 whatever happened; its code says it. Addresses hold the token, so no error names one. */
const say = async (url: string, init: RequestInit): Promise<Said> => {
  const response = await askOutside(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const said = (await response.json().catch(() => ({ errcode: response.status }))) as Said
  if (!response.ok || said.errcode) throw new OutsideError('the messaging app', said.errcode ?? response.status)
  return said
}
