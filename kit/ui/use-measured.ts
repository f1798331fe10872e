import { type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { debounce } from './calm.ts'

/** Resizes within this time are one [X363]. */
const SETTLED_MS = 300
const USUAL_COLUMNS = 2

/** How many columns the style sheet gives a list by its `--columns`. */
const columnsOf = (list: Element | null): number =>
  (list && Number(getComputedStyle(list).getPropertyValue('--columns'))) || USUAL_COLUMNS

/** How many px a design px is on this screen. */
export const scaleHere = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 37.5

interface Measured<T> {
  /** In design px; undefined until it was measured. */
  heightOf: (item: T) => number | undefined
  /** How many columns there are; the usual number until it was looked up. */
  count: number
  /** Nothing has been measured anew yet. */
  isFirst: boolean
  /** For an element as wide and with as large a text as the cards: when it changes, they are measured anew. */
  ruler: RefCallback<HTMLElement>
}

/** Measures each child of a list once, before it is painted, and all of them anew after a resize or in other columns. */
export const useMeasured = <T extends object>(
  list: RefObject<HTMLElement | null>,
  items: readonly T[],
): Measured<T> => {
  const [{ heights, count, isFirst }, setMeasured] = useState(() => ({
    ...{ heights: new WeakMap<T, number>(), count: USUAL_COLUMNS, isFirst: true },
  }))
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
    const counted = columnsOf(list.current)
    setMeasured((before) => (before.count === counted ? before : { ...before, count: counted }))
    if (isNew) draw((turn) => turn + 1)
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
  return { heightOf: (item) => heights.get(item), count, isFirst, ruler }
}
