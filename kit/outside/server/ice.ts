import { createHmac } from 'node:crypto'
import { later } from '#kit/time/span.ts'
import type { IceServer, IceSettings } from '../ice.ts'

/** So long a browser is let in: longer than any call. */
const LIVES_HOURS = 2

/**
 * The servers for one call, with a name and password that end by themselves (TURN REST API: the name is its end in seconds
 * and whom it is for, the password its HMAC-SHA1 under the shared secret).
 */
export const iceServersFor = ({ stun, turn, secret }: IceSettings, whom: string, now: Date): IceServer[] => {
  const found = stun.length > 0 ? [{ urls: [...stun] }] : []
  if (turn.length === 0) return found
  const username = `${Math.floor(later(now, { hours: LIVES_HOURS }).getTime() / 1000)}:${whom}`
  const credential = createHmac('sha1', secret).update(username).digest('base64')
  return [...found, { urls: [...turn], username, credential }]
}
