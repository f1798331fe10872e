import type { ReactNode } from 'react'
import { Link } from '#kit/ui/link.tsx'
import { Waterfall } from '#kit/ui/waterfall.tsx'
import type { AroundProps } from '#kit/ui/waterfall-card.tsx'
import type { FeedEntry, FeedPage } from '../cards/feed-entry.ts'
import { type FeedOf, useFeed } from '../cards/use-feed.ts'
import { PAGE_SIZE } from '../rules.ts'

interface FeedWaterfallProps {
  about: FeedOf
  first: FeedPage
  empty: ReactNode
}

/** The feed as pictures in two columns, for what is looked at. */
export function FeedWaterfall({ about, first, empty }: FeedWaterfallProps) {
  const { pages } = useFeed(about, first, PAGE_SIZE)
  return (
    <Waterfall
      pages={pages}
      size={PAGE_SIZE}
      pictureOf={pictureOf}
      Around={Around}
      Words={Words}
      wordsHeightOf={wordsHeightOf}
      empty={empty}
    />
  )
}

const pictureOf = ({ image, width, height }: FeedEntry) => ({
  src: image,
  alt: '',
  width,
  height,
  kind: 'card' as const,
})

/** About: paddings with author and why, and two lines of words. */
const wordsHeightOf = ({ title, summary }: FeedEntry) => 76 + 21 * ((title || summary).length > 10 ? 2 : 1)

function Around({ item, className, children }: AroundProps<FeedEntry>) {
  return item.url ? (
    <Link to={item.url} className={className}>
      {children}
    </Link>
  ) : (
    <div className={className}>{children}</div>
  )
}

function Words({ item }: { item: FeedEntry }) {
  const { title, summary, author_name, length, why } = item
  return (
    <div className="space-y-4 p-12">
      <h3 className="line-clamp-2 text-14 font-medium break-words">{title || summary}</h3>
      <p className="truncate text-12 text-ink-2">{author_name}</p>
      <p className="truncate text-12 text-ink-3 tabular-nums">{[length, why].filter(Boolean).join(' · ')}</p>
    </div>
  )
}
