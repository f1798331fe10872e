import { type RefObject, useEffect, useRef } from 'react'
import { systemClock } from '#kit/time/clock.ts'
import { dayOf } from '#kit/time/day.ts'
import { logAdvert } from './log-advert.ts'
import { markSeen, seenToday } from './shown-adverts.ts'

/** Does something once when what the ref is given to comes into sight. */
export const useInSight = <E extends HTMLElement>(act: (() => void) | undefined): RefObject<E | null> => {
  const place = useRef<E>(null)
  useEffect(() => {
    const node = place.current
    if (!node || !act) return
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      act()
    })
    watcher.observe(node)
    return () => watcher.disconnect()
  }, [act])
  return place
}

/** Remembers that an advert was seen, and logs it: once a day of a device, for the server counts no more. */
export const countSeen = (advert: { id: number; location: number }): void => {
  const day = dayOf(systemClock.now())
  const isNew = seenToday(advert.id, day) === 0
  markSeen(advert.id, day)
  if (isNew) logAdvert('view', advert)
}
