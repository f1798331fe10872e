import { useEffect, useEffectEvent, useState } from 'react'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { askDetail } from '../contract.ts'

/** A consultation as its page shows it. */
export type WholeConsultation = CallOutput<typeof askDetail>

/** States in which somebody else may do the next step at any moment. */
const WATCHED = new Set(['waiting', 'accepted'])
const EVERY_MS = 15_000

/** The consultation as it is now; an answer that does not come changes nothing. */
export const useLiveConsultation = (loaded: WholeConsultation) => {
  const [live, setLive] = useState({ loaded, asked: loaded })
  const asked = live.loaded === loaded ? live.asked : loaded
  const refresh = () =>
    callApi(askDetail, { ask_id: loaded.ask_id }).then(
      (answer) => setLive({ loaded, asked: answer }),
      () => undefined,
    )
  const refreshSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refresh()
  })
  const isWatched = WATCHED.has(asked.state)
  useEffect(() => {
    if (!isWatched) return
    const timer = setInterval(() => refreshSeen(), EVERY_MS)
    return () => clearInterval(timer)
  }, [isWatched])
  return { asked, refresh }
}
