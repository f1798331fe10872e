import { membersOf } from '#app/areas/account/members/server/public.ts'
import { lockSlots } from '#app/areas/guahao/schedules/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import type { Context } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { committed, isUniqueViolation } from '#kit/db/transaction.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { messages } from '../../rules/messages.ts'
import { owedOnSite, slotBlockOf } from '../../rules.ts'
import { linkOf, spokenSlot } from '../present.ts'
import * as queries from '../queries.ts'
import { payBack } from './pay-back.ts'

/**
 * Money arrived for an appointment. A held place becomes booked. One that expired takes a place of the same slot again; where
 * none is left, or the patient let it go themselves, the money goes back by itself. The same news twice finds nothing to do.
 */
export const settlePaid = async (ctx: Context, orderId: string, amountFen: number) => {
  const set = { paidFen: amountFen }
  if (await queries.moveOrder(ctx.db, orderId, 'booked', ctx.now, { from: ['held'], set }))
    return notifyBooked(ctx, orderId)
  const found = await queries.findAnyOrder(ctx.db, orderId)
  if (!found) throw new Error(`money arrived for the unknown appointment ${orderId}`)
  const { order } = found
  if (order.onSite && owedOnSite(order) === amountFen) return queries.markPaidOnSite(ctx.db, orderId, amountFen)
  if (order.path.includes('booked')) return
  if (order.state === 'expired' && (await retake(ctx, order))) return notifyBooked(ctx, orderId)
  await payBack(ctx, order, amountFen, '支付时号源已释放')
  await notifyBy(ctx, messages.paidLate, {
    patientId: order.patientId,
    values: { time: spokenSlot(order), money: fenToYuan(amountFen) },
    link: linkOf(orderId),
  })
}

/** Takes a place of the slot again for who paid late; false where that cannot be any more. */
const retake = async (ctx: Context, order: queries.OrderRow): Promise<boolean> => {
  if (!(await isThere(ctx.db, order.memberId))) return false
  await lockSlots(ctx.db, [order.slotId])
  const moment = await queries.findMoment(ctx.db, order.slotId)
  if (!moment || slotBlockOf(moment, ctx.now)) return false
  try {
    return await committed(ctx.db, (db) => queries.retakePlace(db, order, ctx.now))
  } catch (error) {
    // Meanwhile the member has another appointment that stands against this one.
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** Whether the member is still somebody's: who left, alone or with their account, needs no place. */
const isThere = async (db: Db, memberId: number): Promise<boolean> =>
  (await membersOf(db, [memberId])).get(memberId)?.hasLeft === false

/** Tells a patient that an appointment is theirs, and what is still to be paid for it. */
export const notifyBooked = async (ctx: Context, orderId: string) => {
  const found = await queries.findAnyOrder(ctx.db, orderId)
  if (!found) return
  const { order, hospitalName, depName, doctorName } = found
  await notifyBy(ctx, messages.made, {
    patientId: order.patientId,
    values: {
      hospital: hospitalName,
      department: depName,
      doctor: doctorName,
      time: spokenSlot(order),
      number: String(order.number),
      due: spokenDue(order),
    },
    link: linkOf(orderId),
  })
}

const spokenDue = (order: queries.OrderRow): string =>
  owedOnSite(order) > 0 ? `挂号费 ${fenToYuan(owedOnSite(order))} 元到院后先在收费窗口缴。` : ''
