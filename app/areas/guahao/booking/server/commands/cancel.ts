import { lockSlots } from '#app/areas/guahao/schedules/server/public.ts'
import { notifyBy } from '#app/areas/notices/messages/server/public.ts'
import { isTakenAtCounter, partsOrdered } from '#app/areas/pay/rules/counter.ts'
import { closePayment, paymentOf } from '#app/areas/pay/server/public.ts'
import type { Context } from '#app/context.ts'
import { transactInside } from '#kit/db/inside.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { messages } from '../../rules/messages.ts'
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
    await notifyBy(inside, messages.cancelled, {
      patientId: order.patientId,
      values: { time: spokenSlot(order), back: await spokenBack(inside, order) },
      link: linkOf(order.id),
    })
    return true
  })

/** What goes back; '' where nothing was paid. */
const spokenBack = async (ctx: Context, { paidFen, outTradeNo }: queries.OrderRow): Promise<string> =>
  paidFen > 0 ? `挂号费 ${fenToYuan(paidFen)} 元${await spokenWayBack(ctx, outTradeNo, paidFen)}。` : ''

/** How money that was ordered back a moment ago goes back: the way it came. */
const spokenWayBack = async ({ db }: Context, outTradeNo: string | null, backFen: number): Promise<string> => {
  const payment = outTradeNo === null ? undefined : await paymentOf(db, outTradeNo)
  const { moneyFen, toCardFen } = partsOrdered(payment, backFen)
  if (moneyFen === 0) return '已退回付款的礼品卡'
  if (toCardFen > 0) return `，其中 ${fenToYuan(toCardFen)} 元已退回礼品卡，其余请带证件到医院收费窗口领取`
  return isTakenAtCounter(payment?.provider ?? null) ? '请带证件到医院收费窗口领取' : '将原路退回'
}
