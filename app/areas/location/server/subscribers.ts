import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { deleteVisitor, findVisitor, patientWho } from './queries/visitors.ts'
import { locationVisitors } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const row = await findVisitor(db, patientWho(patientId))
    const { lat = null, lng = null, source = '', placedAt, chosenCityId } = row ?? {}
    hand({
      name: 'whereabouts',
      title: '位置和城市',
      tables: [locationVisitors],
      rows: row ? [{ lat, lng, source, add_time: placedAt ? formatTime(placedAt) : '', city_id: chosenCityId }] : [],
    })
  },

  // The row refers to nobody by a key: an id of a browser stands there as well.
  async 'patient.left'({ patientId }, { db }) {
    await deleteVisitor(db, patientWho(patientId))
  },
}
