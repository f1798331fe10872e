import { linkOf } from '#app/areas/guahao/booking/server/public.ts'
import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { stopClinic } from './commands/stop-clinic.ts'
import { asOutcome } from './present.ts'
import { listEver, listUndecided } from './queries.ts'
import { guahaoStopNotices } from './tables.ts'

/** What patients read of a clinic whose day was closed. */
const CLOSED = '医院当天不开诊'

export const subscribers: Subscribers = {
  async 'clinics.closed'({ hospitalId, scheduleIds, staffId, reason = CLOSED }, ctx) {
    for (const scheduleId of scheduleIds) await stopClinic(ctx, { hospitalId, scheduleId, reason, staffId })
  },

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
