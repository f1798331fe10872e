import { sessionItems } from '#kit/store/stored-items.ts'
import { keepCookie } from '#kit/wire/browser/keep-cookie.ts'
import { cookieValue } from '#kit/wire/cookie.ts'

const FLAG = 'refuseLatAndLng'
/** About 29 minutes [X319]. */
const FLAG_DAYS = 0.02
const FAILURES = 'placeFailures'
const MOST_FAILURES = 3

/** Whether the map service is left in peace for now [X161]. */
export const isRefused = (): boolean => Boolean(cookieValue(document.cookie, FLAG))

/** Leaves the map service in peace for 28.8 minutes [X163]. */
export const refuse = (): void => keepCookie(FLAG, '1', FLAG_DAYS)

/** Counts a failure of this visit; at the third the map service is left in peace and the count begins anew [X164]. */
export const countFailure = (): 'third' | 'counted' => {
  const failures = (sessionItems.read<number>(FAILURES) ?? 0) + 1
  const isThird = failures >= MOST_FAILURES
  sessionItems.keep(FAILURES, isThird ? 0 : failures)
  if (isThird) refuse()
  return isThird ? 'third' : 'counted'
}
