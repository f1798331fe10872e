import { GiftIcon } from 'lucide-react'

interface GiftCardProps {
  gift: { gift_from: string; gift_to: string; gift_words: string }
}

/** The card as whom it is for reads it. */
export function GiftCard({ gift: { gift_from, gift_to, gift_words } }: GiftCardProps) {
  return (
    <figure className="space-y-8 rounded-12 bg-tint p-16">
      <p className="flex items-center gap-8 text-14 text-accent-ink">
        <GiftIcon className="shrink-0 text-18" />
        <span className="min-w-0 break-words">给 {gift_to}</span>
      </p>
      <blockquote className="text-16 break-words">{gift_words}</blockquote>
      <figcaption className="text-right text-14 break-words text-ink-2">{gift_from}</figcaption>
    </figure>
  )
}
