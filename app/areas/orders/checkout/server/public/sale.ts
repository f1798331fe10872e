import type { Db } from '#kit/db/open.ts'
import { openLatch } from '#kit/scarce/latch.ts'
import { gateOf, type Wish as Wanted } from '#kit/scarce/server/redis-gate.ts'
import type { Within } from '#server/here.ts'
import type { Made, NotMade, Purchase } from './order.ts'
import { type Ordered, orderOne } from './order-together.ts'
import type { Wish } from './quote.ts'

const latches = new WeakMap<Db, ReturnType<typeof openLatch>>()

const latchOf = (db: Db) => {
  const latch = latches.get(db) ?? openLatch()
  latches.set(db, latch)
  return latch
}

const nameOfSale = ({ saleId, lines: [line] }: Wish): string => `${saleId} ${line?.specialId}`
const piecesOf = ({ lines: [line] }: Wish): number => line?.pieces ?? 0

/** Whether what is wanted in a flash sale was gone a moment ago: told without a look at anything. */
export const isGone = ({ db, now }: Within, wish: Wish): boolean =>
  wish.saleId !== undefined && latchOf(db).isShut(nameOfSale(wish), piecesOf(wish), now)

/**
 * Orders one thing, in a flash sale or not. In a sale what was not there a moment ago is not asked for again, so that the
 * many who come too late cost those nothing who came in time.
 */
export const buy = async (within: Within, wish: Wish, purchase: Purchase): Promise<Ordered> => {
  const line = purchase.quoted.orders[0]?.lines[0]
  if (!line?.isInSale) return orderOne(within, purchase)
  const { pieces, left } = line
  const made = left < pieces ? GONE : await buyThroughGate(within, purchase, { name: nameOfSale(wish), pieces, left })
  if (isSaleGone(made)) latchOf(within.db).shut(nameOfSale(wish), pieces, within.now)
  return made
}

const GONE: NotMade = { refused: 'sale-gone', fill: {} }

/** Where several processes sell the same, a Redis may count for all of them whom to let through. */
const buyThroughGate = async (within: Within, purchase: Purchase, wish: Wanted): Promise<Ordered> => {
  const gate = await gateOf(within.config)
  if (gate && !(await gate.admit(wish))) return GONE
  const made = await orderOne(within, purchase)
  if (gate && (made === 'same-key' || 'refused' in made)) await gate.giveBack(wish)
  return made
}

const isSaleGone = (made: Made | NotMade | 'same-key') =>
  typeof made === 'object' && 'refused' in made && made.refused === 'sale-gone'
