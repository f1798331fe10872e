import { type Key, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { session } from '#kit/wire/browser/session.ts'
import { visitorHere } from '#kit/wire/browser/visitor.ts'
import { type MorePages, type MorePagesOptions, useMorePages } from './more-pages.ts'

/** A list as far as it had grown when one left it. */
interface Grown {
  items: readonly unknown[]
  isWhole: boolean
}

const MOST = 5
const kept = new Map<string, Grown>()

/** Keeps the newest; what is not worth keeping is dropped. */
const keep = (name: string, grown: Grown, size: number) => {
  kept.delete(name)
  if (grown.items.length > size) kept.set(name, grown)
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest)
}

/** Taken once: what is loaded anew in place begins anew. */
const take = (name: string): Grown | undefined => {
  const found = kept.get(name)
  kept.delete(name)
  return found
}

interface GrownPagesOptions<T> extends MorePagesOptions<T> {
  /** What page 1 is known again by. */
  idOf: (item: T) => Key
}

/**
 * A list that grows as one scrolls, the one of its page: who steps back to it finds it as far as he had come, so that the
 * place where he was is there. Page 1 is asked anew; where it lists other things the list begins anew, as it does for
 * another person or another city.
 */
export const useGrownPages = <T>({ first, size, load, idOf }: GrownPagesOptions<T>): MorePages<T> => {
  const { key } = useLocation()
  const begun = useMemo(() => {
    const found = import.meta.env.SSR ? undefined : take(nameOf(key))
    const items = (found?.items ?? []) as readonly T[]
    const isAsLeft = found && first.every((item, at) => items[at] !== undefined && idOf(items[at]) === idOf(item))
    return isAsLeft ? { items: [...first, ...items.slice(first.length)], isWhole: found.isWhole } : { items: first }
  }, [key, first, idOf])
  const before = Math.ceil(begun.items.length / size) - 1
  const pages = useMorePages({
    first: begun.items,
    size,
    load: async (page) => (begun.isWhole ? [] : load(page + before)),
  })

  const last = useRef(pages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept once for each time that it was shown
  useEffect(() => {
    const name = nameOf(key)
    return () => keep(name, { items: last.current.items, isWhole: last.current.state === 'end' }, size)
  }, [key, first])
  useEffect(() => {
    last.current = pages
  })
  return pages
}

/** Of a moment of the history, as it is shown to whom and where. */
const nameOf = (key: string): string => [session.who(), visitorHere().city, key].join(' ')
