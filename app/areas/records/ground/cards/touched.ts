import { useEffect, useState } from 'react'

/** After these somebody may write something down. */
export const touches = ['pointerdown', 'keydown'] as const

/**
 * Whether the page has been touched. Who only reads does well without what is written into: it is fetched with the first touch, so
 * that it is there when the net is gone by the time it is wanted.
 */
export const useTouched = (fetchMore?: () => Promise<unknown>): boolean => {
  const [isTouched, setTouched] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is fetched is the same for as long as the page stands
  useEffect(() => {
    const touched = () => {
      setTouched(true)
      fetchMore?.().catch(() => undefined)
    }
    for (const sign of touches) addEventListener(sign, touched, { passive: true, once: true })
    return () => {
      for (const sign of touches) removeEventListener(sign, touched)
    }
  }, [])
  return isTouched
}
