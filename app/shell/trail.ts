import { sessionStore } from '#kit/store/session-store.ts'
import { carryToSignIn } from '#kit/wire/browser/carried.ts'
import { keepCookie } from '#kit/wire/browser/keep-cookie.ts'
import { cookieValue } from '#kit/wire/cookie.ts'

const KEPT_DAYS = 30
/** What the product writes of the trail is ASCII: it goes into a cookie and into addresses. */
const plain = /^[\w-]{1,40}$/

/** By what an advert names its account and the click that led here; codes, and no words. */
export const advertNames = ['account_id', 'click_id'] as const
const advertCode = /^[\w.:-]{1,64}$/

/** Where the trail of a visit is kept. */
export interface TrailStore {
  /** Undefined where the host refuses storage. */
  session: Pick<Storage, 'getItem' | 'setItem'> | undefined
  cookies: () => string
  keepCookie: (name: string, value: string, days: number) => void
  /** Has a parameter go along to the sign-in page. */
  carry: (name: string, value: string) => void
}

/**
 * Keeps how a visitor came: `nykj_cid` for this visit, which goes along when they are sent to sign in [X062]; `busi_source` in
 * session and cookie [X067]; `ex` until it is told [X063]; which advert's click led here, for this visit.
 */
export const keepTrail = (query: URLSearchParams, { session, keepCookie, carry }: TrailStore): void => {
  const asked = (name: string) => {
    const value = query.get(name) ?? ''
    if (plain.test(value)) session?.setItem(name, value)
    return plain.test(value) ? value : session?.getItem(name)
  }
  const channel = asked('nykj_cid')
  if (channel) carry('nykj_cid', channel)
  const source = asked('busi_source')
  if (source) keepCookie('busi_source', source, KEPT_DAYS)
  for (const name of advertNames) {
    const value = query.get(name) ?? ''
    if (advertCode.test(value)) session?.setItem(name, value)
  }
  const mark = query.get('ex')?.trim()
  if (mark && mark.length <= 100) session?.setItem('ex', mark)
}

/** The source of this visit's business, empty where none is known. */
export const sourceOf = ({ session, cookies }: Pick<TrailStore, 'session' | 'cookies'>): string =>
  session?.getItem('busi_source') ?? cookieValue(cookies(), 'busi_source') ?? ''

/** Whether the visit comes from the special source [X067]. */
export const isFromIh = (store: Pick<TrailStore, 'session' | 'cookies'>): boolean => sourceOf(store) === 'ih'

/** This browser's. */
export const currentTrail: TrailStore = {
  get session() {
    return sessionStore()
  },
  cookies: () => document.cookie,
  keepCookie,
  carry: carryToSignIn,
}
