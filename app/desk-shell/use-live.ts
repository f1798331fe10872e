import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallInput, CallOutput, CallSpec } from '#kit/wire/call.ts'
import { NotSignedIn, RefusedError } from '#kit/wire/errors.ts'

/** An answer that is kept up to date. */
export interface Live<T> {
  data: T
  /** The last questions were not answered: what is shown is of before. */
  stale: boolean
  /** What is shown is older than `OLD_MS`: nobody is to go by it. */
  old: boolean
  /** The words of the refusal where it is not to be shown any more; '' else. */
  refused: string
  /** Asks now. */
  refresh: () => Promise<void>
}

/** From so long on without an answer, what is shown is not how it is now. */
export const OLD_MS = 45_000

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
  const [live, setLive] = useState({ first, data: first, stale: false, old: false, refused: '' })
  const answeredAt = useRef(performance.now())
  const refresh = () =>
    callApi(call, input).then(
      (data) => {
        answeredAt.current = performance.now()
        setLive({ first, data, stale: false, old: false, refused: '' })
      },
      (error: unknown) => {
        if (error instanceof NotSignedIn) window.location.reload()
        else
          setLive((before) => ({ ...before, stale: true, refused: error instanceof RefusedError ? error.words : '' }))
      },
    )
  const refreshSeen = useEffectEvent(() => {
    // An answer that hangs, or a machine that slept, fails nothing: only the time tells.
    if (performance.now() - answeredAt.current > OLD_MS) setLive((before) => ({ ...before, old: true }))
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
  const shown = live.first === first ? live : { data: first, stale: false, old: false, refused: '' }
  return { data: shown.data, stale: shown.stale, old: shown.old, refused: shown.refused, refresh }
}
