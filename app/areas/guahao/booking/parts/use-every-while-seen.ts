import { useEffect, useEffectEvent } from 'react'

/** Does something again and again while the page is looked at, and at once when one comes back to it; never without a time. */
export const useEveryWhileSeen = (everyMs: number | undefined, act: () => void): void => {
  const actSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') act()
  })
  useEffect(() => {
    if (everyMs === undefined) return
    const timer = setInterval(() => actSeen(), everyMs)
    const seen = () => actSeen()
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [everyMs])
}
