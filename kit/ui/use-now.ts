import { useSyncExternalStore } from 'react'
import { systemClock } from '#kit/time/clock.ts'
import { type Day, dayOf } from '#kit/time/day.ts'

const MINUTE_MS = 60_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const minuteNow = (): number => Math.floor(systemClock.now().getTime() / MINUTE_MS)

const tell = () => {
  for (const changed of [...listeners]) changed()
}

/** Minutes are counted from the clock each time: a phone that slept goes on with the right one. */
const wait = () => {
  timer = setTimeout(
    () => {
      tell()
      wait()
    },
    MINUTE_MS - (systemClock.now().getTime() % MINUTE_MS),
  )
}

/** One timer for all who want to know; who comes back to the page need not wait for it. */
const subscribe = (changed: () => void) => {
  listeners.add(changed)
  if (listeners.size === 1) {
    wait()
    document.addEventListener('visibilitychange', tell)
    addEventListener('pageshow', tell)
  }
  return () => {
    listeners.delete(changed)
    if (listeners.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tell)
    removeEventListener('pageshow', tell)
  }
}

/**
 * The day that is today, in Shanghai, for all words that depend on it: it changes at midnight and when one comes back to the
 * page. `rendered` is the day for which the page was made, so that the HTML of the server stays what it was until then.
 */
export const useToday = (rendered?: Day): Day =>
  useSyncExternalStore(
    subscribe,
    () => dayOf(systemClock.now()),
    () => rendered ?? dayOf(systemClock.now()),
  )

/** Now, anew every minute and when one comes back to the page: for words that count minutes, on pages without HTML. */
export const useMinute = (): Date => {
  useSyncExternalStore(subscribe, minuteNow, minuteNow)
  return systemClock.now()
}
