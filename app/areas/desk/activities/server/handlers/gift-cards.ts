import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { FEWEST_YEARS } from '#app/areas/activities/gift-cards/rules.ts'
import { printCards, spendCard } from '#app/areas/activities/gift-cards/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { addDays, dayOf, instantAt } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import type { deskGiftPrint } from '../../contract.ts'

/** Prints cards; their numbers and secrets, or why not. */
export const print = async (
  ctx: StaffContext,
  { amount: amountFen, count, last_day }: ParsedInput<typeof deskGiftPrint>,
) => {
  if (amountFen === 0) return 'amount'
  const validUntil = instantAt(addDays(last_day, 1), 0)
  const today = dayOf(ctx.now)
  const fewest = `${Number(today.slice(0, 4)) + FEWEST_YEARS}${today.slice(4)}`
  if (last_day < fewest) return 'years'
  return ctx.transact(async (inside) => {
    const { batch, cards } = await printCards(inside, { count, amountFen, validUntil })
    const after = { pieces: count, price: fenToYuan(amountFen) }
    await recordAct(inside, { act: 'gift-card.print', kind: 'gift-card', id: batch, after })
    return { cards, validUntil }
  })
}

/** Takes an amount off a card for the hospital of who asks; or why not. */
export const spend = (ctx: StaffContext, scanned: string, amountFen: number) =>
  ctx.transact(async (inside) => {
    const { hospitalId } = inside.staff
    const unit = { id: hospitalId, name: (await findHospital(inside.db, hospitalId))?.name ?? '' }
    const spent = await spendCard(inside, { scanned, amountFen, unit })
    if (typeof spent === 'string') return spent
    const after = { price: fenToYuan(amountFen) }
    await recordAct(inside, { act: 'gift-card.spend', kind: 'gift-card', id: spent.cardId, after })
    return spent
  })
