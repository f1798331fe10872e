import type { Subscribers } from '#app/room.ts'
import { deleteNotesOf } from './queries.ts'

export const subscribers: Subscribers = {
  async 'patient.left'({ patientId }, { db }) {
    await deleteNotesOf(db, patientId)
  },
}
