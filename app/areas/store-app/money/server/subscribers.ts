import { findAnyOrder } from '#app/areas/orders/checkout/server/public.ts'
import type { Subscribers } from '#app/room.ts'
import { moveMoney } from './queries.ts'

export const subscribers: Subscribers = {
  async 'order.used'({ orderId }, { db, now }) {
    const order = await findAnyOrder(db, orderId)
    const earned = order ? order.paidFen - order.backFen : 0
    // What the platform sells is nobody's, and what was free or is paid in the store moves nothing here.
    if (!order || order.hospitalId === null || earned <= 0) return
    await moveMoney(db, order.hospitalId, { kind: 'sale', amountFen: earned, orderId, madeAt: now })
  },
}
