import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import {
  ScrollRestoration,
  type ScrollRestorationProps,
  useLocation,
  useMatches,
  useNavigationType,
} from 'react-router'
import { rowOf } from './page-handle.ts'

/** Pages with a place of their own are found where they were left, also on the way on [X071]; others begin anew. */
const placeKey: NonNullable<ScrollRestorationProps['getKey']> = ({ pathname, key }, matches) =>
  rowOf(matches.at(-1))?.keepsPosition ? pathname : key

/** Where a page is scrolled to: back finds it where it was, the way on begins at the top [X070], unless `toTop=true` [X054]. */
export function Scroll() {
  const left = useRef(0)
  const { key, search } = useLocation()
  const isStep = useNavigationType() !== 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a step, after the effects of those below
  useLayoutEffect(() => {
    const isToStay = isStep && new URLSearchParams(search).get('toTop') === 'true'
    if (isToStay) window.scrollTo(0, left.current)
  }, [key])
  return (
    <>
      <Left at={left} />
      <ScrollRestoration getKey={placeKey} />
      <Late />
    </>
  )
}

/** Writes down how far the page before was scrolled, before anything scrolls the new one. */
function Left({ at }: { at: RefObject<number> }) {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step
  useLayoutEffect(() => {
    at.current = window.scrollY
  }, [key])
  return null
}

/** How long after a step back what comes late may still bring the place out of reach [X341]. */
const LATE_MS = 500
/** By which somebody shows that they want to be elsewhere. */
const wills = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Where a page was that is come back to stands once more after a moment, if what came late had moved it and nobody else. */
function Late() {
  const { pathname, key } = useLocation()
  const place = placeKey({ pathname, key } as Parameters<typeof placeKey>[0], useMatches()) ?? key
  const isBack = useNavigationType() === 'POP'
  const places = useRef(new Map<string, number>())

  useEffect(() => {
    const wanted = isBack ? places.current.get(place) : undefined
    const keep = () => places.current.set(place, window.scrollY)
    if (wanted === undefined) {
      addEventListener('scroll', keep, { passive: true })
      return () => removeEventListener('scroll', keep)
    }
    const stop = new AbortController()
    const begin = () => {
      stop.abort()
      clearTimeout(timer)
      addEventListener('scroll', keep, { passive: true })
    }
    const timer = setTimeout(() => {
      if (Math.abs(window.scrollY - wanted) > 1) window.scrollTo(0, wanted)
      begin()
    }, LATE_MS)
    for (const will of wills) addEventListener(will, begin, { passive: true, signal: stop.signal })
    return () => {
      stop.abort()
      clearTimeout(timer)
      removeEventListener('scroll', keep)
    }
  }, [place, isBack])
  return null
}
