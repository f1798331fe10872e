import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { listAgreements } from './queries.ts'
import { accountAgreements } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const agreements = await listAgreements(db, patientId)
    hand({
      name: 'agreements',
      title: '同意过的用户协议',
      tables: [accountAgreements],
      rows: agreements.map(({ version, agreedAt, healthDataAt }) => ({
        version,
        add_time: formatTime(agreedAt),
        health_data_time: healthDataAt && formatTime(healthDataAt),
      })),
    })
  },
}
