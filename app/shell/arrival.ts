import { findPlacesBy } from '#kit/bridge/own-ways.ts'
import { setCommonParam } from '#kit/wire/browser/common-params.ts'
import { session } from '#kit/wire/browser/session.ts'
import { watchSteps } from '#kit/wire/browser/step.ts'
import { keepChannel, keepCity } from '#kit/wire/browser/visitor.ts'
import { askedChannel, askedCity } from '#kit/wire/visitor.ts'
import { keepTrail, trailHere } from './trail.ts'

declare global {
  interface Window {
    /** A `user_key` that the address brought, until the session has taken it. */
    arrivedKey?: string | undefined
  }
}

/**
 * Runs in the head, before anything is painted or asked: takes `.html` and `user_key` out of the address, so that the
 * router knows the page and no log or Referer sees the key.
 */
function cleanAddress() {
  const address = new URL(location.href)
  window.arrivedKey = address.searchParams.get('user_key') ?? undefined
  address.searchParams.delete('user_key')
  address.pathname = address.pathname.replace(/\.html$/i, '')
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/** The text of the inline script; only the server holds it, the browser finds it in the page. */
export const arrivalScript: string = import.meta.env.SSR ? `(${cleanAddress})()` : ''

/** Parameters of a host app that go along with every call. */
const fromHost = ['jstoken', 'vapp', 'qqHealthOpenId', 'sc_distinct_id', 'area_id']

/** Takes what the address brought before the first page asks anything: the host app's key, city, channel, parameters. */
export const arrive = (): void => {
  watchSteps()
  const query = new URLSearchParams(location.search)
  if (window.arrivedKey) session.keep(window.arrivedKey)
  window.arrivedKey = undefined
  const [city, channel] = [askedCity(query), askedChannel(query)]
  if (city !== undefined) keepCity(city)
  if (channel !== undefined) keepChannel(channel)
  findPlacesBy(async () => (await import('#app/areas/location/cards/place-ways.ts')).placeWays())
  keepTrail(query, trailHere)
  for (const name of fromHost) setCommonParam(name, query.get(name) ?? undefined)
}
