import { useState } from 'react'

interface Page<T> {
  list: readonly T[]
  total_page_num: number
}

/** A list that grows page by page; each page is asked once. */
export const useGrown = <T>(first: Page<T>, load: (page: number) => Promise<Page<T>>) => {
  const [items, setItems] = useState(first.list)
  const [page, setPage] = useState(1)
  const [isAsking, setAsking] = useState(false)
  const [isMore, setMore] = useState(first.total_page_num > 1)
  const more = async () => {
    if (isAsking || !isMore) return
    setAsking(true)
    try {
      const next = await load(page + 1)
      setItems([...items, ...next.list])
      setPage(page + 1)
      setMore(next.list.length > 0)
    } catch {
      // The end is reached once more by scrolling.
    } finally {
      setAsking(false)
    }
  }
  return { items, more, isAsking }
}
