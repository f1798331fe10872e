import { linkOf } from '#app/areas/guahao/booking/server/public.ts'
import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { asOutcome } from './present.ts'
import { listEver, listUndecided } from './queries.ts'
import { guahaoStopNotices } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const notices = await listEver(db, patientId)
    hand({
      name: 'stop_notices',
      title: '停诊和改约',
      tables: [guahaoStopNotices],
      keptBecause: '属于依法保存的预约记录，里面没有姓名和联系方式',
      rows: notices.map((row) => ({
        ...asOutcome(row.outcome),
        order_id: row.orderId,
        new_order_id: row.newOrderId ?? '',
        told_time: formatTime(row.toldAt),
        decided_time: row.decidedAt === null ? '' : formatTime(row.decidedAt),
      })),
    })
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    object(listUndecided(db, patientId), (notices) =>
      notices.map(({ orderId }) => ({ words: '有一个预约停诊了，请先选择改约或退款', link: linkOf(orderId) })),
    )
  },
}
