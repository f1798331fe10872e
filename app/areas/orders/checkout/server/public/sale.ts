import { latchOf } from '#kit/scarce/server/shared-latch.ts'
import type { Within } from '#server/here.ts'
import type { Made, NotMade, Purchase } from './order.ts'
import { type Ordered, orderOne } from './order-together.ts'
import type { Wish } from './quote.ts'

const nameOfSale = ({ saleId, lines: [line] }: Wish): string => `${saleId} ${line?.specialId}`
const piecesOf = ({ lines: [line] }: Wish): number => line?.pieces ?? 0

/** Whether what is wanted in a flash sale was gone a moment ago: told without a look at anything. */
export const isGone = ({ config, now }: Within, wish: Wish): boolean =>
  wish.saleId !== undefined && latchOf(config).isShut(nameOfSale(wish), piecesOf(wish), now)

/**
 * Orders one thing, in a flash sale or not. In a sale what was not there a moment ago is not asked for again, so that the
 * many who come too late cost those nothing who came in time.
 */
export const buy = async (within: Within, wish: Wish, purchase: Purchase): Promise<Ordered> => {
  const line = purchase.quoted.orders[0]?.lines[0]
  if (!line?.isInSale) return orderOne(within, purchase)
  const { pieces, left } = line
  const made = left < pieces ? GONE : await orderOne(within, purchase)
  if (isSaleGone(made)) latchOf(within.config).shut(nameOfSale(wish), pieces, within.now)
  return made
}

const GONE: NotMade = { refused: 'sale-gone', fill: {} }

const isSaleGone = (made: Made | NotMade | 'same-key') =>
  typeof made === 'object' && 'refused' in made && made.refused === 'sale-gone'
