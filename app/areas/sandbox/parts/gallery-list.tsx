import { useState } from 'react'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'

/** Fails once, then goes on to its end: every state of a growing list. */
export function GalleryList() {
  const [first] = useState(() => ['第 1 行', '第 2 行'])
  const [failures, setFailures] = useState(0)
  const pages = useMorePages({
    first,
    size: 2,
    load: async (page) => {
      if (page === 2 && failures === 0) {
        setFailures(1)
        throw new Error('the gallery shows a failure')
      }
      return page < 3 ? [`第 ${page} 页`, `第 ${page} 页，再一行`] : ['最后一行']
    },
    idOf: (text) => text,
  })
  return (
    <ListPage pages={pages} empty={<Empty title="这里还没有内容" text="这里展示一个空的列表。" />}>
      {(text) => <Card>{text}</Card>}
    </ListPage>
  )
}
