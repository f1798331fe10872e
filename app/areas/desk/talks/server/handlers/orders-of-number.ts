import { listByNumber as listAppointments, spokenSlot } from '#app/areas/guahao/booking/server/public.ts'
import { orderStates } from '#app/areas/guahao/booking/states.ts'
import { listByNumber as listGoodsOrders, listItems, wordsOf } from '#app/areas/orders/checkout/server/public.ts'
import { refundKinds } from '#app/areas/orders/refunds/rules.ts'
import { listByNumber as listRefunds } from '#app/areas/orders/refunds/server/public.ts'
import { refundStates } from '#app/areas/orders/refunds/states.ts'
import type { SpokenNumber } from '#kit/check/spoken-number.ts'
import type { Db } from '#kit/db/open.ts'

/** A patient's appointments, orders of goods and their refunds under a number, as far as one who helps them by it needs to know. */
export const ordersOfNumber = async (db: Db, patientId: number, said: SpokenNumber) => {
  const [appointments, orders, refunds] = await Promise.all([
    listAppointments(db, { patientId }, said),
    listGoodsOrders(db, patientId, said),
    listRefunds(db, patientId, said),
  ])
  const items = await listItems(
    db,
    orders.map(({ id }) => id),
  )
  return [
    ...appointments.map(({ order, hospitalName, doctorName }) => ({
      order_no: said.digits,
      kind: 'appointment' as const,
      title: `${hospitalName} ${doctorName}，${spokenSlot(order)}`,
      state_desc: orderStates[order.state].words,
      pay_amount: order.paidFen,
      add_time: order.madeAt,
    })),
    ...orders.map((order) => ({
      order_no: said.digits,
      kind: 'goods' as const,
      title: (items.get(order.id) ?? []).map(({ name, pieces }) => `${name} ×${pieces}`).join('；'),
      state_desc: wordsOf(order),
      pay_amount: order.paidFen,
      add_time: order.madeAt,
    })),
    ...refunds.map((refund) => ({
      order_no: said.digits,
      kind: 'refund' as const,
      title: `${refund.sellerName}，${refundKinds[refund.kind]}`,
      state_desc: refundStates[refund.state].words,
      pay_amount: refund.goodsFen + refund.freightFen,
      add_time: refund.appliedAt,
    })),
  ]
}
