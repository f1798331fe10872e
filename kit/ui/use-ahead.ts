import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type Calm, throttle } from './calm.ts'
import { scaleHere } from './use-measured.ts'
import { aheadPx, type Place } from './waterfall-places.ts'

/** What nears the screen is looked for no more often [X364]. */
const LOOK_MS = 14
/** Of the design, in design px. */
const SCREEN = 375

interface Ahead {
  list: RefObject<HTMLElement | null>
  places: readonly Place[]
  /** In design px. */
  heights: readonly number[]
  /** Where the shorter column ends, in design px. */
  end: number
  /** Fetches the next page; undefined where none is to be fetched. */
  more: (() => void) | undefined
}

/** Fetches pictures and the next page when they come within 300 design px of the screen [X362]. */
export const useAhead = ({ list, places, heights, end, more }: Ahead): void => {
  const look = useEffectEvent(() => {
    if (!list.current) return
    const scale = scaleHere()
    const ahead = aheadPx(SCREEN * scale)
    const { top } = list.current.getBoundingClientRect()
    // Both ends of what is to be there, from the top of the list, in design px.
    const [from, to] = [(-ahead - top) / scale, (window.innerHeight + ahead - top) / scale]
    for (const picture of list.current.querySelectorAll<HTMLImageElement>('img[data-src]')) {
      const at = Number(picture.dataset.at)
      const place = places[at]
      if (place && place.top <= to && place.top + (heights[at] ?? 0) >= from) fetchPicture(picture)
    }
    if (end <= to) more?.()
  })

  const looking = useRef<Calm<[]>>(undefined)
  useEffect(() => {
    const lookAgain = throttle(() => look(), LOOK_MS)
    looking.current = lookAgain
    window.addEventListener('scroll', lookAgain, { passive: true })
    window.addEventListener('resize', lookAgain)
    return () => {
      window.removeEventListener('scroll', lookAgain)
      window.removeEventListener('resize', lookAgain)
      lookAgain.cancel()
    }
  }, [])

  // After every change of the list: what came may be near already.
  useEffect(() => looking.current?.())
}

const fetchPicture = (picture: HTMLImageElement) => {
  picture.src = picture.dataset.src ?? ''
  delete picture.dataset.src
}
