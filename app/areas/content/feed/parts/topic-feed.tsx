import { useRef } from 'react'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { type FeedPage, nameOf } from '../cards/feed-entry.ts'
import { FeedRow } from '../cards/feed-row.tsx'
import { secondList } from '../contract.ts'
import { PAGE_SIZE } from '../rules.ts'

/** Everything about one topic, the newest first. */
export function TopicFeed({ id, first }: { id: number; first: FeedPage }) {
  const cursors = useRef(new Map([[1, first.next_cursor]]))
  const pages = useMorePages({
    first: first.list,
    size: PAGE_SIZE,
    load: async (page) => {
      const cursor = cursors.current.get(page - 1)
      if (cursor === '') return []
      const next = await callApi(secondList, { id, ...(cursor ? { cursor } : { page }) })
      cursors.current.set(page, next.next_cursor)
      return next.list
    },
    idOf: nameOf,
  })
  return (
    <ListPage pages={pages} empty={<Empty title="这里还没有内容" text="换一个栏目看看。" />}>
      {(entry) => <FeedRow entry={entry} />}
    </ListPage>
  )
}
