import { useEffect, useEffectEvent, useState } from 'react'
import { classes } from './classes.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** Seconds as mm:ss, from an hour on as h:mm:ss. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

interface CountdownProps {
  /** What is left, as the server counts it: the phone's clock may be wrong. */
  seconds: number
  /** From here on it is orange. */
  nearSeconds?: number | undefined
  onEnd?: (() => void) | undefined
}

/** Time that runs out; without scripts it shows what was left when the page was made. */
export function Countdown({ seconds, nearSeconds = 60, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(seconds)
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    const begun = performance.now()
    const tick = () => {
      // Measured, not counted: a phone that slept comes back with the right time.
      const now = Math.max(0, Math.ceil(seconds - (performance.now() - begun) / 1000))
      setLeft(now)
      if (now > 0) return
      clearInterval(timer)
      end()
    }
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [seconds])
  return (
    <span role="timer" className={classes('font-medium tabular-nums', left <= nearSeconds && 'text-warning')}>
      {clockText(left)}
    </span>
  )
}
