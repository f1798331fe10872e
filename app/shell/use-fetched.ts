import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A component that is fetched when the page stands, undefined until then and on the server. Where it does not come the next
 * page asks again: React's `lazy` would fail for good, and hold up pages while it waits.
 */
export const useFetched = (fetchIt: () => Promise<ComponentType>): ComponentType | undefined => {
  const { key } = useLocation()
  const [Part, setPart] = useState<ComponentType>()
  const isThere = Part !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another try
  useEffect(() => {
    if (isThere) return
    let isGone = false
    fetchIt().then(
      (part) => isGone || setPart(() => part),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [fetchIt, isThere, key])
  return Part
}
