import type { ReactNode } from 'react'
import { Card } from '#kit/ui/card.tsx'
import { Stars } from '#kit/ui/stars.tsx'

interface RatedCardProps {
  stars: number
  words: string
  /** What can still be done with it. */
  children?: ReactNode
}

/** How one rated a consultation, or whoever else served them. */
export function RatedCard({ stars, words, children }: RatedCardProps) {
  return (
    <Card title="您的评价" aside={<Stars value={stars} />}>
      <p className="text-14 whitespace-pre-line wrap-anywhere text-ink-2">{words || '您没有写评语，谢谢您的评价。'}</p>
      {children}
    </Card>
  )
}
