import { membersOf } from '#app/areas/account/members/server/public.ts'
import { bookingRulesOf } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import type * as contract from '../../contract.ts'
import { asOrderCard, asOrderDetail } from '../present.ts'
import * as queries from '../queries.ts'

export const detail: Handlers<typeof contract>['orderDetail'] = async ({ id }, { db, now, patient, refuse }) => {
  const found = await queries.findOrderWhole(db, patient, id)
  if (!found) return refuse('not-found')
  const { order, nextId, ...names } = found
  const [members, sheet] = await Promise.all([membersOf(db, [order.memberId]), bookingRulesOf(db, order.hospitalId)])
  const hasQueue = order.date === dayOf(now) && ['booked', 'checked-in', 'called'].includes(order.state)
  return {
    ...asOrderCard({ order, ...names }, members.get(order.memberId)),
    ...asOrderDetail({ order, ...names }, { sheet, now, nextId, queue: hasQueue ? queries.queueIn(found) : null }),
  }
}
