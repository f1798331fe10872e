import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { applicationStates } from '../states.ts'
import { formOf } from './commands/form.ts'
import { deleteUnapproved, forgetApplicant, listOwn } from './queries.ts'
import { joiningApplications } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db, config }) {
    const rows = await listOwn(db, patientId)
    hand({
      name: 'hospital_applications',
      title: '医院入驻申请',
      tables: [joiningApplications],
      rows: rows.map((row) => ({
        ...formOf(config, row),
        state_desc: applicationStates[row.state].words,
        send_time: row.sentAt ? formatTime(row.sentAt) : '',
      })),
      keptBecause: '已入驻医院的资质材料会保留，不再记着申请人',
    })
  },

  async 'patient.left'({ patientId }, { db }) {
    await deleteUnapproved(db, patientId)
    await forgetApplicant(db, patientId)
  },
}
