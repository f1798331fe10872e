import { type ReactNode, useState } from 'react'
import { FeedAdvert } from '#app/areas/content/adverts/cards/feed-advert.tsx'
import { useFeedAdverts } from '#app/areas/content/adverts/cards/use-feed-adverts.ts'
import { advertBetween } from '#app/areas/content/adverts/rules.ts'
import { ListPage } from '#kit/ui/list-page.tsx'
import { PAGE_SIZE } from '../rules.ts'
import type { FeedEntry, FeedPage } from './feed-entry.ts'
import { FeedRow } from './feed-row.tsx'
import { LessSheet } from './less-sheet.tsx'
import { type FeedOf, useFeed } from './use-feed.ts'

interface FeedListProps {
  about: FeedOf
  first: FeedPage
  empty: ReactNode
  size?: number | undefined
}

/** The feed as a list to read; it grows as one scrolls. */
export function FeedList({ about, first, empty, size = PAGE_SIZE }: FeedListProps) {
  const { pages, leaveOut } = useFeed(about, first, size)
  const adverts = useFeedAdverts()
  const [asked, setAsked] = useState<FeedEntry>()
  return (
    <>
      <ListPage pages={pages} empty={empty}>
        {(entry) => {
          const advert = advertBetween(adverts, pages.items, pages.items.indexOf(entry))
          return (
            <>
              <FeedRow entry={entry} onLess={setAsked} />
              {advert && <FeedAdvert advert={advert} />}
            </>
          )
        }}
      </ListPage>
      {asked && (
        <LessSheet
          entry={asked}
          onLess={(entry, isTopic) => {
            leaveOut(entry, isTopic)
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
