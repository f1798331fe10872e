import { countUp, findTally } from '#app/areas/access/patients/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { postEntry } from '#app/areas/pay/server/public.ts'
import type { Context } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { later } from '#kit/time/span.ts'
import { messages } from '../../rules/messages.ts'
import { cardStateOf, DIGITS, digitsIn, paymentIn, slotOf, TRIES_EACH } from '../../rules.ts'
import { codeOf } from '../present.ts'
import * as queries from '../queries.ts'

/** Why no card is found by what was scanned or typed at a counter; `secret`: its number and secret, which bind it first. */
export type NotShown = 'wrong' | 'too-often' | 'secret'

/** The card of which the code is shown at a counter, whether or not there is something on it. Wrong codes are counted. */
export const findShownCard = async (ctx: Context, scanned: string): Promise<queries.CardRow | NotShown> => {
  const { db, now } = ctx
  if (digitsIn(scanned).length === DIGITS.number + DIGITS.secret) return 'secret'
  const shown = paymentIn(scanned)
  const card = shown && (await queries.findCard(db, shown.cardNo))
  if (!shown || !card) return 'wrong'
  const tries = `gift-code ${card.id}`
  if ((await findTally(db, tries, now)) >= TRIES_EACH.card) return 'too-often'
  const slot = slotOf(now)
  if ([slot, slot - 1].some((one) => codeOf(card, one, ctx) === shown.code)) return card
  // It is counted though what was asked is undone.
  ctx.detached?.((root) => countUp(root, tries, now, later(now, { hours: 1 })))
  return 'wrong'
}

interface Unit {
  id: number
  name: string
}

interface Spending {
  scanned: string
  amountFen: number
  unit: Unit
}

/** What was taken off a card; or why nothing. */
export type Spent = { cardId: number; cardNo: string; balanceFen: number } | 'wrong' | 'too-often' | 'too-little'

/** Takes an amount off the card of which the code was shown, for a seller. */
export const spendCard = async (ctx: Context, { scanned, amountFen, unit }: Spending): Promise<Spent> => {
  const card = await findShownCard(ctx, scanned)
  if (typeof card === 'string') return card === 'secret' ? 'wrong' : card
  const spent = await takeOff(ctx, { card, amountFen, unit })
  if (!spent) return 'too-little'
  const moved = { debit: 'card', credit: `hospital:${unit.id}`, amountFen } as const
  await postEntry(ctx.db, { happening: `gift-spend:${spent.spendId}`, ...moved, enteredAt: ctx.now })
  return { cardId: card.id, cardNo: card.cardNo, balanceFen: spent.balanceFen }
}

/**
 * Takes what a card pays of a payment that a counter takes in the same transaction (`takeAtCounter` enters it in the books). By `findShownCard`
 * of the same moment; the last digits of the card, or why nothing was taken.
 */
export const payAtCounter = async (
  ctx: Context,
  { scanned, amountFen, unit, outTradeNo }: Spending & { outTradeNo: string },
): Promise<{ cardId: number; cardNo: string } | NotShown | 'expired' | 'too-little'> => {
  const card = await findShownCard(ctx, scanned)
  if (typeof card === 'string') return card
  if (cardStateOf(card, ctx.now) === 'expired') return 'expired'
  const spent = await takeOff(ctx, { card, amountFen, unit, outTradeNo })
  return spent ? { cardId: card.id, cardNo: card.cardNo } : 'too-little'
}

interface TakingOff {
  card: queries.CardRow
  amountFen: number
  unit: Unit
  outTradeNo?: string
}

const takeOff = async (ctx: Context, { card, amountFen, unit, outTradeNo }: TakingOff) => {
  const { db, now } = ctx
  const left = await queries.takeOff(db, card.id, amountFen, now)
  if (!left) return undefined
  const { patientId, balanceFen } = left
  const row = {
    cardId: card.id,
    patientId,
    hospitalId: unit.id,
    unitName: unit.name,
    outTradeNo,
    amountFen,
    balanceFen,
  }
  const spendId = await queries.insertSpend(db, { ...row, spentAt: now })
  if (patientId !== null)
    await notifyBy(ctx, messages.spent, {
      patientId,
      values: {
        unit: unit.name,
        money: fenToYuan(amountFen),
        card: card.cardNo.slice(-4),
        left: fenToYuan(balanceFen),
      },
      link: '/activity/giftcards',
    })
  return { spendId, balanceFen }
}

/** What a card had paid of a payment at a counter goes back onto it; throws where it paid less. */
export const putBackOnCard = async (
  ctx: Context,
  { outTradeNo, amountFen }: { outTradeNo: string; amountFen: number },
): Promise<void> => {
  const { db, now } = ctx
  const found = await queries.findPaymentSpend(db, outTradeNo)
  if (!found || !(await queries.takeBackOf(db, found.spend.id, amountFen)))
    throw new Error(`${amountFen} fen are to go back onto a card that paid less of ${outTradeNo}`)
  const { id, cardNo, patientId } = found.card
  await queries.putBack(db, id, amountFen, now)
  if (patientId === null) return
  await notifyBy(ctx, messages.putBack, {
    patientId,
    values: { unit: found.spend.unitName, money: fenToYuan(amountFen), card: cardNo.slice(-4) },
    link: '/activity/giftcards',
  })
}
