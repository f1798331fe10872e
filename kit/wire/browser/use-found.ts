import { useEffect, useEffectEvent, useState } from 'react'
import { debounce } from '#kit/ui/calm.ts'
import { WireError } from '../errors.ts'

/** What is known of what somebody types. */
interface Found<T> {
  /** Undefined while nothing is typed, or nothing was found out yet; until an answer to new words comes the former one stays. */
  found?: readonly T[] | undefined
  /** Why no answer came to the last question, in words for people. */
  failed?: string | undefined
}

const nothing = {}

/** What `ask` finds by what somebody types, asked when the fingers rest. */
export const useFound = <T>(
  keyword: string,
  ask: (keyword: string, signal: AbortSignal) => Promise<{ list: readonly T[] }>,
): Found<T> => {
  const [known, setKnown] = useState<Found<T>>(nothing)
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (!keyword) return
    const stop = new AbortController()
    const look = debounce(() => {
      askNow(keyword, stop.signal).then(
        ({ list }) => setKnown({ found: list }),
        (thrown) => {
          if (stop.signal.aborted) return
          if (!(thrown instanceof WireError)) throw thrown
          setKnown(({ found }) => ({ found, failed: thrown.words }))
        },
      )
    })
    look()
    return () => {
      look.cancel()
      stop.abort()
    }
  }, [keyword])
  return keyword ? known : nothing
}
