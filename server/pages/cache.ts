/** What a cache keeps must know its size. */
export interface Sized {
  bytes: number
}

export interface CacheLimits {
  ttlMs: number
  mostEntries: number
  mostBytes: number
}

interface Entry<T> {
  until: number
  making: Promise<T>
  /** What came of it, once it is there. */
  made?: T
  bytes: number
}

/**
 * Keeps what was made for a short time. `take` gives it or has it made, and questions that come meanwhile wait for the same
 * making; `mayKeep` says what is worth keeping, failures never are. `takeKept` gives what is there already, at once. What is
 * asked for least recently goes first.
 */
export const shortCache = <T extends Sized>(
  { ttlMs, mostEntries, mostBytes }: CacheLimits,
  now = performance.now.bind(performance),
) => {
  const entries = new Map<string, Entry<T>>()
  let bytes = 0

  const forget = (key: string, entry: Entry<T>): undefined => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }
  const shrink = () => {
    for (const [key, entry] of entries) {
      if (entries.size <= mostEntries && bytes <= mostBytes) return
      forget(key, entry)
    }
  }

  const find = (key: string): Entry<T> | undefined => {
    const found = entries.get(key)
    if (!found) return undefined
    if (found.until <= now()) return forget(key, found)
    entries.delete(key)
    entries.set(key, found)
    return found
  }

  const takeKept = (key: string): T | undefined => find(key)?.made

  const take = async (key: string, make: () => Promise<T>, mayKeep: (made: T) => boolean): Promise<T> => {
    const found = find(key)
    if (found) return found.making
    const entry: Entry<T> = { until: Number.POSITIVE_INFINITY, making: make(), bytes: key.length }
    entries.set(key, entry)
    bytes += entry.bytes
    try {
      const made = await entry.making
      if (!mayKeep(made)) forget(key, entry)
      else if (entries.get(key) === entry) {
        entry.made = made
        entry.until = now() + ttlMs
        entry.bytes += made.bytes
        bytes += made.bytes
        shrink()
      }
      return made
    } catch (error) {
      forget(key, entry)
      throw error
    }
  }
  return { take, takeKept }
}
