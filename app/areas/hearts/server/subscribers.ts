import type { Subscribers } from '#app/room.ts'
import { WHOLE } from '#kit/db/page.ts'
import { formatTime } from '#kit/time/day.ts'
import { heartStates } from '../rules.ts'
import { listOwn } from './queries.ts'
import { heartsSent } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const { rows } = await listOwn(db, patientId, WHOLE)
    hand({
      name: 'hearts',
      title: '送给医生的心意',
      tables: [heartsSent],
      rows: rows.map(({ heart, doctorName, giftName }) => ({
        doctor_name: doctorName,
        words: heart.words,
        gift_name: giftName ?? '',
        state_desc: heartStates[heart.state].words,
        add_time: formatTime(heart.sentAt),
      })),
    })
  },
}
