import { findAnyOrder, hindranceOfSlot, type OrderRow } from '#app/areas/guahao/booking/server/public.ts'
import { ruleSheetOf } from '#app/areas/guahao/hospitals/server/public.ts'
import { findSlot } from '#app/areas/guahao/schedules/server/public.ts'
import type { RefusalName } from '#kit/wire/call.ts'
import type { Handlers } from '#server/here.ts'
import type * as contract from '../../contract.ts'
import { stopOutcomes } from '../../rules.ts'
import { asOutcome } from '../present.ts'
import { chooseOther, chooseRefund, chooseSubstitute } from '../commands/decide.ts'
import * as queries from '../queries.ts'

type Choose = Handlers<typeof contract>['chooseAfterStop']
type Here = Parameters<Choose>[1]

export const choose: Choose = async ({ id, choice, slot_id: slotId }, here) => {
  const notice = await queries.lockNotice(here.db, here.patient, id)
  const order = notice && (await findAnyOrder(here.db, notice.orderId))?.order
  if (!order) return here.refuse('not-found')
  if (notice.outcome !== 'open')
    return here.refuse('decided', { outcome: stopOutcomes[asOutcome(notice.outcome).state] })
  if (here.now >= notice.chooseUntil) return here.refuse('too-late')
  if (choice === 'other') return takeOther(here, notice, order, slotId)
  if (choice === 'refund') await chooseRefund(here, notice, order)
  else if (!(await chooseSubstitute(here, notice, order))) return here.refuse('no-substitute')
  return { id, ...asOutcome(choice), new_order_id: choice === 'refund' ? '' : (notice.offeredOrderId as string) }
}

const takeOther = async (here: Here, notice: queries.NoticeRow, order: OrderRow, slotId: number | undefined) => {
  if (slotId === undefined) return here.refuse('no-slot')
  const slot = await findSlot(here.db, slotId)
  if (!slot) return here.refuse('not-found')
  if (slot.doctorId !== order.doctorId || slot.depId !== order.depId) return here.refuse('other-doctor')
  const hindrance = hindranceOfSlot(slot, here.now)
  if (hindrance) return here.refuse(hindrance.name, hindrance.fill)
  const sheet = await ruleSheetOf(here.db, order.hospitalId)
  const made = await chooseOther(here, notice, order, { slotId, feeFen: slot.feeFen, sheet })
  if ('refused' in made) return here.refuse(made.refused as RefusalName<typeof contract.chooseAfterStop>, made.fill)
  return { id: notice.id, ...asOutcome('other'), new_order_id: made.orderId }
}
