import { isKnown } from '#kit/geo/distance.ts'
import { localItems, sessionItems } from '#kit/store/stored-items.ts'
import type { Whereabouts } from './place-source.ts'

const NAME = 'place'
/** Half a day [X320]. */
const EXACT_HOURS = 12
/** A rough place keeps pages from asking one after the other, no longer. */
const ROUGH_SECONDS = 600

/** Where the phone was when it was last found: within half a day exactly, or roughly a moment ago. */
export const readPlace = (): Whereabouts | undefined => {
  const place = localItems.read<Whereabouts>(NAME) ?? sessionItems.read<Whereabouts>(NAME)
  return place && isKnown(place) ? place : undefined
}

/** Keeps where the phone is. */
export const keepPlace = (place: Whereabouts, isExact: boolean): void => {
  if (isExact) localItems.keep(NAME, place, EXACT_HOURS)
  else sessionItems.keep(NAME, place, ROUGH_SECONDS)
}
