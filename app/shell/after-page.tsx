import { type ComponentType, useEffect, useState } from 'react'
import { pageAlive } from './alive.ts'

/** What stands around every page and may come after it: fetched when the page is there, and never missed when it is not. */
export function AfterPage() {
  const [Visit, setVisit] = useState<ComponentType>()
  useEffect(() => {
    pageAlive()
      .then(() => import('#app/areas/guide/cards/visit.tsx'))
      .then(
        (module) => setVisit(() => module.Visit),
        () => undefined,
      )
  }, [])
  return Visit && <Visit />
}
