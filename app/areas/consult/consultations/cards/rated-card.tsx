import { Card } from '#kit/ui/card.tsx'
import { Stars } from '#kit/ui/stars.tsx'

/** How one rated a consultation. */
export function RatedCard({ stars, words }: { stars: number; words: string }) {
  return (
    <Card title="您的评价" aside={<Stars value={stars} />}>
      <p className="text-14 whitespace-pre-line wrap-anywhere text-ink-2">{words || '您没有写评语，谢谢您的评价。'}</p>
    </Card>
  )
}
