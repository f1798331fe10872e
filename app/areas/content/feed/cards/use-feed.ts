import { useEffect, useRef, useState } from 'react'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { feedNew, recommendFeed } from '../contract.ts'
import { type FeedEntry, type FeedPage, nameOf } from './feed-entry.ts'

/** Which feed: a tab; Recommend where none is named. */
export interface FeedOf {
  tab_id?: number | undefined
  /** It stands on the home. */
  isHome?: boolean | undefined
}

/**
 * The feed as it grows: what the page brought, as any visitor sees it, then the reader's own; each page is asked for by where the one
 * before ended. What they want less of goes at once.
 */
export const useFeed = (about: FeedOf, brought: FeedPage, size: number) => {
  const { tab_id } = about
  const call = about.isHome ? feedNew : recommendFeed
  const page = useOwnFirst(about, brought, size)
  const cursors = useRef(new Map<number, string>())
  cursors.current.set(1, page.next_cursor)
  const pages = useMorePages({
    first: page.list,
    size,
    load: async (number) => {
      const cursor = cursors.current.get(number - 1)
      if (cursor === '') return []
      const next = await callApi(call, { tab_id, page_size: size, ...(cursor ? { cursor } : { page: number }) })
      cursors.current.set(number, next.next_cursor)
      return next.list
    },
    idOf: nameOf,
  })
  const [gone, setGone] = useState<{ names: ReadonlySet<string>; topics: ReadonlySet<number> }>({
    names: new Set(),
    topics: new Set(),
  })
  const leaveOut = (entry: FeedEntry, isTopic: boolean) =>
    setGone(({ names, topics }) => ({
      names: isTopic ? names : new Set([...names, nameOf(entry)]),
      topics: isTopic ? new Set([...topics, entry.cat_id]) : topics,
    }))
  const items = pages.items.filter((entry) => !gone.names.has(nameOf(entry)) && !gone.topics.has(entry.cat_id))
  return { pages: { ...pages, items }, leaveOut }
}

/** The first page as it came, then as it is for who is signed in. */
const useOwnFirst = ({ tab_id, isHome }: FeedOf, brought: FeedPage, size: number): FeedPage => {
  const isSignedIn = useSession() !== null
  const [page, setPage] = useState(brought)
  useEffect(() => {
    setPage(brought)
    if (!isSignedIn) return
    callApi(isHome ? feedNew : recommendFeed, { tab_id, page_size: size }).then(setPage, () => undefined)
  }, [isSignedIn, isHome, brought, tab_id, size])
  return page
}
