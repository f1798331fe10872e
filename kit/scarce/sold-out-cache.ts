/** So long it is believed that something is sold out, where nobody hears of pieces that come back: they came by another process. */
export const SOLD_OUT_MS = 500

/** Names come from outside: whoever invents new ones fills no memory. */
const MOST_NAMES = 10_000

/** What is not there: of which stock, and how many pieces of it were asked for in vain; who wants fewer may try. */
interface SoldOut {
  stockId: number
  pieces: number
}

/**
 * Remembers for a moment what was sold out, so that the many who come too late cost those nothing who came in time. It only
 * spares work: whoever is not turned away here is judged by the database.
 */
export const openSoldOutCache = () => {
  const found = new Map<string, SoldOut & { until: number }>()
  let returns = 0
  return {
    /** To be taken before the database is asked, and given to `add` with what it said. */
    state: (): number => returns,
    /** Whether so many pieces were not there a moment ago. */
    has(name: string, pieces: number, now: Date): boolean {
      const soldOut = found.get(name)
      return soldOut !== undefined && pieces >= soldOut.pieces && now.getTime() < soldOut.until
    },
    /** The database said so. What came back since it was asked makes that nothing worth. */
    add(name: string, soldOut: SoldOut, { now, state }: { now: Date; state: number }): void {
      if (state !== returns) return
      if (found.size >= MOST_NAMES) found.clear()
      found.set(name, { ...soldOut, until: now.getTime() + SOLD_OUT_MS })
    },
    /** Pieces of these stocks are free again: they are sold at once. */
    clear(stockIds: readonly number[]): void {
      returns++
      for (const [name, { stockId }] of found) if (stockIds.includes(stockId)) found.delete(name)
    },
  }
}

/** What one process knows to be sold out. */
export type SoldOutCache = ReturnType<typeof openSoldOutCache>
