import type { Position } from '#kit/geo/distance.ts'
import { type FoundPlace, type MapService, PlaceDenied, PlaceTimeout } from './place-source.ts'

/** The exact answer of the phone [X316], and the rough one after it [X317]. */
const EXACT_MS = 3_000
const ROUGH_MS = 1_500
/** What Baidu's locator may take [X318]. */
const BAIDU_MS = 8_000
/** A rough answer may be so old. */
const ROUGH_AGE_MS = 600_000

/** The phone itself, as the browser lets it be asked: high accuracy first, then whatever it knows [X159]. */
export const phoneMap = (phone: Geolocation | undefined): MapService => ({
  name: 'browser',
  timeoutMs: EXACT_MS,
  exact: () => askPhone(phone, { enableHighAccuracy: true, timeout: EXACT_MS }),
  rough: () => askPhone(phone, { enableHighAccuracy: false, timeout: ROUGH_MS, maximumAge: ROUGH_AGE_MS }),
})

const askPhone = (phone: Geolocation | undefined, options: PositionOptions) =>
  new Promise<FoundPlace>((resolve, reject) => {
    if (!phone) throw new Error('this browser cannot be asked')
    phone.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude, system: 'wgs84' }),
      (error) => reject(troubleOf(error)),
      options,
    )
  })

const troubleOf = ({ code, message }: GeolocationPositionError): Error => {
  if (code === 1) return new PlaceDenied(message)
  return code === 3 ? new PlaceTimeout(message) : new Error(message)
}

/** Baidu's own locator, where a host brings it: it answers in the Baidu system, and may take 8 s [X318]. */
export const baiduMap = (locate: () => Promise<Position>): MapService => ({
  name: 'baidu',
  timeoutMs: BAIDU_MS,
  exact: async () => ({ ...(await locate()), system: 'bd09' }),
})

/** The answer of a map service within its time; a rough one where the exact one does not come, unless it was denied. */
export const callMap = async ({ exact, rough, timeoutMs }: MapService): Promise<FoundPlace & { isExact: boolean }> => {
  try {
    return { ...(await inTime(exact(), timeoutMs)), isExact: true }
  } catch (error) {
    if (!rough || error instanceof PlaceDenied) throw error
    return { ...(await inTime(rough(), ROUGH_MS)), isExact: false }
  }
}

/** The same, or `PlaceTimeout`: a phone that waits for its owner's consent keeps no time of its own. */
export const inTime = <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PlaceTimeout(`no answer within ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
