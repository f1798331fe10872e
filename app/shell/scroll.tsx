import { type RefObject, useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, type ScrollRestorationProps, useLocation, useNavigationType } from 'react-router'
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
