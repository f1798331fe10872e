import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { listRemindersOf } from './queries/read.ts'
import { mallSeckillReminders } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    hand({
      name: 'seckill_reminders',
      title: '秒杀提醒',
      tables: [mallSeckillReminders],
      rows: (await listRemindersOf(db, patientId)).map(({ goodsId, startsAt, remindAt }) => ({
        goods_id: goodsId,
        begin_time: formatTime(startsAt),
        remind_time: formatTime(remindAt),
      })),
    })
  },
}
