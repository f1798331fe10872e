import { type InTime, whoCameInTime } from './in-time.ts'

/** So long nobody is let through to what was gone: a piece that comes back waits no longer than that. */
export const SHUT_MS = 500

/** Names come from outside: whoever invents new ones fills no memory. */
const MOST_SHUT = 10_000

/** What one process finds out and the others should know: so many pieces of it were not there, who wants fewer may try. */
export type News = InTime | { shut: string; pieces: number; until: number }

/**
 * Stands before a hot row and turns away who comes for what was just gone, without asking the database. It only spares
 * work: who is let through is judged by the guarded statement all the same.
 */
export interface Latch {
  /** Whether so many pieces of it were gone a moment ago. */
  isShut: (name: string, pieces: number, now: Date) => boolean
  /** The database said that so many pieces of it are not there. */
  shut: (name: string, pieces: number, now: Date) => void
  /** Something was made under this key. */
  made: (key: string, now: Date) => void
  /**
   * Reads under which keys something of it was made, where others tell what they make: else it would not stay true. Undefined:
   * nobody knows.
   */
  learn: (name: string, now: Date, read: () => Promise<readonly string[] | undefined>) => Promise<void>
  /** Whether nothing of it was made under that key, for sure. */
  isNew: (name: string, key: string, now: Date) => boolean
}

/** How it is tied to those of other processes. */
export interface Tied extends Latch {
  hear: (news: News) => void
  /** From now on it is told what the others make, or no longer. */
  listen: (hears: boolean) => void
}

/** A latch of this process; `tell` hears what it finds out, and `hear` takes what another process has told. */
export const openLatch = (tell: (news: News) => void = () => {}): Tied => {
  const found = new Map<string, { pieces: number; until: number }>()
  const inTime = whoCameInTime()

  const hear = (news: News) => {
    if (!('shut' in news)) return inTime.hear(news)
    if (found.size >= MOST_SHUT) found.clear()
    found.set(news.shut, news)
  }
  const find = (news: News) => {
    hear(news)
    tell(news)
  }
  return {
    hear,
    isShut(name, pieces, now) {
      const shut = found.get(name)
      if (shut === undefined || pieces < shut.pieces) return false
      const rest = shut.until - now.getTime()
      // What another machine's clock would keep shut for longer is not believed.
      return rest > 0 && rest <= SHUT_MS
    },
    shut: (name, pieces, now) => find({ shut: name, pieces, until: now.getTime() + SHUT_MS }),
    made: (key, now) => find({ made: key, at: now.getTime() }),
    async learn(name, now, read) {
      const isStill = inTime.hearing()
      const keys = isStill() ? await read() : undefined
      // What others made while it heard nothing is in no list.
      if (keys && isStill()) find({ known: name, keys, at: now.getTime() })
    },
    isNew: inTime.isNew,
    listen: inTime.listen,
  }
}
