import { membersOf } from '#app/areas/account/members/server/public.ts'
import { bookingRulesOf } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import type * as contract from '../../contract.ts'
import { lendPaper } from '../commands/papers.ts'
import { asOrderCard, asOrderDetail } from '../present.ts'
import * as queries from '../queries.ts'

export const detail: Handlers<typeof contract>['orderDetail'] = async ({ id }, ctx) => {
  const { db, now, patient, refuse } = ctx
  const found = await queries.findOrderWhole(db, patient, id)
  if (!found) return refuse('not-found')
  const { order, nextId, ...names } = found
  const [members, sheet, paid] = await Promise.all([
    membersOf(db, [order.memberId]),
    bookingRulesOf(db, order.hospitalId),
    order.outTradeNo === null ? undefined : queries.findPaid(db, patient, id),
  ])
  const hasQueue = order.date === dayOf(now) && ['booked', 'checked-in', 'called'].includes(order.state)
  return {
    ...asOrderCard({ order, ...names }, members.get(order.memberId)),
    ...asOrderDetail(
      { order, ...names },
      {
        sheet,
        now,
        nextId,
        queue: hasQueue ? queries.queueIn(found) : null,
        hasReceipt: paid !== undefined,
        calendar: lendPaper(ctx, id, 'calendar'),
      },
    ),
  }
}
