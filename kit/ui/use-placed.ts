import {
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import { debounce } from './calm.ts'
import { type Laid, placeCards, standAlike } from './waterfall-places.ts'

/** Resizes within this time are one [X363]. */
const SETTLED_MS = 300
const USUAL_COLUMNS = 2

/** How many columns the style sheet gives a list by its `--columns`. */
const columnsOf = (list: Element | null): number =>
  (list && Number(getComputedStyle(list).getPropertyValue('--columns'))) || USUAL_COLUMNS

/** How many px a design px is on this screen. */
export const currentScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 37.5

interface PlacedOptions<T> {
  list: RefObject<HTMLElement | null>
  items: readonly T[]
  /** How many of them the server painted. */
  size: number
  /** How high a card is about, in design px, until it is measured. */
  guess: (item: T) => number
}

interface Placed {
  laid: Laid
  /** For an element as wide and with as large a text as the cards: when it changes, they are measured anew. */
  ruler: RefCallback<HTMLElement>
}

/** Places each child of a list, which is measured once, before it is painted, and anew after a resize or in other columns. */
export const usePlaced = <T extends object>({ list, items, size, guess }: PlacedOptions<T>): Placed => {
  const [{ heights, count, isFirst }, setMeasured] = useState(() => ({
    heights: new WeakMap<T, number>(),
    count: USUAL_COLUMNS,
    isFirst: true,
  }))
  const [, draw] = useState(0)

  const place = () => {
    // The first page stays in the columns in which the server painted it: whoever steps back to it finds it there too.
    const first = count > 1 && isFirst ? placeCards(items.slice(0, size).map(guess)).places : []
    const heightOf = (item: T) => heights.get(item) ?? guess(item)
    return placeCards(items.map(heightOf), { count, columnAt: (at) => first[at]?.column })
  }
  const laid = place()
  const isAsDrawn = useEffectEvent(() => standAlike(laid, place()))

  // Of the server's cards nothing is known, but they stand where they will: on the server this does nothing.
  const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect
  useBeforePaint(() => {
    const scale = currentScale()
    items.forEach((item, at) => {
      const child = heights.has(item) ? undefined : list.current?.children[at]
      if (child) heights.set(item, child.getBoundingClientRect().height / scale)
    })
    const counted = columnsOf(list.current)
    setMeasured((before) => (before.count === counted ? before : { ...before, count: counted }))
    if (!isAsDrawn()) draw((turn) => turn + 1)
  }, [items, heights, list])

  const ruler = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      let isKnown = false
      const anew = (counted: number) => ({ heights: new WeakMap<T, number>(), count: counted, isFirst: false })
      const forget = debounce(() => setMeasured(anew(columnsOf(list.current))), SETTLED_MS)
      const observer = new ResizeObserver(() => {
        const counted = columnsOf(list.current)
        // In other columns no card is as high as it was.
        setMeasured((before) => (before.count === counted ? before : anew(counted)))
        // The first word is what it was anyway.
        if (isKnown) forget()
        isKnown = true
      })
      observer.observe(element)
      return () => {
        observer.disconnect()
        forget.cancel()
      }
    },
    [list],
  )
  return { laid, ruler }
}
