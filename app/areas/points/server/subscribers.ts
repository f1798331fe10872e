import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { listLedger } from './queries.ts'
import { pointsBegun, pointsLedger } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    hand({
      name: 'points',
      title: '积分记录',
      tables: [pointsLedger],
      rows: (await listLedger(db, patientId)).map(({ businessMark, taskId, action, amount, growth, happenedAt }) => ({
        business_mark: businessMark,
        task_id: taskId,
        action,
        amount,
        growth,
        add_time: formatTime(happenedAt),
      })),
    })
    hand({ title: '正在做的任务', tables: [pointsBegun], why: '只有一行：从什么时候开始看某个页面，做完就删除' })
  },
}
