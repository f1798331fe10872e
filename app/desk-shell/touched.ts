import { useEffect, useEffectEvent } from 'react'
import { systemClock } from '#kit/time/clock.ts'
import { earlier, later } from '#kit/time/span.ts'
import { isLockedAt } from '#kit/wire/browser/lock.ts'

/** The server hears at most so often that somebody is there. */
const TOLD_SECONDS = 60
/** So often it is looked at how long nobody has been. */
const LOOK_MS = 20_000

/** Of the door at which the page stands: pages come and go, who sits before them stays. */
let touchedAt = systemClock.now()
let toldAt: Date | undefined
let tellNow: (() => void) | undefined

/** Somebody is there: they touched the page, or are in a call without touching anything. */
export const noteTouch = (): void => {
  touchedAt = systemClock.now()
  tellNow?.()
}

const events = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

interface Touching {
  door: 'staff' | 'doctor'
  /** After so many minutes the server locks the key; undefined until one knows who they are. */
  idleMinutes: number | undefined
  /** Says that somebody is there. */
  tell: () => Promise<unknown>
  /** Asks anything: the answer says whether the key is locked. */
  look: () => Promise<unknown>
}

/**
 * Tells the server that somebody is there, once a minute while they touch the page, and asks it when nobody has for long, so that a page that
 * asks nothing by itself is locked too. Only the server knows: they may be there in another tab.
 */
export const useTouched = ({ door, idleMinutes, tell, look }: Touching): void => {
  const told = useEffectEvent(() => {
    const isDue = toldAt === undefined || toldAt <= earlier(touchedAt, { seconds: TOLD_SECONDS })
    if (idleMinutes === undefined || !isDue || isLockedAt(door)) return
    toldAt = touchedAt
    // Where no answer comes the next touch says it.
    tell().catch(() => {
      toldAt = undefined
    })
  })
  const looked = useEffectEvent(() => {
    if (idleMinutes === undefined) return
    const isLong = later(touchedAt, { minutes: idleMinutes }) <= systemClock.now()
    if (isLong && !isLockedAt(door)) look().catch(() => undefined)
  })
  /** Another tab may have unlocked it. */
  const returned = useEffectEvent(() => {
    if (isLockedAt(door) && document.visibilityState === 'visible') look().catch(() => undefined)
  })
  useEffect(() => {
    tellNow = () => told()
    const back = () => returned()
    const timer = setInterval(() => looked(), LOOK_MS)
    for (const event of events) addEventListener(event, noteTouch, { passive: true, capture: true })
    addEventListener('focus', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      tellNow = undefined
      clearInterval(timer)
      for (const event of events) removeEventListener(event, noteTouch, { capture: true })
      removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [])
}
