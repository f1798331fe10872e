/** So long nobody is let through to what was gone: a piece that comes back waits no longer than that. */
export const SHUT_MS = 500

/** Names come from outside: whoever invents new ones fills no memory. */
const MOST_SHUT = 10_000

interface Shut {
  until: number
  /** So many pieces were not there; who wants fewer may try. */
  pieces: number
}

/**
 * Stands before a hot row and turns away who comes for what was just gone, without asking the database. It only spares
 * work: who is let through is judged by the guarded statement all the same.
 */
export const openLatch = () => {
  const shut = new Map<string, Shut>()
  return {
    /** Whether so many pieces of it were gone a moment ago. */
    isShut: (name: string, pieces: number, now: Date): boolean => {
      const found = shut.get(name)
      return found !== undefined && pieces >= found.pieces && now.getTime() < found.until
    },
    /** So many pieces of it are not there. */
    shut: (name: string, pieces: number, now: Date): void => {
      if (shut.size >= MOST_SHUT) shut.clear()
      shut.set(name, { pieces, until: now.getTime() + SHUT_MS })
    },
  }
}
