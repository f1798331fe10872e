import { sessionItems } from '#kit/store/kept-items.ts'
import type { CallSpec } from '../call.ts'
import { cookieValue } from '../cookie.ts'
import { placeOf } from '../visitor.ts'
import { keepCookie } from './keep-cookie.ts'
import { visitorHere } from './visitor.ts'

const given = new Map<string, string>()

/** Sends a parameter with every call from now on (a host app's token, its version); undefined takes it back. */
export const setCommonParam = (name: string, value: string | undefined): void => {
  if (value) given.set(name, value)
  else given.delete(name)
}

/** What goes with every call beside its own parameters; keys travel in headers, where no log keeps them. */
export const commonParams = (call?: CallSpec): Record<string, string> => ({
  ...Object.fromEntries(given),
  ...placeOf(visitorHere()),
  ...(call?.utoken && utokenHere() && { utoken: utokenHere() }),
  ...(call?.recommends && cookieValue(document.cookie, AGREED) !== '1' && { not_rec: '1' }),
})

const UTOKEN = 'utoken'

/** Keeps the token that the app around the page has for who uses it, for this visit: some calls carry it [X265]. */
export const keepUtoken = (token: string): void => sessionItems.keep(UTOKEN, token)

/** That token, '' where there is none. */
export const utokenHere = (): string => sessionItems.read<string>(UTOKEN) ?? ''

const AGREED = 'accept_recommend'
const A_YEAR = 365

/** Remembers whether who is here agreed to be recommended things; without his word nothing is recommended [X254]. */
export const keepAgreed = (acceptRecommend: '0' | '1'): void =>
  keepCookie(AGREED, acceptRecommend, acceptRecommend === '1' ? A_YEAR : 0)
