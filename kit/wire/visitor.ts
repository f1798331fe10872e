import { channelOf } from '#kit/bridge/channel.ts'
import { channelOfAddress, whole } from './address-place.ts'
import { cookieValue } from './cookie.ts'

/** All that a page may know of who reads it before they are asked: nothing of it is a secret. */
export interface Visitor {
  /** Chosen city; undefined: none chosen, the server's usual one counts. */
  city: number | undefined
  /** Channel that they came by. */
  channel: number
  elder: boolean
}

/** Where a visitor is read off. */
export interface VisitorSources {
  /** The text of a Cookie header or of `document.cookie`. */
  cookies: string
  /** Of the address: its `city_id` and `cid` win over the cookies. */
  query: URLSearchParams
  userAgent: string
}

/** Who reads a page, as far as it may know: a city that is no number is none. */
export const readVisitor = ({ cookies, query, userAgent }: VisitorSources): Visitor => ({
  city: whole(query.get('city_id') ?? cookieValue(cookies, 'city')),
  channel: channelOf({ userAgent, asked: channelOfAddress(query), kept: whole(cookieValue(cookies, 'channel')) }),
  elder: cookieValue(cookies, 'elder') === '1',
})

/** The common parameters that say where a visitor is and how they came. */
export const placeOf = ({ city, channel }: Visitor): { city_id?: string; cid: string } => ({
  ...(city === undefined ? {} : { city_id: String(city) }),
  cid: String(channel),
})
