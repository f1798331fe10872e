/** A source of chance that gives the same row of values for the same text, on every machine. */
export interface Seeded {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  /** One of the list; throws on an empty list. */
  pick<T>(list: readonly T[]): T
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
}

/** FNV-1a over UTF-16 units, as 32 bits. */
const hash = (text: string): number => {
  let sum = 0x811c9dc5
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193)
  return sum >>> 0
}

/** Seeds a source of chance with a text. For demonstration data and tests; never for secrets. */
export const seeded = (text: string): Seeded => {
  let state = hash(text)
  // mulberry32: 32 bits of state, good enough to look natural, one line to read.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    int,
    pick: <T>(list: readonly T[]) => {
      if (list.length === 0) throw new RangeError('nothing to pick from')
      return list[int(0, list.length - 1)] as T
    },
    shuffle: <T>(list: readonly T[]) => {
      const copy = [...list]
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i)
        ;[copy[i], copy[j]] = [copy[j] as T, copy[i] as T]
      }
      return copy
    },
  }
}
