import { useEffect, useState } from 'react'
import type { GoodsWish } from '../rules/wish.ts'

/** While one types, nothing is counted. */
const PAUSE_MS = 250

/** How many goods a wish leaves; undefined while that is not known, and where nothing is wanted. */
export const useCounted = (wish: GoodsWish | undefined, count: (wish: GoodsWish) => Promise<number>) => {
  const [many, setMany] = useState<number>()
  const key = wish && JSON.stringify(wish)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same wish is counted once.
  useEffect(() => {
    setMany(undefined)
    if (!wish) return
    let isWanted = true
    const timer = setTimeout(() => {
      const ask = count(wish).catch(() => undefined)
      ask.then((found) => isWanted && setMany(found))
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [key])
  return many
}
