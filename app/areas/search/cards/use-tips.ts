import { useEffect, useState } from 'react'
import { debounce } from '#kit/ui/calm.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { searchTips } from '../contract.ts'

type Tip = CallOutput<typeof searchTips>['list'][number]

const none: readonly Tip[] = []

/** Words to search for, by what has been typed: asked when the fingers rest, and never an answer to older text. */
export const useTips = (text: string): readonly Tip[] => {
  const [tips, setTips] = useState(none)
  useEffect(() => {
    if (!text) return setTips(none)
    const stop = new AbortController()
    const look = debounce(() => {
      callApi(searchTips, { keyword: text }, { signal: stop.signal }).then(
        ({ list }) => setTips(list),
        () => undefined,
      )
    })
    look()
    return () => {
      look.cancel()
      stop.abort()
    }
  }, [text])
  return text ? tips : none
}
