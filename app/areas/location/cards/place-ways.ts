import { phoneMap } from '#kit/bridge/map-services.ts'
import type { PlaceWays, Whereabouts } from '#kit/bridge/place-source.ts'
import { ask } from '#kit/wire/browser/caller.ts'
import type { Reply } from '#kit/wire/call.ts'
import { latAndLng } from '../contract.ts'

type Ways = Pick<PlaceWays, 'stored' | 'store' | 'map' | 'log'>

/** How a place is found where no app around the page knows it: by the server, and by the phone. */
export const placeWays = (): Ways => ({
  stored: async () => whole(await ask(latAndLng, { type: 'get' })),
  store: async (place) => {
    const kept = whole(await ask(latAndLng, { type: 'set', ...place }))
    if (!kept) throw new Error('the server kept nothing')
    return kept
  },
  map: phoneMap(navigator.geolocation),
  log: (trouble, source, error) => console.warn(`place: ${trouble} (${source})`, error),
})

/** Nothing kept is an answer without fields. */
const whole = (kept: Reply<typeof latAndLng>): Whereabouts | null =>
  kept.lat === undefined ? null : (kept as Whereabouts)
