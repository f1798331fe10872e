import { listMarkedIds } from '#app/areas/account/marks/server/public.ts'
import type { Subscribers } from '#app/room.ts'
import { updateFans } from './queries/write.ts'

export const subscribers: Subscribers = {
  async 'patient.left'({ patientId }, { db }) {
    for (const id of await listMarkedIds(db, patientId, 'unit')) await updateFans(db, id, -1)
  },
}
