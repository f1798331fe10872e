import { reachesDepartment, recordAct } from '#app/areas/access/staff/server/public.ts'
import { membersOf } from '#app/areas/account/members/server/public.ts'
import { priorities, priorityFault } from '#app/areas/guahao/booking/rules/priority.ts'
import * as booking from '#app/areas/guahao/booking/server/public.ts'
import { findSchedule, listSchedulesOfHospital } from '#app/areas/guahao/schedules/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import type { HandlerResult } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskPriority, deskTransfer, deskTransferChoices } from '../../contract.ts'
import { asClinic } from '../present.ts'
import { findToday, moveOn, moving, type NotMoved } from './move.ts'

/** Somebody comes back from an examination. */
export const returnVisit = moving('visit.return', booking.returnToQueue)

type Asked = Parameters<typeof booking.setPriority>[2]['priority']

/** Says why somebody is called before others, or takes it back. */
export const setPriority = async (
  {
    order_id,
    priority,
    words = '',
  }: { order_id: string; priority: NonNullable<Asked> | 'none'; words?: string | undefined },
  ctx: StaffContext,
): Promise<HandlerResult<typeof deskPriority> | NotMoved | Refused<'not-elderly' | 'not-child' | 'words-needed'>> => {
  const order = await findToday(ctx, order_id)
  if (order instanceof Refused) return order
  const given = priority === 'none' ? null : priority
  const member = (await membersOf(ctx.db, [order.memberId])).get(order.memberId)
  const years = member ? ageOn(member.birthday, dayOf(ctx.now)) : 0
  const fault = given && priorityFault(given, { years, words })
  if (fault) return new Refused(fault, { years })
  const done = await moveOn(
    ctx,
    order,
    'visit.priority',
    (inside) => booking.setPriority(inside, order_id, { priority: given, words: given ? words : '' }),
    { priority: given ? priorities[given] : '无' },
  )
  if (done instanceof Refused) return done
  return { order_id, number: done.number, priority_name: given ? priorities[given] : '' }
}

/** Other clinics of the day that the asker may send somebody to. */
export const transferChoices = async (
  { order_id }: { order_id: string },
  ctx: StaffContext,
): Promise<HandlerResult<typeof deskTransferChoices> | Refused<'not-found' | 'not-today'>> => {
  const order = await findToday(ctx, order_id)
  if (order instanceof Refused) return order as Refused<'not-found' | 'not-today'>
  const { db, staff } = ctx
  const all = await listSchedulesOfHospital(db, staff.hospitalId, order.date)
  const rows = all.filter(
    ({ id, state, doctorId, depId }) =>
      id !== order.scheduleId && state === 'open' && doctorId !== order.doctorId && reachesDepartment(staff, depId),
  )
  const counts = await booking.countStates(
    db,
    rows.map(({ id }) => id),
  )
  return { list: rows.map((row) => asClinic(row, counts)) }
}

/** Sends somebody on to another clinic of the day. */
export const transfer = async (
  { order_id, schedule_id }: { order_id: string; schedule_id: number },
  ctx: StaffContext,
): Promise<HandlerResult<typeof deskTransfer> | NotMoved | booking.NotSent> => {
  const order = await findToday(ctx, order_id)
  if (order instanceof Refused) return order
  const target = await findSchedule(ctx.db, schedule_id)
  if (target?.hospitalId !== ctx.staff.hospitalId || !reachesDepartment(ctx.staff, target.depId))
    return new Refused('not-found')
  return ctx.transact(async (inside) => {
    const sent = await booking.transfer(inside, order, schedule_id)
    if (sent instanceof Refused) return sent
    const found = (await booking.findAnyOrder(inside.db, sent.id)) as booking.NamedOrder
    const after = { number: sent.number, department: found.depName, doctor: found.doctorName }
    await recordAct(inside, {
      act: 'visit.transfer',
      kind: 'visit',
      id: order_id,
      before: { number: order.number, state: order.state },
      after,
    })
    return { order_id: sent.id, number: sent.number, doctor_name: found.doctorName, dep_name: found.depName }
  })
}
