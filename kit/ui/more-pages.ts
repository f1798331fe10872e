import { type Key, type RefCallback, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type Grown, grownBefore, grownName, keepGrown, laterPages } from './grown-lists.ts'

/** Where a growing list stands. */
export type MoreState = 'ready' | 'loading' | 'failed' | 'end'

/** A growing list as it stands; ListPage shows it. */
export interface MorePages<T> {
  items: readonly T[]
  state: MoreState
  idOf: (item: T) => Key
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
  /** What an item is known again by. */
  idOf: (item: T) => Key
}

interface Pages<T> {
  /** The moment of the history: the router's key. */
  key: string
  first: readonly T[]
  items: readonly T[]
  page: number
  state: MoreState
  /** What was there from the beginning, of an earlier time. */
  before?: Grown<T>
}

/**
 * A list that grows as one scrolls: page 1 replaces, later pages append, a page that fails keeps what is there.
 * Who steps back to it, or loads its page anew, finds it as far as it had grown, so that the place where they were is there;
 * what has changed meanwhile follows. Where page 1 lists other things it begins anew, and for who steps back as another person
 * or in another city.
 */
export function useMorePages<T>(options: MorePagesOptions<T>): MorePages<T> {
  const { first, size, load, idOf } = options
  const { key } = useLocation()
  const [kept, setPages] = useState(() => begin(options, key))
  const pages = kept.first === first ? kept : begin(options, key, kept)
  if (pages !== kept) setPages(pages)

  const now = useRef({ pages, load, idOf })
  useEffect(() => {
    now.current = { pages, load, idOf }
  })
  useEffect(() => {
    const name = grownName(key)
    return () => keepGrown(name, now.current.pages)
  }, [key])

  const { before } = pages
  useEffect(() => {
    if (!before) return
    laterPages(before.page, (page) => now.current.load(page)).then(
      (later) =>
        setPages((current) =>
          current.before === before ? renewed(current, before, later, now.current.idOf) : current,
        ),
      () => undefined,
    )
  }, [before])

  const more = useCallback(() => {
    const { pages: before, load: fetchPage } = now.current
    if (before.state === 'loading' || before.state === 'end') return
    const loading: Pages<T> = { ...before, state: 'loading' }
    now.current.pages = loading
    setPages(loading)
    const page = before.page + 1
    // An answer for a list that has begun anew meanwhile is dropped.
    const settle = (after: (current: Pages<T>) => Pages<T>) =>
      setPages((current) => (current.first === before.first ? after(current) : current))
    fetchPage(page).then(
      (added) =>
        settle((current) => ({
          ...current,
          items: withNew(current.items, added, now.current.idOf),
          page,
          state: added.length < size ? 'end' : 'ready',
        })),
      () => settle((current) => ({ ...current, state: 'failed' })),
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
  return { items: pages.items, state: pages.state, idOf, more, sentinel }
}

/** Page 1, and what had grown before if that began with the same. */
const begin = <T>({ first, size, idOf }: MorePagesOptions<T>, key: string, shown?: Pages<T>): Pages<T> => {
  const isWhole = first.length < size
  const before = shown?.key === key ? shown : (grownBefore(key) as Grown<T> | undefined)
  // What the loader gives again as it was is of the same moment: nothing of the list needs to be asked anew.
  if (before?.first === first) return asLeft(before, key)
  const isLonger = !isWhole && before && before.page > 1
  if (!isLonger || first.some((item, at) => before.items[at] === undefined || idOf(before.items[at]) !== idOf(item)))
    return { key, first, items: first, page: 1, state: isWhole ? 'end' : 'ready' }
  const { items, page, state } = before
  return {
    key,
    first,
    items: [...first, ...items.slice(first.length)],
    page,
    state: state === 'end' ? 'end' : 'ready',
    before: { first: before.first, items, page, state },
  }
}

const asLeft = <T>({ first, items, page, state }: Grown<T>, key: string): Pages<T> => ({
  key,
  first,
  items,
  page,
  state: state === 'end' ? 'end' : 'ready',
})

/** With the later pages of what was there before as they are now; what came after them stays. The same list if they are the same. */
const renewed = <T>(pages: Pages<T>, before: Grown<T>, later: readonly T[], idOf: (item: T) => Key): Pages<T> => {
  const items = withNew(pages.first, later, idOf)
  const grown = before.items.length
  if (JSON.stringify(items) === JSON.stringify(pages.items.slice(0, grown))) return pages
  return { ...pages, items: withNew(items, pages.items.slice(grown), idOf) }
}

/** Each item once: what has come or gone meanwhile moves the others from page to page. */
const withNew = <T>(items: readonly T[], added: readonly T[], idOf: (item: T) => Key): readonly T[] => {
  const known = new Set(items.map(idOf))
  return [...items, ...added.filter((item) => !known.has(idOf(item)))]
}
