import { useEffect, useRef } from 'react'
import { classes } from '#kit/ui/classes.ts'

interface CallVideoProps {
  stream: MediaStream | null
  /** Whose picture it is, for who does not see it. */
  label: string
  /** One's own: not heard, and as in a mirror. */
  own?: boolean
  className?: string
}

/** The picture and sound of somebody in a call. */
export function CallVideo({ stream, label, own, className }: CallVideoProps) {
  const ref = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream
  }, [stream])
  return (
    <video
      ref={ref}
      aria-label={label}
      autoPlay
      playsInline
      muted={own}
      className={classes('bg-night object-cover', own && '[transform:scaleX(-1)]', className)}
    />
  )
}
