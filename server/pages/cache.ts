/** What a cache holds must know its size. */
export interface Sized {
  bytes: number
}

export interface CacheLimits {
  /** Milliseconds for which a page is given out as it is. */
  freshMs: number
  /** Milliseconds after that for which it is given out while it is renewed, also where renewing it fails. */
  staleMs: number
  maxEntries: number
  maxBytes: number
}

/** A page that is there. */
export interface Found<T> {
  page: T
  ageMs: number
  state: 'cached' | 'stale'
}

interface Entry<T> {
  page: T
  madeAt: number
  bytes: number
}

/**
 * A cache of pages. `find` gives what is there, at once; `make` has a page made and caches it where `isCacheable` says so. Who
 * asks for a page that is being made waits for the same making. What was not made, or is not worth caching, leaves the old page
 * in its place until that is too old to be given out. What was asked for least recently goes first. `clear` forgets all, also what
 * is being made.
 */
export const pageCache = <T extends Sized>(
  { freshMs, staleMs, maxEntries, maxBytes }: CacheLimits,
  isCacheable: (page: T) => boolean,
  now = performance.now.bind(performance),
) => {
  const entries = new Map<string, Entry<T>>()
  const making = new Map<string, Promise<T>>()
  let bytes = 0
  /** How often all was forgotten: what was begun before shows what was before. */
  let forgotten = 0

  const remove = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  const put = (key: string, page: T) => {
    const entry = { page, madeAt: now(), bytes: page.bytes + key.length }
    remove(key)
    entries.set(key, entry)
    bytes += entry.bytes
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries && bytes <= maxBytes) return
      remove(oldest)
    }
  }

  const find = (key: string): Found<T> | undefined => {
    const entry = entries.get(key)
    if (!entry) return undefined
    const ageMs = now() - entry.madeAt
    if (ageMs >= freshMs + staleMs) {
      remove(key)
      return undefined
    }
    // The last in its order is the one that was asked for last.
    entries.delete(key)
    entries.set(key, entry)
    return { page: entry.page, ageMs, state: ageMs < freshMs ? 'cached' : 'stale' }
  }

  const makeAndPut = async (key: string, makePage: () => Promise<T>): Promise<T> => {
    const begun = forgotten
    try {
      const page = await makePage()
      if (begun === forgotten && isCacheable(page)) put(key, page)
      return page
    } finally {
      if (begun === forgotten) making.delete(key)
    }
  }

  const make = (key: string, makePage: () => Promise<T>): Promise<T> => {
    const under = making.get(key)
    if (under) return under
    const begun = makeAndPut(key, makePage)
    making.set(key, begun)
    return begun
  }

  const clear = () => {
    forgotten += 1
    entries.clear()
    making.clear()
    bytes = 0
  }

  return { find, make, clear }
}
