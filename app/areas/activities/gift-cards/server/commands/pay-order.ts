import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { postEntry } from '#app/areas/pay/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { messages } from '../../rules/messages.ts'
import type { CardPart } from '../../rules.ts'
import * as queries from '../queries.ts'

/** An order of which cards pay a part. */
interface Paying {
  patient: PatientId
  orderId: string
  hospitalId: number | null
  sellerName: string
  parts: readonly CardPart[]
}

/**
 * Takes off cards what they pay of an order that is not paid yet, in the caller's transaction. False where one of them does not
 * have so much any more: the caller undoes what it did. The books know of it once the order is paid.
 */
export const holdCards = async (
  { db, now }: Context,
  { patient, orderId, hospitalId, sellerName: unitName, parts }: Paying,
): Promise<boolean> => {
  for (const { cardId, amountFen } of parts) {
    const left = await queries.takeOffOwn(db, patient, { id: cardId, amountFen, now })
    if (!left) return false
    const { balanceFen } = left
    const row = { cardId, patientId: patient, hospitalId, unitName, orderId, isHeld: true, amountFen, balanceFen }
    await queries.insertSpend(db, { ...row, spentAt: now })
  }
  return true
}

/** An order is paid: what was held for it is spent, and the books say so. */
export const spendHeldCards = async (ctx: Context, orderId: string): Promise<void> => {
  const { db, now } = ctx
  for (const { spend, card } of await queries.spendHeld(db, orderId)) {
    const { id, amountFen, unitName, patientId } = spend
    const moved = { debit: 'card', credit: 'platform', amountFen } as const
    await postEntry(db, { happening: `gift-spend:${id}`, ...moved, enteredAt: now })
    if (patientId === null) continue
    await notifyBy(ctx, messages.spentOnOrder, {
      patientId,
      values: {
        unit: unitName,
        money: fenToYuan(amountFen),
        card: card.cardNo.slice(-4),
        left: fenToYuan(card.balanceFen),
      },
      link: '/activity/giftcards',
    })
  }
}

/** An order ended unpaid: what was held for it is on its cards again. */
export const giveCardsBack = async ({ db, now }: Context, orderId: string): Promise<void> => {
  for (const { cardId, amountFen } of await queries.freeHeld(db, orderId))
    await queries.putBack(db, cardId, amountFen, now)
}

/** Money of an order that is paid goes back onto its cards, under the number of its refund; throws where cards paid less. */
export const refundToCards = async (
  { db, now }: Context,
  { orderId, amountFen, refundNo }: { orderId: string; amountFen: number; refundNo: string },
): Promise<void> => {
  let openFen = amountFen
  for (const { id, cardId, amountFen: spentFen, backFen } of await queries.listOrderSpends(db, orderId)) {
    const backNowFen = Math.min(openFen, spentFen - backFen)
    if (backNowFen === 0) continue
    if (!(await queries.takeBackOf(db, id, backNowFen))) break
    await queries.putBack(db, cardId, backNowFen, now)
    const moved = { debit: 'platform', credit: 'card', amountFen: backNowFen } as const
    await postEntry(db, { happening: `gift-back:${refundNo}:${id}`, ...moved, enteredAt: now })
    openFen -= backNowFen
  }
  if (openFen > 0) throw new Error(`${openFen} fen more are to go back onto cards than they paid of order ${orderId}`)
}
