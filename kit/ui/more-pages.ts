import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react'

/** Where a growing list stands. */
export type MoreState = 'ready' | 'loading' | 'failed' | 'end'

/** A growing list as it stands; ListPage shows it. */
export interface MorePages<T> {
  items: readonly T[]
  state: MoreState
  /** Loads the next page now; after a failure the same page again. */
  more: () => void
  /** For an element at the end of the list: the next page is fetched when it comes within 20 px of sight. */
  sentinel: RefCallback<HTMLElement>
}

/** What a growing list is made of. */
export interface MorePagesOptions<T> {
  /** Page 1 as the loader brought it; another array begins the list anew. */
  first: readonly T[]
  /** A page that is shorter than this is the last. */
  size: number
  load: (page: number) => Promise<readonly T[]>
}

interface Pages<T> {
  first: readonly T[]
  items: readonly T[]
  page: number
  state: MoreState
}

/** A list that grows as one scrolls: page 1 replaces, later pages append, a page that fails keeps what is there. */
export function useMorePages<T>({ first, size, load }: MorePagesOptions<T>): MorePages<T> {
  const start = (): Pages<T> => ({ first, items: first, page: 1, state: first.length < size ? 'end' : 'ready' })
  const [kept, setPages] = useState(start)
  const pages = kept.first === first ? kept : start()
  if (pages !== kept) setPages(pages)

  const now = useRef({ pages, load })
  useEffect(() => {
    now.current = { pages, load }
  })

  const more = useCallback(() => {
    const { pages: before, load: fetchPage } = now.current
    if (before.state === 'loading' || before.state === 'end') return
    const loading: Pages<T> = { ...before, state: 'loading' }
    now.current.pages = loading
    setPages(loading)
    const page = before.page + 1
    // An answer for a list that has begun anew meanwhile is dropped.
    const settle = (after: Pages<T>) => setPages((current) => (current.first === before.first ? after : current))
    fetchPage(page).then(
      (added) =>
        settle({
          first: before.first,
          items: [...before.items, ...added],
          page,
          state: added.length < size ? 'end' : 'ready',
        }),
      () => settle({ ...before, state: 'failed' }),
    )
  }, [size])

  // Observed anew after every page: a sentinel that stays in sight would otherwise not fire again.
  const watching = pages.state === 'ready' ? pages.page : undefined
  const sentinel = useCallback(
    (element: HTMLElement | null) => {
      if (!element || watching === undefined) return
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
        rootMargin: '0px 0px 20px',
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [watching, more],
  )
  return { items: pages.items, state: pages.state, more, sentinel }
}
