import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { listOwnLikes } from './queries/read.ts'
import { addRead, uncountLikes } from './queries/write.ts'
import { contentArticleLikes } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const likes = await listOwnLikes(db, patientId)
    hand({
      name: 'article_likes',
      title: '点赞的文章',
      tables: [contentArticleLikes],
      rows: likes.map(({ articleId, likedAt }) => ({ article_id: articleId, add_time: formatTime(likedAt) })),
    })
  },

  async 'item.viewed'({ kind, id }, { db }) {
    if (kind === 'article') await addRead(db, id)
  },

  async 'patient.left'({ patientId }, { db }) {
    await uncountLikes(db, patientId)
  },
}
