/** Fractional bits of the roots of the first primes, as FIPS 180-4 takes them. */
const root = (of: number, by: number) => {
  const value = of ** (1 / by)
  return ((value - Math.floor(value)) * 2 ** 32) | 0
}
const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !hasDivisor(n))
const rounds = primes.slice(0, 64).map((prime) => root(prime, 3))
const start = primes.slice(0, 8).map((prime) => root(prime, 2))

function hasDivisor(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return true
  return false
}

/** The first 32 bits of the SHA-256 of an ASCII text up to 55 characters: `crypto.subtle` is too slow called so often. */
export const firstBits = (text: string): number => {
  const words = new Int32Array(64)
  for (let i = 0; i < text.length; i++) words[i >> 2] = at(words, i >> 2) | (text.charCodeAt(i) << (24 - (i % 4) * 8))
  words[text.length >> 2] = at(words, text.length >> 2) | (0x80 << (24 - (text.length % 4) * 8))
  words[15] = text.length * 8
  for (let i = 16; i < 64; i++)
    words[i] = (widen0(at(words, i - 15)) + at(words, i - 7) + widen1(at(words, i - 2)) + at(words, i - 16)) | 0
  return ((compress(words) + (start[0] as number)) | 0) >>> 0
}

const at = (words: Int32Array, i: number) => words[i] as number
const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by))
const widen0 = (x: number) => turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
const widen1 = (x: number) => turn(x, 17) ^ turn(x, 19) ^ (x >>> 10)

/** One block; only the first of the eight registers is wanted. */
const compress = (words: Int32Array): number => {
  let [a, b, c, d, e, f, g, h] = start as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const e6 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const first = (h + e6 + ((e & f) ^ (~e & g)) + (rounds[i] as number) + at(words, i)) | 0
    const a2 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const second = (a2 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  return a
}
