import { useEffect, useState } from 'react'

/** Seconds that go on from here; they stand while there are none to begin with. */
export const useClock = (from: number | undefined): number => {
  const [seconds, setSeconds] = useState(from ?? 0)
  useEffect(() => {
    if (from === undefined) return
    const begun = performance.now()
    const tick = () => setSeconds(from + Math.floor((performance.now() - begun) / 1000))
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [from])
  return seconds
}
