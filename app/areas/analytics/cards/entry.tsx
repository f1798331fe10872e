import { type ReactNode, useEffect, useRef } from 'react'
import { reportAction } from '#app/shell/watched.ts'
import { classes } from '#kit/ui/classes.ts'
import { keepCameFrom } from '#kit/wire/browser/came-from.ts'
import { type FunctionId, functions } from '../rules/functions.ts'

interface EntryProps {
  id: FunctionId
  className?: string
  children: ReactNode
}

/** Functions that were seen since the tab was opened: each is told of once. */
const seen = new Set<FunctionId>()

/**
 * A part of a page by which people come to what they do: that it came on the screen is told once a visit, and what is tapped in it
 * is where they come from, until they go through another.
 */
export function Entry({ id, className, children }: EntryProps) {
  const place = useRef<HTMLDivElement>(null)
  const told = { from_function_id: id, from_function_name: functions[id].words }
  useEffect(() => {
    const { current } = place
    if (!current || seen.has(id) || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      seen.add(id)
      reportAction({ event: 'view', page_url: location.pathname, ...told })
    })
    observer.observe(current)
    return () => observer.disconnect()
  })
  const enter = () => {
    keepCameFrom(id)
    reportAction({ event: 'click', page_url: location.pathname, ...told })
  }
  return (
    <div
      ref={place}
      className={classes('empty:hidden', className)}
      onClickCapture={({ target }) => target instanceof Element && target.closest('a, button') && enter()}
      onSubmitCapture={enter}
    >
      {children}
    </div>
  )
}
