import { type RefObject, useEffect, useInsertionEffect, useRef } from 'react'
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

/** The element around all pages that are there, each in a box that names its path in `data-page`; and what was drawn last. */
interface Stage {
  stage: RefObject<HTMLDivElement | null>
  front: RefObject<Moment | undefined>
}

/**
 * Shows a kept page as soon as one steps back to it, before the router hears of the step and past React, which would take
 * a third of the frame: all pages are there, and one of them is brought to the front. React follows when it is drawn.
 */
export const useShownAhead = (kept: ReadonlyMap<string, Showable>, here: Moment): Stage => {
  const stage = useRef<HTMLDivElement>(null)
  const front = useRef<Moment>(undefined)
  const leaving = useRef<string>(undefined)
  // Before anything of the next page is drawn; what was shown ahead has scrolled already.
  if (front.current && front.current.key !== here.key && !isShownAhead()) writeDown(kept, front.current)

  // Before layout effects, which scroll: a page that lies behind has no height.
  useInsertionEffect(() => {
    front.current = here
    // The router still stands where one came from.
    if (leaving.current === here.key) return
    leaving.current = undefined
    bringToFront(stage.current, here.pathname)
  })

  useEffect(
    () =>
      showKeptBy((key) => {
        const { current: now } = front
        if (!now) return false
        const { city } = visitorHere()
        const [path, left] = [...kept].find(([, one]) => one.key === key && one.city === city) ?? []
        writeDown(kept, now)
        leaving.current = left && now.key
        bringToFront(stage.current, path ?? now.pathname)
        if (left) window.scrollTo(0, left.top ?? 0)
        return left !== undefined
      }),
    [kept],
  )
  return { stage, front }
}

/** How far the page is scrolled that one leaves. */
const writeDown = (kept: ReadonlyMap<string, Showable>, { pathname }: Moment) => {
  const left = kept.get(pathname)
  if (left) left.top = window.scrollY
}

/** One page is seen, the others lie behind it. */
const bringToFront = (stage: HTMLElement | null, path: string) => {
  for (const box of (stage?.children ?? []) as Iterable<HTMLElement>)
    box.classList.toggle('kept-behind', box.dataset.page !== path)
}
