import type { Position } from '#kit/geo/distance.ts'

const KEPT = 'place'
const WAIT_MS = 3_000

/** Where the phone was when it was last asked in this visit, in the Baidu system; null where that is not known. */
export const keptPlace = (): Position | null => {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as Position | null
  } catch {
    return null
  }
}

/** Asks the phone where it is, high accuracy, at most 3 s; null where the person or the phone will not say. */
export const askPlace = async (): Promise<Position | null> => {
  try {
    // What turns one system into the other is large, and few pages ask.
    const [{ coords }, { toBaidu }] = await Promise.all([askPhone(), import('#kit/geo/systems.ts')])
    const place = toBaidu({ lat: coords.latitude, lng: coords.longitude }, 'wgs84')
    sessionStorage.setItem(KEPT, JSON.stringify(place))
    return place
  } catch {
    return null
  }
}

const askPhone = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { enableHighAccuracy: true, timeout: WAIT_MS }),
  )
