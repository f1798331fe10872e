import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Says the title of a page that one turns to: a browser says it of itself only where it loads a document. */
export function Turned() {
  const { pathname, search } = useLocation()
  const [said, setSaid] = useState('')
  const last = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at with every step
  useEffect(() => {
    const here = `${pathname} ${document.title}`
    // The first page was loaded; what changes on a page that keeps its name is said by what changed.
    if (last.current !== undefined && last.current !== here) setSaid(document.title)
    last.current = here
  }, [pathname, search])
  return (
    <div aria-live="polite" className="sr-only">
      {said}
    </div>
  )
}
