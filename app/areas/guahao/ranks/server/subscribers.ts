import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { listFeedback } from './queries/read.ts'
import { guahaoRankFeedback } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const said = await listFeedback(db, patientId)
    hand({
      name: 'rank_feedback',
      title: '对榜单的意见',
      tables: [guahaoRankFeedback],
      rows: said.map(({ rankId, feedback, saidAt }) => ({ rank_id: rankId, feedback, add_time: formatTime(saidAt) })),
    })
  },
}
