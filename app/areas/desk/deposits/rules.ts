import type { CounterWay } from '#app/areas/pay/rules/counter.ts'

/** Most yuan of one deposit. */
export const MOST_BANKED = 10_000_000
/** Letters of a note about a difference. */
export const NOTE_LETTERS = 200

/** By what deposits may be sorted, and which way is usual. */
export const depositSorts = { slip_day: 'desc' } as const

/** What the bank says of what counters took. */
export interface Banked {
  way: CounterWay
  /** What the books say was taken. */
  shouldFen: number
  bankedFen: number
  feeFen: number
}

/** What came too much, or less than nothing: too little. */
export const differenceOf = ({ shouldFen, bankedFen, feeFen }: Omit<Banked, 'way'>): number =>
  bankedFen + feeFen - shouldFen

/** How it leaves the account of the counter: to a bank, as a fee, and what is missing; they sum to what was taken. `surplusFen` comes beside it. */
export const partsOf = (banked: Omit<Banked, 'way'>) => {
  const difference = differenceOf(banked)
  return {
    toBankFen: Math.min(banked.bankedFen, banked.shouldFen - banked.feeFen),
    feeFen: banked.feeFen,
    missingFen: Math.max(0, -difference),
    surplusFen: Math.max(0, difference),
  }
}
