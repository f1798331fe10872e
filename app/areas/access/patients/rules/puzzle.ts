import { firstBits } from '#kit/check/sha256.ts'

/** The longest answer that is looked at. */
export const LONGEST_ANSWER = 16

/** Whether the SHA-256 of riddle and answer begins with so many zero bits, at most 32. */
export const isSolved = (riddle: string, answer: string, bits: number): boolean =>
  /^\w+$/.test(answer) && answer.length <= LONGEST_ANSWER && firstBits(riddle + answer) < 2 ** (32 - bits)

/** Tries answers from `from` on, `count` of them: the one that solves it, or null. The caller rests in between. */
export const trySolving = (riddle: string, bits: number, from: number, count: number): string | null => {
  for (let n = from; n < from + count; n++) if (isSolved(riddle, n.toString(36), bits)) return n.toString(36)
  return null
}
