/** So long nobody is let through to what was gone: a piece that comes back waits no longer than that. */
export const SHUT_MS = 500

/** Names come from outside: whoever invents new ones fills no memory. */
const MOST_SHUT = 10_000

/** So many pieces of it were not there; who wants fewer may try. */
export interface Shut {
  name: string
  pieces: number
  /** In milliseconds since 1970. */
  until: number
}

/**
 * Stands before a hot row and turns away who comes for what was just gone, without asking the database. It only spares
 * work: who is let through is judged by the guarded statement all the same.
 */
export interface Latch {
  /** Whether so many pieces of it were gone a moment ago. */
  isShut: (name: string, pieces: number, now: Date) => boolean
  /** The database said that so many pieces of it are not there. */
  shut: (name: string, pieces: number, now: Date) => void
}

/** A latch of this process; `tell` hears what it shuts, and `hear` takes what another process has shut. */
export const openLatch = (tell: (shut: Shut) => void = () => {}): Latch & { hear: (shut: Shut) => void } => {
  const found = new Map<string, Shut>()
  const hear = (shut: Shut) => {
    if (found.size >= MOST_SHUT) found.clear()
    found.set(shut.name, shut)
  }
  return {
    isShut(name, pieces, now) {
      const shut = found.get(name)
      if (shut === undefined || pieces < shut.pieces) return false
      const rest = shut.until - now.getTime()
      // What another machine's clock would keep shut for longer is not believed.
      return rest > 0 && rest <= SHUT_MS
    },
    shut(name, pieces, now) {
      const shut = { name, pieces, until: now.getTime() + SHUT_MS }
      hear(shut)
      tell(shut)
    },
    hear,
  }
}
