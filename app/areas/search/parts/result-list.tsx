import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { SearchQuery } from '../cards/search-address.ts'
import { FoundCard, type FoundItem, idOf } from './found-card.tsx'
import { findPage, SIZE } from './load-search.ts'

interface ResultListProps {
  query: SearchQuery
  first: readonly FoundItem[]
}

/** All results of one kind: another word or filter begins anew, later pages are added below. */
export function ResultList({ query, first }: ResultListProps) {
  const pages = useMorePages({
    first,
    size: SIZE,
    // One kind was asked for, and one that has a card.
    load: async (page) => (await findPage(callApi, query, page)).list as FoundItem[],
    idOf,
  })
  return (
    <div className="px-16 py-16">
      <ListPage pages={pages} empty={null}>
        {(item) => <FoundCard item={item} />}
      </ListPage>
    </div>
  )
}
