import { randomBytes, randomInt } from 'node:crypto'
import { countUp, findTally } from '#app/areas/access/patients/server/public.ts'
import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import { postEntry } from '#app/areas/pay/server/public.ts'
import type { Context } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { later } from '#kit/time/span.ts'
import { DIGITS, paymentIn, slotOf, TRIES_EACH } from '../rules.ts'
import { codeOf, secretHashOf } from './present.ts'
import * as queries from './queries.ts'

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

/** What was taken off a card; or why nothing. */
export type Spent = { cardId: number; cardNo: string; balanceFen: number } | 'wrong' | 'too-often' | 'too-little'

/** Takes an amount off the card of which the code was shown, for a seller. */
export const spendCard = async (
  ctx: Context,
  { scanned, amountFen, unit }: { scanned: string; amountFen: number; unit: { id: number; name: string } },
): Promise<Spent> => {
  const { db, now } = ctx
  const shown = paymentIn(scanned)
  const card = shown && (await queries.findCard(db, shown.cardNo))
  if (!shown || !card) return 'wrong'
  const tries = `gift-code ${card.id}`
  if ((await findTally(db, tries, now)) >= TRIES_EACH.card) return 'too-often'
  const slot = slotOf(now)
  if (![slot, slot - 1].some((one) => codeOf(card, one, ctx) === shown.code)) {
    // It is counted though what was asked is undone.
    ctx.detached?.((root) => countUp(root, tries, now, later(now, { hours: 1 })))
    return 'wrong'
  }
  const left = await queries.takeOff(db, card.id, amountFen, now)
  if (!left) return 'too-little'
  const { patientId, balanceFen } = left
  const row = { cardId: card.id, patientId, hospitalId: unit.id, unitName: unit.name, amountFen, balanceFen }
  const spendId = await queries.insertSpend(db, { ...row, spentAt: now })
  const moved = { debit: 'card', credit: `hospital:${unit.id}`, amountFen } as const
  await postEntry(db, { happening: `gift-spend:${spendId}`, ...moved, enteredAt: now })
  if (patientId !== null)
    await notifyPatient(ctx, {
      patientId,
      kind: 'payment',
      title: '礼品卡已扣款',
      link: '/activity/giftcards',
      text: `${unit.name}扣款 ${fenToYuan(amountFen)} 元，尾号 ${card.cardNo.slice(-4)} 的卡还剩 ${fenToYuan(balanceFen)} 元。`,
    })
  return { cardId: card.id, cardNo: card.cardNo, balanceFen }
}
