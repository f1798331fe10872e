import type { Subscribers } from '#app/room.ts'
import { WHOLE } from '#kit/db/page.ts'
import { formatTime } from '#kit/time/day.ts'
import { eraseConsultations, listOwn } from './queries.ts'
import { doctorGiftsGiven } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const { rows } = await listOwn(db, patientId, undefined, WHOLE)
    hand({
      name: 'doctor_gifts',
      title: '送给医生的礼物',
      tables: [doctorGiftsGiven],
      rows: rows.map(({ given, kind, doctorName }) => ({
        doctor_name: doctorName,
        name: kind.name,
        num: given.pieces,
        point: given.points,
        ask_id: given.consultationId ?? '',
        add_time: formatTime(given.givenAt),
      })),
      keptBecause: '医生收到的礼物会保留，不再记着是谁送的',
    })
  },

  async 'patient.left'({ patientId }, { db }) {
    await eraseConsultations(db, patientId)
  },
}
