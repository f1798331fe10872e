import { useEffect, useEffectEvent, useState } from 'react'
import { debounce } from '#kit/ui/calm.ts'

/**
 * What `ask` finds by what somebody types, asked when the fingers rest; undefined while nothing is typed or nothing was found out
 * yet. Until an answer to new words comes the former one stays, and an answer that does not come changes nothing.
 */
export const useFound = <T>(
  keyword: string,
  ask: (keyword: string, signal: AbortSignal) => Promise<{ list: readonly T[] }>,
): readonly T[] | undefined => {
  const [found, setFound] = useState<readonly T[]>()
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (!keyword) return
    const stop = new AbortController()
    const look = debounce(() => {
      askNow(keyword, stop.signal).then(
        ({ list }) => setFound(list),
        () => undefined,
      )
    })
    look()
    return () => {
      look.cancel()
      stop.abort()
    }
  }, [keyword])
  return keyword ? found : undefined
}
