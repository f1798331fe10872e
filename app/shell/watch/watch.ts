import { collectorLog, userActionsAdd } from '#app/areas/analytics/contract.ts'
import { systemClock } from '#kit/time/clock.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { commonParams } from '#kit/wire/browser/common-params.ts'
import { questionOf } from '#kit/wire/browser/question.ts'
import { randomId } from '#kit/wire/browser/random-id.ts'
import { session } from '#kit/wire/browser/session.ts'
import { visitId } from '#kit/wire/browser/visit-id.ts'
import { checkReporter } from './login-check.ts'
import { viewReporter } from './page-views.ts'
import { errorReporter, type LogEntry } from './script-errors.ts'

export { viewOf } from './page-views.ts'

const post = (entry: LogEntry) =>
  callApi(collectorLog, { ...entry, page_url: location.pathname, user_agent: navigator.userAgent })

const views = viewReporter((actions) => {
  if (!navigator.onLine) return false
  const timestamp = systemClock.now().getTime()
  // A beacon has no headers: the key goes in the body, which no log keeps.
  const input = { timestamp, nonce: randomId(), trace_id: visitId(), user_key: session.read(), actions }
  const { url, body } = questionOf(userActionsAdd, input, commonParams())
  const blob = new Blob([String(body)], { type: 'application/json' })
  if ('sendBeacon' in navigator) return navigator.sendBeacon(url, blob)
  fetch(url, { method: 'POST', body: blob, keepalive: true, credentials: 'omit' }).catch(() => undefined)
  return true
})

/** Takes the view of a page. */
export const see = views.see
/** Takes an error of a script. */
export const report = errorReporter(post)
/** Takes a login check that failed. */
export const reportCheck = checkReporter(post)

// Whoever closes the page or puts the browser away may not come back.
addEventListener('pagehide', views.flush)
addEventListener('online', views.flush)
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && views.flush())
