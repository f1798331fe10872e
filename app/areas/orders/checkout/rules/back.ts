import type { Fen } from '#kit/money/fen.ts'

/** An item of an order as far as what came back of it asks. */
export interface BackItemMoment {
  position: number
  pieces: number
  dueFen: Fen
  backFen: Fen
  backPieces: number
}

/** What goes back of one item. */
interface Part {
  position: number
  pieces: number
  amountFen: Fen
}

/** An order as far as its money asks that is to go back, in fen. */
interface PaidMoney {
  paidFen: Fen
  cardFen: Fen
  backFen: Fen
}

/**
 * How much of an amount that goes back goes onto gift cards, in fen: what was paid at the cashier goes back first, so that a
 * patient gets money for as long as money was paid, and never more of it than that.
 */
export const cardBackFen = ({ paidFen, cardFen, backFen }: PaidMoney, amountFen: Fen): Fen => {
  const toCards = (fen: Fen) => Math.max(0, fen - (paidFen - cardFen))
  return toCards(backFen + amountFen) - toCards(backFen)
}

/** Whether nothing of an order is left once these parts have gone back, too: no money for its goods, or no piece of them. */
export const isAllBack = (items: readonly BackItemMoment[], parts: readonly Part[]): boolean => {
  const left = items.map((item) => {
    const part = parts.find(({ position }) => position === item.position)
    return {
      fen: item.dueFen - item.backFen - (part?.amountFen ?? 0),
      pieces: item.pieces - item.backPieces - (part?.pieces ?? 0),
    }
  })
  return left.every(({ fen }) => fen === 0) || left.every(({ pieces }) => pieces === 0)
}

/** The freight that goes back with these parts: all that is left of it with the last of an order of which nothing was sent, in fen. */
export const freightBackFen = (
  order: { state: string; freightFen: Fen; backFen: Fen },
  items: readonly BackItemMoment[],
  parts: readonly Part[],
): Fen => {
  if (order.state !== 'paid' || !isAllBack(items, parts)) return 0
  const goodsBackFen = items.reduce((sum, { backFen }) => sum + backFen, 0)
  return order.freightFen - (order.backFen - goodsBackFen)
}
