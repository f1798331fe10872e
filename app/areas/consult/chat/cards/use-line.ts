import { useEffect, useEffectEvent, useState } from 'react'
import { type Line, openLine, type Ticket } from '#kit/bus/browser/line.ts'
import type { Live } from '../rules.ts'

/** What a line may have lost is asked for so often, while the page is looked at. */
const ASKED_EVERY_MS = 20_000
/** A line that comes back sooner is not spoken of. */
const QUIET_MS = 3_000

interface Listening {
  ticket: () => Promise<Ticket>
  hear: (live: Live) => void
  catchUp: () => void
}

/** Keeps a line open for as long as the page stands; whether it has been down for longer than one would notice. */
export const useLine = (consultationId: string, { ticket, hear, catchUp }: Listening): boolean => {
  const [isDown, setDown] = useState(false)
  const onHear = useEffectEvent((live: Live) => live.ask_id === consultationId && hear(live))
  const onOpen = useEffectEvent(catchUp)
  const onTicket = useEffectEvent(ticket)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const line: Line = openLine({
      base: location.href,
      ticket: () => onTicket(),
      hear: (live) => onHear(live as Live),
      changed: (isOpen) => {
        clearTimeout(timer)
        if (isOpen) {
          setDown(false)
          onOpen()
        } else timer = setTimeout(setDown, QUIET_MS, true)
      },
    })
    const look = () => {
      if (document.visibilityState !== 'visible') return
      line.hurry()
      onOpen()
    }
    const asking = setInterval(look, ASKED_EVERY_MS)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      line.close()
      clearTimeout(timer)
      clearInterval(asking)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [])
  return isDown
}
