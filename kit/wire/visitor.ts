import { cookieValue } from './cookie.ts'

/** All that a page may know of who reads it before he is asked: nothing of it is a secret. */
export interface Visitor {
  /** Chosen city; undefined: none chosen, the server's usual one counts. */
  city: number | undefined
  /** Channel that he came by; undefined: the server's usual one. */
  channel: number | undefined
  elder: boolean
}

/** Reads the visitor off his cookies; `city_id` and `cid` in the address win over them. */
export const readVisitor = (cookies: string, query: URLSearchParams): Visitor => ({
  city: whole(query.get('city_id') ?? cookieValue(cookies, 'city')),
  channel: whole(query.get('cid') ?? cookieValue(cookies, 'channel')),
  elder: cookieValue(cookies, 'elder') === '1',
})

/** The common parameters that say where a visitor is and how he came. */
export const placeOf = ({ city, channel }: Visitor): { city_id?: string; cid?: string } => ({
  ...(city === undefined ? {} : { city_id: String(city) }),
  ...(channel === undefined ? {} : { cid: String(channel) }),
})

const whole = (text: string | undefined) => (text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined)
