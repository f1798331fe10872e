import { GIFT_CARD, type TillWay } from '#app/areas/pay/rules/counter.ts'

/** Most yuan that may be in a drawer. */
export const MOST_CASH = 1_000_000
/** Letters of a note about a difference. */
export const NOTE_LETTERS = 200

/** By what shifts may be sorted, and which way is usual. */
export const shiftSorts = { open_time: 'desc' } as const

/** Whether shifts are under way or over, as the list of them may be narrowed. */
export const shiftStates = { open: '未交班', closed: '已交班' } as const

/** Money that moved at a counter. */
export interface Moved {
  direction: 'in' | 'back'
  way: TillWay
  amountFen: number
}

/** What came in and went out in a shift, by way. */
export interface ShiftSums {
  cashInFen: number
  cashBackFen: number
  cardInFen: number
  cardBackFen: number
  /** What gift cards paid: it is in no drawer, and goes back onto them by itself. */
  giftInFen: number
}

/** Sums what moved in a shift. */
export const sumsOf = (moved: readonly Moved[]): ShiftSums => {
  const sum = (way: TillWay, direction: Moved['direction']) =>
    moved
      .filter((one) => one.way === way && one.direction === direction)
      .reduce((total, { amountFen }) => total + amountFen, 0)
  return {
    cashInFen: sum('counter', 'in'),
    cashBackFen: sum('counter', 'back'),
    cardInFen: sum('terminal', 'in'),
    cardBackFen: sum('terminal', 'back'),
    giftInFen: sum(GIFT_CARD, 'in'),
  }
}

/** The cash that should be in the drawer: what was there, and what moved since. */
export const expectedCash = (floatFen: number, { cashInFen, cashBackFen }: ShiftSums): number =>
  floatFen + cashInFen - cashBackFen
