import { useEffect, useState } from 'react'
import { WireError } from '#kit/wire/errors.ts'

const LOOKS_EVERY_MS = 3_000

/** What a panel shows, fetched again and again while it is seen; words where the stand-in is off. */
export const useLooking = <T>(look: () => Promise<T>): T | string | undefined => {
  const [seen, setSeen] = useState<T | string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each panel looks at one thing for as long as it stands
  useEffect(() => {
    const lookAgain = () =>
      look().then(setSeen, (thrown) => setSeen(thrown instanceof WireError ? thrown.words : '没有加载出来'))
    lookAgain()
    const timer = setInterval(lookAgain, LOOKS_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return seen
}
