import { lockSlots } from '#app/areas/guahao/schedules/server/public.ts'
import { notifyPatient } from '#app/areas/notices/messages/server/public.ts'
import { isTakenAtCounter } from '#app/areas/pay/rules/counter.ts'
import { closePayment, paymentOf } from '#app/areas/pay/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { linkOf, spokenSlot } from '../present.ts'
import { freePlaces } from '../queries/free-places.ts'
import * as queries from '../queries.ts'
import { payBack } from './pay-back.ts'

/** Cancels an appointment that may be cancelled: the place goes back, the money too. False where it changed meanwhile. */
export const cancelOrder = (ctx: Context, order: queries.OrderRow, reason: string): Promise<boolean> =>
  transactInside(ctx, async (inside) => {
    const { db } = inside
    await lockSlots(db, [order.slotId])
    if (order.state === 'held' && order.outTradeNo && !(await closePayment(inside, order.outTradeNo))) return false
    const set = { cancelReason: reason, paidFen: 0 }
    const moved = await queries.moveOrder(db, order.id, 'cancelled', ctx.now, { from: [order.state], set })
    if (!moved) return false
    await payBack(inside, order, order.paidFen, '取消预约')
    await freePlaces(inside, [moved])
    await notifyPatient(inside, {
      patientId: order.patientId,
      kind: 'order',
      title: '预约已取消',
      text: `${spokenSlot(order)} 的预约已取消。${order.paidFen > 0 ? `挂号费 ${fenToYuan(order.paidFen)} 元${await spokenWayBack(inside, order.outTradeNo)}。` : ''}`,
      link: linkOf(order.id),
    })
    return true
  })

/** How money goes back: the way it came. */
const spokenWayBack = async ({ db }: Context, outTradeNo: string | null): Promise<string> => {
  const payment = outTradeNo === null ? undefined : await paymentOf(db, outTradeNo)
  return isTakenAtCounter(payment?.provider ?? null) ? '请带证件到医院收费窗口领取' : '将原路退回'
}
