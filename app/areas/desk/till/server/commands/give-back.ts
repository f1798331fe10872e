import { reachesDepartment, recordAct } from '#app/areas/access/staff/server/public.ts'
import { findAnyOrder } from '#app/areas/guahao/booking/server/public.ts'
import type { CounterWay } from '#app/areas/pay/rules/counter.ts'
import { numberAtTerminal, terminalNumber } from '#app/areas/pay/rules/counter.ts'
import { findCounterRefund, giveBackAtCounter } from '#app/areas/pay/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as queries from '../queries.ts'

/** Hands money back that a counter of the hospital took, out of the asker's shift; how much it was. */
export const giveBack = (
  ctx: StaffContext,
  { refundNo, terminalNo }: { refundNo: string; terminalNo: string | undefined },
): Promise<number | Refused<'not-found' | 'no-shift' | 'number-needed' | 'done'>> =>
  ctx.transact(async (inside) => {
    const { db } = inside
    const refund = await findOwed(inside, refundNo)
    if (!refund) return new Refused('not-found')
    const way = refund.provider as CounterWay
    const number = way === 'counter' ? refundNo : terminalNumber(terminalNo)
    if (!number) return new Refused('number-needed')
    const shift = await queries.lockOpenShift(db, ctx.staff)
    if (!shift) return new Refused('no-shift')
    if (!(await giveBackAtCounter(inside, { ...refund, number: numberAtTerminal(ctx.staff.hospitalId, number) })))
      return new Refused('done')
    const { amountFen, outTradeNo, subjectId: orderId } = refund
    const moved = { direction: 'back', way, amountFen, outTradeNo, refundNo, orderId, number } as const
    await queries.insertTaking(db, { ...moved, shiftId: shift.id, takenAt: ctx.now })
    await recordAct(inside, {
      act: 'till.give-back',
      kind: 'refund',
      id: refundNo,
      after: { paid: fenToYuan(amountFen) },
    })
    return amountFen
  })

/** A refund that the hospital's counter owes, of an appointment in a department that the asker reaches. */
const findOwed = async ({ db, staff }: StaffContext, refundNo: string) => {
  const refund = await findCounterRefund(db, `hospital:${staff.hospitalId}`, refundNo)
  const order = refund && (await findAnyOrder(db, refund.subjectId))?.order
  return reachesDepartment(staff, order?.depId ?? null) ? refund : undefined
}
