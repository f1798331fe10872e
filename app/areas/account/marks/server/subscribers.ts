import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { listEver } from './queries.ts'
import { accountMarks } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const marks = await listEver(db, patientId)
    hand({
      name: 'marks',
      title: '关注和收藏',
      tables: [accountMarks],
      rows: marks.map(({ kind, targetId, markedAt }) => ({
        kind,
        target_id: targetId,
        add_time: formatTime(markedAt),
      })),
    })
  },
}
