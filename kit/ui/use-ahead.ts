import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type Calm, inNextFrame, throttle } from './calm.ts'
import { aheadPx, type Laid, listFromMiddle } from './waterfall-places.ts'

/** What nears the screen is looked for no more often [X364]. */
const LOOK_MS = 14
/** Of the design, in design px. */
const SCREEN = 375

interface Ahead {
  list: RefObject<HTMLElement | null>
  /** Of the list, in design px. */
  width: number
  laid: Laid
  /** Fetches the next page; undefined where none is to be fetched. */
  more: (() => void) | undefined
}

/**
 * Fetches pictures and the next page when they come within 300 design px of the screen [X362]. Pictures go one a frame: a page
 * brings several that are near at once, and all of them together would hold up the frames in which they come.
 */
export const useAhead = ({ list, width, laid, more }: Ahead): void => {
  const look = useEffectEvent((fetchSoon: (picture: HTMLImageElement) => void) => {
    if (!list.current) return
    // The one look at the page: whoever scrolls waits for it.
    const shown = list.current.getBoundingClientRect()
    const scale = shown.width / width
    const ahead = aheadPx(SCREEN * scale)
    // Both ends of what is to be there, from the top of the list, in design px.
    const [from, to] = [(-ahead - shown.top) / scale, (window.innerHeight + ahead - shown.top) / scale]
    for (const at of listFromMiddle(laid, from, to)) {
      const picture = list.current.children[at]?.querySelector<HTMLImageElement>('img[data-src]')
      if (!picture) continue
      fetchSoon(picture)
      break
    }
    if (Math.min(...laid.columns) <= to) more?.()
  })

  const looking = useRef<Calm<[]>>(undefined)
  useEffect(() => {
    const lookAgain = throttle(() => look(fetchSoon), LOOK_MS)
    const fetchSoon = inNextFrame((picture: HTMLImageElement) => {
      fetchPicture(picture)
      lookAgain()
    })
    looking.current = lookAgain
    window.addEventListener('scroll', lookAgain, { passive: true })
    window.addEventListener('resize', lookAgain)
    return () => {
      window.removeEventListener('scroll', lookAgain)
      window.removeEventListener('resize', lookAgain)
      lookAgain.cancel()
      fetchSoon.cancel()
    }
  }, [])

  // After every change of the list: what came may be near already.
  useEffect(() => looking.current?.())
}

const fetchPicture = (picture: HTMLImageElement) => {
  picture.src = picture.dataset.src ?? ''
  delete picture.dataset.src
}
