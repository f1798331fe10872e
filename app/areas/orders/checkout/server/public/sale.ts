import { latchOf } from '#kit/scarce/server/shared-latch.ts'
import type { Ahead, Within } from '#server/here.ts'
import { findKeysOf } from '../queries.ts'
import type { Made, NotMade, Purchase } from './order.ts'
import { type Ordered, orderOne } from './order-together.ts'

/** One thing that somebody wants in what may be a flash sale. */
export interface SaleWish {
  saleId: number
  specialId: number
  pieces: number
}

const nameOf = ({ saleId, specialId }: SaleWish): string => `${saleId} ${specialId}`

/** Whether what is wanted was gone a moment ago: told without a look at it. */
export const isGone = ({ config, now }: Pick<Within, 'config' | 'now'>, wish: SaleWish): boolean =>
  latchOf(config).isShut(nameOf(wish), wish.pieces, now)

/** The same, and this is surely no copy of what was ordered in time: told without a look at who asks. */
export const isTooLate = (ahead: Ahead, wish: SaleWish): boolean => {
  const { config, now, idempotencyKey: key } = ahead
  return isGone(ahead, wish) && (key === undefined || latchOf(config).isNew(nameOf(wish), key, now))
}

/**
 * Orders one thing, in a flash sale or not. In a sale what was not there a moment ago is not asked for again, so that the
 * many who come too late cost those nothing who came in time.
 */
export const buy = async (within: Within, wish: SaleWish | undefined, purchase: Purchase): Promise<Ordered> => {
  const line = purchase.quoted.orders[0]?.lines[0]
  if (!wish || !line?.isInSale) return orderOne(within, purchase)
  const { config, now } = within
  const made = line.left < line.pieces ? GONE : await orderOne(within, purchase)
  if (isSaleGone(made)) shut(within, wish, line.special.stockId)
  else if (isMade(made) && purchase.key !== null) latchOf(config).made(purchase.key, now)
  return made
}

/** Shuts the latch, and learns meanwhile who came in time; nobody waits for that. */
const shut = (within: Within, wish: SaleWish, stockId: number) => {
  if (isGone(within, wish)) return
  const { db, config, now } = within
  const [latch, name] = [latchOf(config), nameOf(wish)]
  latch.shut(name, wish.pieces, now)
  latch.learn(name, now, () => findKeysOf(db, stockId)).catch(() => undefined)
}

const GONE: NotMade = { refused: 'sale-gone', fill: {} }

const isMade = (made: Ordered): made is Made => typeof made === 'object' && !('refused' in made)
const isSaleGone = (made: Ordered) => typeof made === 'object' && 'refused' in made && made.refused === 'sale-gone'
