import { topics } from '#app/areas/content/articles/rules.ts'
import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { listWishes } from './queries/wishes.ts'
import { contentFeedWishes } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const own = await listWishes(db, patientId)
    hand({
      name: 'feed_wishes',
      title: '希望少看到的内容',
      tables: [contentFeedWishes],
      rows: own.map((row) => ({
        cat_name: row.topicId === null ? '' : (topics[row.topicId] ?? ''),
        item_type: row.kind ?? '',
        item_id: row.itemId ?? '',
        add_time: formatTime(row.wishedAt),
      })),
    })
  },
}
