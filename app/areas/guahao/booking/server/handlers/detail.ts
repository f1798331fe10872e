import { membersOf } from '#app/areas/account/members/server/public.ts'
import { bookingRulesOf } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type * as contract from '../../contract.ts'
import { lendPaper } from '../commands/papers.ts'
import { asOrderCard, asOrderDetail, queueOn } from '../present.ts'
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
  return {
    ...asOrderCard({ order, ...names }, members.get(order.memberId)),
    ...asOrderDetail(
      { order, ...names },
      {
        sheet,
        now,
        nextId,
        queue: queueOn(found, now),
        hasReceipt: paid !== undefined,
        calendar: lendPaper(ctx, id, 'calendar'),
      },
    ),
  }
}
