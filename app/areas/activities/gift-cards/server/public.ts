import { randomBytes, randomInt } from 'node:crypto'
import { postEntry } from '#app/areas/pay/server/public.ts'
import type { Context } from '#app/context.ts'
import { DIGITS } from '../rules.ts'
import { secretHashOf } from './present.ts'
import * as queries from './queries.ts'

export { findShownCard, payAtCounter, spendCard } from './commands/at-counter.ts'
export { giveCardsBack, holdCards, refundToCards, spendHeldCards } from './commands/pay-order.ts'
export { lastMoment } from './present.ts'
export {
  type CardRow,
  hasCards as hasGiftCards,
  listBatches as listGiftBatches,
  listPaying as listPayingCards,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { activitiesGiftSpends } from './tables.ts'

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('')

/** A card as it is printed: known this once. */
export interface Printed {
  cardNo: string
  secret: string
}

/** Makes so many cards, which are sold with that: the money came over a counter, and is owed to who will spend it. */
export const printCards = async (
  ctx: Context,
  { count, amountFen, validUntil }: { count: number; amountFen: number; validUntil: Date },
): Promise<{ batch: string; cards: Printed[] }> => {
  const { db, now } = ctx
  const batch = randomBytes(9).toString('base64url')
  const cards = Array.from({ length: count }, () => ({
    cardNo: `6${digits(DIGITS.number - 1)}`,
    secret: digits(DIGITS.secret),
  }))
  await queries.insertCards(
    db,
    cards.map(({ cardNo, secret }) => ({
      cardNo,
      secretHash: secretHashOf(cardNo, secret, ctx),
      batch,
      amountFen,
      balanceFen: amountFen,
      printedAt: now,
      validUntil,
    })),
  )
  const sold = { debit: 'held:counter', credit: 'card', amountFen: count * amountFen } as const
  await postEntry(db, { happening: `gift-print:${batch}`, ...sold, enteredAt: now })
  return { batch, cards }
}
