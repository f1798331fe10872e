import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { listOfPatient } from './queries.ts'
import { guahaoVisitNotes } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const notes = await listOfPatient(db, patientId)
    hand({
      name: 'visit_notes',
      title: '门诊小结',
      tables: [guahaoVisitNotes],
      keptBecause: '门诊病历医院依法要保存，不再和您的手机号关联',
      rows: notes.map((note) => ({
        order_id: note.orderId,
        diagnoses: note.diagnoses.join('；'),
        findings: note.findings,
        advice: note.advice,
        follow_up_date: note.followUp ?? '',
        written_time: formatTime(note.writtenAt),
      })),
    })
  },
}
