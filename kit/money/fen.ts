/** An amount of money in fen, a safe integer: 100 fen = 1 yuan. */
export type Fen = number

/** Fen as yuan with two decimals, as money travels on the wire: 1250 → `12.50`. Throws a RangeError on a fraction of a fen. */
export function fenToYuan(fen: Fen): string {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not whole fen: ${fen}`)
  const digits = String(Math.abs(fen)).padStart(3, '0')
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Yuan text as fen: `12.50`, `12.5`, `12`, `-3` → 1250, 1250, 1200, -300. Throws a RangeError on other text, as `0.005`. */
export function yuanToFen(yuan: string): Fen {
  const [, sign, whole, decimals = ''] = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(yuan) ?? []
  if (whole === undefined) throw new RangeError(`not an amount in yuan: ${yuan}`)
  const fen = Number(whole + decimals.padEnd(2, '0'))
  return sign === '-' && fen > 0 ? -fen : fen
}

/** Whole digits with a comma between thousands: `1234567` → `1,234,567`. */
export const withCommas = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** An amount as people read it, with commas from ten thousand on: `13206.80` → `13,206.80`, `1000.00` as it is. */
export const readableAmount = (amount: string): string => amount.replace(/^-?\d{5,}/, withCommas)

const byLargestRemainder = (a: { remainder: bigint; at: number }, b: { remainder: bigint; at: number }): number =>
  a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1

/**
 * Splits an amount in proportion to whole weights so that the parts sum to it exactly: each gets its share cut to fen,
 * what is left goes fen by fen to the largest remainders, the earlier part first (Hamilton's method).
 * Throws a RangeError if no weight is above 0 or one is negative.
 */
export function splitFen(total: Fen, weights: readonly number[]): Fen[] {
  if (total < 0) return splitFen(-total, weights).map((part) => (part === 0 ? 0 : -part))
  if (weights.some((weight) => weight < 0)) throw new RangeError('a weight is negative')
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) throw new RangeError('no weight is above 0')

  const shares = weights.map((weight) => BigInt(total) * BigInt(weight))
  const parts = shares.map((share) => Number(share / whole))
  const left = total - parts.reduce((sum, part) => sum + part, 0)
  const ranked = shares.map((share, at) => ({ remainder: share % whole, at })).sort(byLargestRemainder)
  const luckier = new Set(ranked.slice(0, left).map(({ at }) => at))
  return parts.map((part, at) => (luckier.has(at) ? part + 1 : part))
}
