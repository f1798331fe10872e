import { environmentOf, type Host } from '#kit/bridge/detect.ts'
import { speakBy } from '#kit/bridge/host-ways.ts'
import { findPlacesBy } from '#kit/bridge/own-ways.ts'
import { isBridgeToken } from '#kit/check/bridge-token.ts'
import { sessionStore } from '#kit/store/session-store.ts'
import { plainPath } from '#kit/text/plain-path.ts'
import { channelOfAddress, cityOfAddress } from '#kit/wire/address-place.ts'
import { setCommonParam } from '#kit/wire/browser/given-params.ts'
import { watchSteps } from '#kit/wire/browser/history-step.ts'
import { keepChannel, keepCity } from '#kit/wire/browser/keep-visitor.ts'
import { session } from '#kit/wire/browser/session.ts'
import { keepUtoken } from '#kit/wire/browser/utoken.ts'
import { currentTrail, keepTrail } from './trail.ts'

/** By what an address may sign somebody in. */
export type Arrived = Partial<
  Record<'user_key' | 'momentKey' | 'code' | 'mtToken' | 'fs_token' | 'jstoken' | 'utoken', string>
>

declare global {
  interface Window {
    /** What the address brought to sign in with, until it is used. */
    arrived?: Arrived | undefined
  }
}

/**
 * Runs in the head, before anything is painted or asked: gives the address its one spelling and takes all keys and codes out of it, so
 * that the router knows the page and no log or Referer sees them.
 */
function cleanAddress(plain: typeof plainPath) {
  const address = new URL(location.href)
  const arrived: Arrived = {}
  for (const name of ['user_key', 'momentKey', 'code', 'mtToken', 'fs_token', 'jstoken', 'utoken'] as const) {
    const value = address.searchParams.get(name)
    if (value) arrived[name] = value
    address.searchParams.delete(name)
  }
  window.arrived = arrived
  address.pathname = plain(address.pathname)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/** The text of the inline script; only the server holds it, the browser finds it in the page. */
export const arrivalScript: string = import.meta.env.SSR ? `(${cleanAddress})(${plainPath})` : ''

/** Parameters of a host app that go along with every call. */
const fromHost = ['vapp', 'qqHealthOpenId', 'sc_distinct_id', 'area_id']

/** Apps that have a token of their own for who uses them. */
const nativeApps: readonly Host[] = ['patient-app', 'doctor-app', 'harmony-app']

/** The app around the page was asked who uses it, and that came to nothing: not again in this visit. */
export const NAMED_HOST = 'asked_host'

/**
 * Takes what the address brought before the first page asks anything: the host app's key, city, channel, parameters.
 * Says whether there is something to sign in with.
 */
export const arrive = (): boolean => {
  watchSteps()
  const query = new URLSearchParams(location.search)
  if (window.arrived?.user_key) session.keep(window.arrived.user_key)
  if (window.arrived?.utoken) keepUtoken(window.arrived.utoken)
  const [city, channel] = [cityOfAddress(query), channelOfAddress(query)]
  if (city !== undefined) keepCity(city)
  if (channel !== undefined) keepChannel(channel)
  speakBy(async () => (await import('#app/areas/guide/cards/host-ways.ts')).hostWays())
  findPlacesBy(async () => (await import('#app/areas/location/cards/place-ways.ts')).placeWays())
  keepTrail(query, currentTrail)
  for (const name of fromHost) setCommonParam(name, query.get(name) ?? undefined)
  const { host } = environmentOf(navigator.userAgent)
  if (query.has('cs_share') && host !== 'city-app')
    import('./host/to-city-app.ts').then(({ leadToCityApp }) => leadToCityApp()).catch(() => undefined)
  const { jstoken } = window.arrived ?? {}
  if (nativeApps.includes(host) && isBridgeToken(jstoken)) setCommonParam('jstoken', jstoken)
  return maySignIn(host)
}

/** Whether the address brought something to sign in with, or the app around the page may know who uses it. */
const maySignIn = (host: Host): boolean => {
  const { momentKey, code, mtToken, fs_token, jstoken } = window.arrived ?? {}
  if (momentKey || code || mtToken || fs_token) return true
  const mayAskHost = (nativeApps.includes(host) || host === 'city-app') && !sessionStore()?.getItem(NAMED_HOST)
  return session.read() === null && (isBridgeToken(jstoken) || mayAskHost)
}
