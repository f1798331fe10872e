import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isShownAhead, showKeptBy } from '#kit/wire/browser/step.ts'
import { visitorHere } from '#kit/wire/browser/visitor.ts'

/** Where the router stands: a moment of the history. */
export interface Moment {
  pathname: string
  key: string
}

/** What of a kept page is needed to show it as it was left. */
export interface Showable {
  key: string
  /** The city for which it was shown. */
  city?: number | undefined
  /** How far it was scrolled when it was left, in pixels. */
  top?: number
}

/**
 * Shows a kept page as soon as one steps back to it, before the router hears of the step. Gives its path for as long as the
 * router still stands where one came from, undefined else. `front` is the moment that was drawn last.
 */
export const useShownAhead = (
  kept: ReadonlyMap<string, Showable>,
  front: RefObject<Moment | undefined>,
  here: string,
): string | undefined => {
  const [ahead, setAhead] = useState<{ path: string; from: string }>()
  const writeDown = () => {
    const left = front.current && kept.get(front.current.pathname)
    if (left) left.top = window.scrollY
  }
  // Before anything of the next page is drawn; what was shown ahead has scrolled already.
  if (front.current && front.current.key !== here && !isShownAhead()) writeDown()

  const show = useEffectEvent((key: string) => {
    const { city } = visitorHere()
    const [path, left] = [...kept].find(([, one]) => one.key === key && one.city === city) ?? []
    writeDown()
    flushSync(() => setAhead(path === undefined ? undefined : { path, from: here }))
    if (left) window.scrollTo(0, left.top ?? 0)
    return left !== undefined
  })
  useEffect(() => showKeptBy((key) => show(key)), [])
  return ahead?.from === here ? ahead.path : undefined
}
