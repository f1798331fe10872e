import type { Post } from '#app/areas/guahao/schedules/cards/schedule-address.ts'
import type { WaitSpan } from '#app/areas/guahao/waitlist/rules.ts'
import type { Day } from '#kit/time/day.ts'
import { address } from '#kit/wire/address.ts'

/** Where a slot is booked, or (where it is full) waited for: it, its half day, or its day; for a member where they are chosen already. */
export const confirmAddress = (
  { unit_id, dep_id, doctor_id }: Post,
  { slot_id, date }: { slot_id: number; date: Day },
  span?: WaitSpan,
  memberId?: number,
): string =>
  address('/guahao/confirm', {
    slot_id,
    unit_id,
    dep_id,
    doc_id: doctor_id,
    date,
    span: span === 'slot' ? undefined : span,
    member_id: memberId,
  })

/** An appointment's own page. */
export const orderAddress = (orderId: string): string => address('/guahao/orderdetail', { order_id: orderId })

/** The number that was got, and what to bring. */
export const successAddress = (orderId: string): string => address('/guahao/success', { order_id: orderId })

/** Where another time of the same doctor is chosen. */
export const rescheduleAddress = (orderId: string, chosen: { date?: Day; slot_id?: number } = {}): string =>
  address('/guahao/reschedule', { order_id: orderId, ...chosen })

/** The patient's appointments, by the name of the tab. */
export const ordersAddress = (tab?: string): string => address('/guahao/orderlist', { tab })

/** Where a held place is paid; from there the way leads to the number. */
export const payAddress = ({ order_id, out_trade_no }: { order_id: string; out_trade_no: string }): string =>
  address('/pay/index', { out_trade_no, callback: successAddress(order_id) })

/** What was paid for an appointment, on paper; without one, all of them. */
export const receiptAddress = (orderId?: string): string =>
  orderId ? address('/guahao/receipt', { order_id: orderId }) : '/guahao/receipts'
