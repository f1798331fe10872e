import { selectDeskHospitals } from '#app/areas/access/staff/server/public.ts'
import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { complaintStates, wants } from '../rules.ts'
import { wordsOf } from './present.ts'
import { countWaiting, eraseWords, listEver } from './queries.ts'
import { consultComplaints } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, ctx) {
    hand({
      name: 'complaints',
      title: '问诊投诉与退款申请',
      tables: [consultComplaints],
      keptBecause: '投诉和退款的处理结果用于对账和监管，会保留；您写的内容会清除，也不再和您的手机号关联',
      rows: (await listEver(ctx.db, patientId)).map((row) => ({
        ask_id: row.consultationId,
        want: wants[row.want].words,
        reason: row.reason,
        content: wordsOf(row, ctx),
        state: complaintStates[row.state],
        answer: row.answer,
        add_time: formatTime(row.madeAt),
      })),
    })
  },

  async 'overview.counting'({ scope: { hospitalId, isPlatform }, hand }, { db }) {
    const seen =
      hospitalId === null ? undefined : { hospitalId, desks: isPlatform ? selectDeskHospitals(db) : undefined }
    hand({
      key: 'complaints.waiting',
      words: '问诊投诉和退款待处理',
      value: await countWaiting(db, seen),
      unit: '个',
      how: '患者对问诊的投诉和退款申请里还没有答复的，不只今天的',
      to: '/desk/complaints',
      may: 'complaints.handle',
    })
  },

  async 'patient.left'({ patientId }, { db }) {
    await eraseWords(db, patientId)
  },
}
