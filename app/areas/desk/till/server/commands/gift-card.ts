import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { cardStateOf } from '#app/areas/activities/gift-cards/rules.ts'
import { findShownCard } from '#app/areas/activities/gift-cards/server/public.ts'
import { dueAtCounter } from '#app/areas/guahao/booking/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { findOwnVisit } from './find-due.ts'

/** How much of what is due a gift card can pay. */
interface CanPay {
  cardNo: string
  balanceFen: number
  giftFen: number
  restFen: number
}

type NotPaid = Refused<'not-found' | 'nothing-due' | 'wrong' | 'too-often' | 'secret' | 'expired' | 'empty'>

/** Looks what the gift card can pay of an appointment's fee of which the code is shown; nothing is taken, and the audit says who looked. */
export const lookAtGiftCard = async (
  ctx: StaffContext,
  { orderId, scanned }: { orderId: string; scanned: string },
): Promise<CanPay | NotPaid> => {
  const order = await findOwnVisit(ctx, orderId)
  if (!order) return new Refused('not-found')
  const dueFen = dueAtCounter(order)
  if (dueFen <= 0) return new Refused('nothing-due')
  const card = await findShownCard(ctx, scanned)
  if (typeof card === 'string') return new Refused(card)
  const state = cardStateOf(card, ctx.now)
  if (state !== 'usable') return new Refused(state)
  await ctx.transact((inside) => recordAct(inside, { act: 'till.gift-card', kind: 'visit', id: orderId }))
  const { balanceFen } = card
  const giftFen = Math.min(balanceFen, dueFen)
  return { cardNo: card.cardNo.slice(-4), balanceFen, giftFen, restFen: dueFen - giftFen }
}
