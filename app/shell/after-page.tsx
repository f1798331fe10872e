import { type ComponentType, useEffect, useState } from 'react'
import { pageAlive } from './alive.ts'

/** What stands around every page and may come after it: fetched when the page is there, and never missed when it is not. */
export function AfterPage() {
  const [Around, setAround] = useState<ComponentType>()
  useEffect(() => {
    pageAlive()
      .then(() => import('./around.tsx'))
      .then(
        (module) => setAround(() => module.Around),
        () => undefined,
      )
  }, [])
  return Around && <Around />
}
