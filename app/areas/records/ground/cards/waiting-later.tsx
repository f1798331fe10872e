import { type ComponentType, useEffect, useState } from 'react'
import { touches } from './touched.ts'
import { listWaiting, onWaiting } from './waiting.ts'
import type { WaitingCardProps } from './waiting-card.tsx'

/** After these somebody may write something down, or it may be sent. */
const signs = [...touches, 'online'] as const

/**
 * What waits for a net on this page (`WaitingCard`). Who only reads does well without it: it comes where something waits, when the page
 * is first touched, so that it is there before anything is written without a net, and once more when the net comes back.
 */
export function WaitingLater(props: WaitingCardProps) {
  const { userId, record } = props.place
  const [Card, setCard] = useState<ComponentType<WaitingCardProps>>()
  useEffect(() => {
    const fetchCard = () => {
      import('./waiting-card.tsx').then(
        ({ WaitingCard }) => setCard(() => WaitingCard),
        () => undefined,
      )
    }
    if (listWaiting({ userId, record }).length > 0) fetchCard()
    for (const sign of signs) addEventListener(sign, fetchCard, { passive: true })
    const stop = onWaiting(fetchCard)
    return () => {
      stop()
      for (const sign of signs) removeEventListener(sign, fetchCard)
    }
  }, [userId, record])
  return Card ? <Card {...props} /> : null
}
