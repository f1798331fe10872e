import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { listEver } from './queries/read.ts'
import { mallCouponCodes } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    hand({
      name: 'coupons',
      title: '优惠券',
      tables: [mallCouponCodes],
      rows: (await listEver(db, patientId)).map(({ code, coupon }) => ({
        title: coupon.title,
        state: code.state,
        order_id: code.holdKey,
        add_time: formatTime(code.drawnAt),
        end_time: formatTime(code.endsAt),
      })),
    })
  },
}
