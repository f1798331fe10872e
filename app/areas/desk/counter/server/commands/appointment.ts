import { reachesDepartment, recordAct } from '#app/areas/access/staff/server/public.ts'
import * as booking from '#app/areas/guahao/booking/server/public.ts'
import { mayMove, orderStates } from '#app/areas/guahao/booking/states.ts'
import { bookingRulesOf } from '#app/areas/guahao/hospitals/server/public.ts'
import { findSlot } from '#app/areas/guahao/schedules/server/public.ts'
import { isTakenAtCounter, partsOrdered } from '#app/areas/pay/rules/counter.ts'
import { paymentOf } from '#app/areas/pay/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { Found } from './person.ts'

/** What is wanted for somebody. */
interface Wanted {
  slotId: number
  visitType: string
  cardNo: string
  remark: string
}

/** Books a place for somebody by the command of patients' own call, and writes down that the counter did; both or neither. */
export const bookFor = (ctx: StaffContext, person: Found, wanted: Wanted) =>
  ctx.transact(async (inside) => {
    const slot = await findSlot(inside.db, wanted.slotId)
    if (slot?.hospitalId !== ctx.staff.hospitalId || !reachesDepartment(ctx.staff, slot.depId))
      return new Refused('not-found')
    const who = { patientId: person.patientId, memberId: person.id }
    const made = await booking.book(inside, { ...who, ...wanted, origin: 'counter', key: null, digest: null })
    if (made instanceof Refused) {
      if (made.name === 'key-reused') throw new Error('a key was told to be reused where none was sent')
      return new Refused(made.name, made.fill)
    }
    await recordAct(inside, { act: 'counter.book', kind: 'visit', id: made.orderId, after: { number: made.number } })
    return findMade(inside, made.orderId)
  })

/** Moves somebody's appointment by the command of patients' own call, whatever the hour is. */
export const moveFor = (ctx: StaffContext, orderId: string, slotId: number) =>
  ctx.transact((outer) =>
    rollbackIf(
      outer,
      (made: booking.OrderRow | NotMoved) => made instanceof Refused,
      (inside) => moveInside(inside, orderId, slotId),
    ),
  )

const moveInside = async (ctx: StaffContext, orderId: string, slotId: number): Promise<booking.OrderRow | NotMoved> => {
  const order = await findOwn(ctx, orderId)
  const slot = order && (await findSlot(ctx.db, slotId))
  if (!(slot && reachesDepartment(ctx.staff, slot.depId))) return new Refused('not-found')
  if (order.state !== 'booked') return new Refused('not-open', { state: orderStates[order.state].words })
  const block = booking.moveBlockOf(order, slot, ctx.now)
  if (block) return block
  const sheet = await bookingRulesOf(ctx.db, order.hospitalId)
  const made = await booking.rescheduleOrder(ctx, order, { slotId, feeFen: slot.feeFen, sheet })
  if (made === 'changed') return new Refused('changed')
  if (made instanceof Refused) return made
  const facts = { before: { number: order.number }, after: { number: made.number } }
  await recordAct(ctx, { act: 'counter.move', kind: 'visit', id: orderId, ...facts })
  return findMade(ctx, made.orderId)
}

type NotMoved = Refused<'not-found' | 'not-open' | 'changed'> | booking.NotTaken | booking.MoveBlock

/** Cancels somebody's appointment by the command of patients' own call, whatever the hour is. */
export const cancelFor = (ctx: StaffContext, orderId: string, reason: string) =>
  ctx.transact(async (inside) => {
    const order = await findOwn(inside, orderId)
    if (!order) return new Refused('not-found')
    if (!mayMove(order.state, 'cancelled')) return new Refused('not-open', { state: orderStates[order.state].words })
    if (!(await booking.cancelOrder(inside, order, reason))) return new Refused('changed')
    await recordAct(inside, { act: 'counter.cancel', kind: 'visit', id: orderId, before: { state: order.state } })
    const payment = order.paidFen > 0 && order.outTradeNo ? await paymentOf(inside.db, order.outTradeNo) : undefined
    const { toCardFen } = partsOrdered(payment, order.paidFen)
    return {
      refundFen: order.paidFen - toCardFen,
      toCardFen,
      isCounterRefund: isTakenAtCounter(payment?.provider ?? null),
    }
  })

/** An appointment of the asker's hospital, in a department that they reach. */
export const findOwn = async ({ db, staff }: StaffContext, orderId: string): Promise<booking.OrderRow | undefined> => {
  const order = (await booking.findAnyOrder(db, orderId))?.order
  return order?.hospitalId === staff.hospitalId && reachesDepartment(staff, order.depId) ? order : undefined
}

const findMade = async ({ db }: StaffContext, orderId: string): Promise<booking.OrderRow> => {
  const made = await booking.findAnyOrder(db, orderId)
  if (!made) throw new Error(`the appointment ${orderId} that was made a moment ago is gone`)
  return made.order
}
