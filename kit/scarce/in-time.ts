/** So long it counts what was read: until it is read again, and as much again for a reading that takes its time. */
const KNOWN_MS = 1_000

/** What processes tell each other of who came in time; times in milliseconds since 1970. */
export type InTime =
  /** All keys under which something of it was made until then. */
  | { known: string; keys: readonly string[]; at: number }
  /** One more was made under this key. */
  | { made: string; at: number }

/**
 * Knows under which keys something was made that is gone now, as long as it is told what others make: who comes with another
 * key is no copy of somebody who came in time.
 */
export const whoCameInTime = () => {
  const known = new Map<string, { keys: ReadonlySet<string>; at: number }>()
  let made = lately()
  /** Anew each time it begins to hear. */
  let ears: object | undefined
  return {
    hear(news: InTime) {
      if (!ears) return
      if ('made' in news) return made.add(news.made, news.at)
      for (const [name, { at }] of known) if (news.at - at >= KNOWN_MS) known.delete(name)
      known.set(news.known, { keys: new Set(news.keys), at: news.at })
    },
    /** Whether it hears, and has not ceased to since. */
    hearing() {
      const before = ears
      return () => before !== undefined && ears === before
    },
    isNew(name: string, key: string, now: Date): boolean {
      const { keys, at = 0 } = known.get(name) ?? {}
      const age = now.getTime() - at
      return keys !== undefined && age >= 0 && age < KNOWN_MS && !keys.has(key) && !made.has(key)
    },
    listen(hears: boolean) {
      ears = hears ? {} : undefined
      known.clear()
      made = lately()
    },
  }
}

/** What was added in the last `KNOWN_MS`, and in as much time before it as clocks may differ. */
const lately = () => {
  let [older, newer, turnedAt] = [new Set<string>(), new Set<string>(), 0]
  return {
    add(key: string, at: number) {
      if (at - turnedAt >= 2 * KNOWN_MS) [older, newer, turnedAt] = [newer, new Set(), at]
      newer.add(key)
    },
    has: (key: string) => newer.has(key) || older.has(key),
  }
}
