import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { addPlay, listOwnLikes, uncountLikes } from './queries.ts'
import { contentVideoLikes } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const likes = await listOwnLikes(db, patientId)
    hand({
      name: 'video_likes',
      title: '点赞的视频',
      tables: [contentVideoLikes],
      rows: likes.map(({ videoId, likedAt }) => ({ file_id: videoId, add_time: formatTime(likedAt) })),
    })
  },

  async 'item.viewed'({ kind, id }, { db }) {
    if (kind === 'video') await addPlay(db, id)
  },

  async 'patient.left'({ patientId }, { db }) {
    await uncountLikes(db, patientId)
  },
}
