import { type ComponentType, useEffect, useState } from 'react'

/** The page itself is there by then, and has all of the network before. */
const AFTER_MS = 1_500

/** What stands around every page and may come after it: fetched when the page is there, and never missed when it is not. */
export function AfterPage() {
  const [Visit, setVisit] = useState<ComponentType>()
  useEffect(() => {
    const timer = setTimeout(() => {
      import('#app/areas/guide/cards/visit.tsx').then(
        (module) => setVisit(() => module.Visit),
        () => undefined,
      )
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return Visit && <Visit />
}
