import { phoneMap } from '#kit/bridge/map-services.ts'
import type { PlaceWays, Whereabouts } from '#kit/bridge/place-source.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { latAndLng } from '../contract.ts'

type Ways = Pick<PlaceWays, 'stored' | 'store' | 'map' | 'log'>

/** How a place is found where no app around the page knows it: by the server, and by the phone. */
export const placeWays = (): Ways => ({
  stored: async () => whole(await callApi(latAndLng, { type: 'get' })),
  store: async (place) => {
    const kept = whole(await callApi(latAndLng, { type: 'set', ...place }))
    if (!kept) throw new Error('the server kept nothing')
    return kept
  },
  map: phoneMap(navigator.geolocation),
  log: (trouble, source, error) => console.warn(`place: ${trouble} (${source})`, error),
})

/** Nothing kept is an answer without fields. */
const whole = (kept: CallOutput<typeof latAndLng>): Whereabouts | null =>
  kept.lat === undefined ? null : (kept as Whereabouts)
