/** Times the pace that somebody who was quiet may ask at once: taps come in twos and threes. */
const BURST = 2

/** Keys come from outside: whoever invents new ones fills no memory. */
const MOST_KNOWN = 20_000
const LONGEST_NAME = 100

interface Asked {
  /** Questions that they may ask now. */
  left: number
  atMs: number
}

/** Judges how often somebody asks: each call for itself, in the memory of this process. */
export type Pace = (call: { name: string; pace: number }, who: string) => boolean

/** Lets through so many questions a second of each who asks, twice as many at once where they were quiet before. */
export const openPace = (nowMs: () => number): Pace => {
  const known = new Map<string, Asked>()
  return ({ name, pace }, who) => {
    if (known.size >= MOST_KNOWN) known.clear()
    const key = `${name} ${who.slice(0, LONGEST_NAME)}`
    const atMs = nowMs()
    const before = known.get(key) ?? { left: pace * BURST, atMs }
    const left = Math.min(pace * BURST, before.left + ((atMs - before.atMs) * pace) / 1_000)
    known.set(key, { left: left < 1 ? left : left - 1, atMs })
    return left >= 1
  }
}
