import { Objection } from '#app/events.ts'
import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { handOver } from './commands/hand-over.ts'
import { asState } from './present.ts'
import { deleteReminders, listAllReminders } from './queries/reminders.ts'
import { countWaits, deleteClosed, listEver, listStanding } from './queries.ts'
import { guahaoReleaseReminders, guahaoWaits } from './tables.ts'

export const subscribers: Subscribers = {
  'slot.freed': ({ slotId }, ctx) => handOver(ctx, slotId),

  async 'member.leaving'({ memberId }, { db }) {
    if ((await countWaits(db, memberId)) > 0) throw new Objection('这位就诊人还在候补，请先取消候补再删除')
  },

  async 'patient.exporting'({ patientId, hand }, { db }) {
    const waits = await listEver(db, patientId)
    hand({
      name: 'waits',
      title: '候补',
      tables: [guahaoWaits],
      rows: waits.map((wait) => ({
        id: wait.id,
        ...asState(wait.state),
        why: wait.why,
        member_id: wait.memberId,
        doctor_id: wait.doctorId,
        date: wait.date,
        order_id: wait.orderId ?? '',
        add_time: formatTime(wait.madeAt),
      })),
    })
    hand({
      name: 'release-reminders',
      title: '放号提醒',
      tables: [guahaoReleaseReminders],
      rows: (await listAllReminders(db, patientId)).map((row) => ({
        doctor_id: row.doctorId,
        dep_id: row.depId,
        date: row.date,
        release_time: formatTime(row.releasedAt),
        add_time: formatTime(row.madeAt),
      })),
    })
  },

  async 'patient.left'({ patientId }, { db }) {
    await deleteClosed(db, patientId)
    await deleteReminders(db, patientId)
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    object(listStanding(db, patientId), ({ length }) =>
      length > 0 ? [{ words: `还有 ${length} 个候补在排队，请先取消候补`, link: '/guahao/orderlist' }] : [],
    )
  },
}
