import { useEffect, useEffectEvent, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallInput, CallOutput, CallSpec } from '#kit/wire/call.ts'
import { NotSignedIn } from '#kit/wire/errors.ts'

/** An answer that is kept up to date. */
export interface Live<T> {
  data: T
  /** The last questions were not answered: what is shown is of before. */
  stale: boolean
  /** Asks now. */
  refresh: () => Promise<void>
}

/**
 * Begins with what the page's loader brought and asks again every `everyMs` while the page is looked at. An answer that does
 * not come takes nothing away; without a session the page is loaded anew, and its gate leads to the sign-in.
 */
export const useLive = <C extends CallSpec>(
  call: C,
  input: CallInput<C>,
  first: CallOutput<C>,
  everyMs: number,
): Live<CallOutput<C>> => {
  const [live, setLive] = useState({ first, data: first, stale: false })
  const refresh = () =>
    callApi(call, input).then(
      (data) => setLive({ first, data, stale: false }),
      (error: unknown) => {
        if (error instanceof NotSignedIn) window.location.reload()
        else setLive((before) => ({ ...before, stale: true }))
      },
    )
  const refreshSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  useEffect(() => {
    const timer = setInterval(() => refreshSeen(), everyMs)
    const seen = () => refreshSeen()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [everyMs])
  const shown = live.first === first ? live : { data: first, stale: false }
  return { data: shown.data, stale: shown.stale, refresh }
}
