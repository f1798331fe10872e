import { useEffect, useEffectEvent } from 'react'
import { linkOf, useTurn } from '#kit/ui/link.tsx'

/** Turns the page for whoever follows a link of the product; other clicks are the browser's. */
export const useTurnPages = (): void => {
  const turn = useEffectEvent(useTurn())
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      event.preventDefault()
      turn(link)
    }
    // React and what stands around the page listen at the document: what they make of a click is known by now.
    window.addEventListener('click', follow)
    return () => window.removeEventListener('click', follow)
  }, [])
}
