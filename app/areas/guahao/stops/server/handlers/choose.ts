import { findAnyOrder, type OrderRow, slotBlockOf } from '#app/areas/guahao/booking/server/public.ts'
import { bookingRulesOf } from '#app/areas/guahao/hospitals/server/public.ts'
import { findSlot } from '#app/areas/guahao/schedules/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../../contract.ts'
import { stopOutcomes } from '../../rules.ts'
import { chooseOther, chooseRefund, chooseSubstitute } from '../commands/decide.ts'
import { asOutcome } from '../present.ts'
import * as queries from '../queries.ts'

type Choose = Handlers<typeof contract>['chooseAfterStop']
type Here = Parameters<Choose>[1]

export const choose: Choose = async ({ id, choice, slot_id: slotId }, ctx) => {
  const notice = await queries.lockNotice(ctx.db, ctx.patient, id)
  const order = notice && (await findAnyOrder(ctx.db, notice.orderId))?.order
  if (!order) return ctx.refuse('not-found')
  if (notice.outcome !== 'open')
    return ctx.refuse('decided', { outcome: stopOutcomes[asOutcome(notice.outcome).state] })
  if (ctx.now >= notice.chooseUntil) return ctx.refuse('too-late')
  if (choice === 'other') return takeOther(ctx, notice, order, slotId)
  if (choice === 'refund') await chooseRefund(ctx, notice, order)
  else if (!(await chooseSubstitute(ctx, notice, order))) return ctx.refuse('no-substitute')
  return { id, ...asOutcome(choice), new_order_id: choice === 'refund' ? '' : (notice.offeredOrderId as string) }
}

const takeOther = async (ctx: Here, notice: queries.NoticeRow, order: OrderRow, slotId: number | undefined) => {
  if (slotId === undefined) return ctx.refuse('no-slot')
  const slot = await findSlot(ctx.db, slotId)
  if (!slot) return ctx.refuse('not-found')
  if (slot.depId !== order.depId) return ctx.refuse('other-dep')
  if (slot.doctorId !== order.doctorId && slot.feeFen > order.feeFen) return ctx.refuse('dearer')
  const block = slotBlockOf(slot, ctx.now)
  if (block) return block
  const sheet = await bookingRulesOf(ctx.db, order.hospitalId)
  const made = await chooseOther(ctx, notice, order, { slotId, feeFen: slot.feeFen, sheet })
  if (made instanceof Refused) return made
  return { id: notice.id, ...asOutcome('other'), new_order_id: made.orderId }
}
