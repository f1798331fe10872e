import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { asGift } from './present.ts'
import { listEver } from './queries.ts'
import { ordersGifts } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const rows = await listEver(db, patientId)
    hand({
      name: 'gift_orders',
      title: '礼物订单',
      tables: [ordersGifts],
      rows: rows.map((gift) => ({ order_id: gift.orderId, ...asGift(gift), add_time: formatTime(gift.madeAt) })),
    })
  },
}
