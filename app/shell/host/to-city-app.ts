import { settingsOfHosts } from '#app/areas/guide/cards/host-ways.ts'
import { environmentOf } from '#kit/bridge/detect.ts'

/** A phone that has the app shows it within this time, and the page is hidden by it. */
const OPENS_WITHIN_MS = 1_500

/**
 * A page that was shared from the city app, opened outside of it: any click opens the app, or the store where that does
 * not open [X066]. Where the installation has neither address, clicks do what they say.
 */
export const leadToCityApp = async (): Promise<void> => {
  const { city_open_url, city_android_url, city_ios_url } = await settingsOfHosts()
  const store = environmentOf(navigator.userAgent).system === 'ios' ? city_ios_url : city_android_url
  if (!city_open_url && !store) return
  const lead = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    if (city_open_url) location.assign(city_open_url)
    if (store) setTimeout(() => document.visibilityState === 'visible' && location.assign(store), OPENS_WITHIN_MS)
  }
  addEventListener('click', lead, { capture: true })
}
