import { type RefObject, useLayoutEffect } from 'react'

/**
 * Tells the style sheet (app/app.css) how high something is that stands over the foot of a page, by a variable, for as long as it is
 * there: the page keeps that room free, and brings what the keyboard comes to above it.
 */
export function useRoom(
  element: RefObject<HTMLElement | null>,
  name: '--foot-room' | '--player-room' | '--step-room',
): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const keep = () => style.setProperty(name, `${element.current?.offsetHeight ?? 0}px`)
    const observer = new ResizeObserver(keep)
    if (element.current) observer.observe(element.current)
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }, [element, name])
}
