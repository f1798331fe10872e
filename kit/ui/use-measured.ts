import { type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { debounce } from './calm.ts'

/** Resizes within this time are one [X363]. */
const SETTLED_MS = 300

/** How many px a design px is on this screen. */
export const scaleHere = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 37.5

interface Measured<T> {
  /** In design px; undefined until it was measured. */
  heightOf: (item: T) => number | undefined
  /** Nothing has been measured anew yet. */
  isFirst: boolean
  /** For an element as wide and with as large a text as the cards: when it changes, they are measured anew. */
  ruler: RefCallback<HTMLElement>
}

/** Measures each child of a list once, before it is painted, and all of them anew after a resize. */
export const useMeasured = <T extends object>(
  list: RefObject<HTMLElement | null>,
  items: readonly T[],
): Measured<T> => {
  const [{ heights, isFirst }, setHeights] = useState(() => ({ heights: new WeakMap<T, number>(), isFirst: true }))
  const [, draw] = useState(0)

  // Of the server's cards nothing is known, but they stand where they will: on the server this does nothing.
  const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect
  useBeforePaint(() => {
    const scale = scaleHere()
    let isNew = false
    items.forEach((item, at) => {
      const child = list.current?.children[at]
      if (heights.has(item) || !child) return
      heights.set(item, child.getBoundingClientRect().height / scale)
      isNew = true
    })
    if (isNew) draw((count) => count + 1)
  }, [items, heights, list])

  const ruler = useCallback((element: HTMLElement | null) => {
    if (!element) return
    let isKnown = false
    const forget = debounce(() => setHeights({ heights: new WeakMap(), isFirst: false }), SETTLED_MS)
    const observer = new ResizeObserver(() => {
      // The first word is what it was anyway.
      if (isKnown) forget()
      isKnown = true
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      forget.cancel()
    }
  }, [])
  return { heightOf: (item) => heights.get(item), isFirst, ruler }
}
