import { type RefCallback, useCallback, useState } from 'react'

/** Whether what lies in a place is wider than it, so that a keyboard must reach it to move it. */
export const useWider = (): [isWider: boolean, place: RefCallback<HTMLElement>] => {
  const [isWider, setWider] = useState(false)
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return
    const watcher = new ResizeObserver(() => setWider(place.scrollWidth > place.clientWidth))
    for (const each of [place, ...place.children]) watcher.observe(each)
    return () => watcher.disconnect()
  }, [])
  return [isWider, watch]
}
