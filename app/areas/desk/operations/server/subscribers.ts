import type { Subscribers } from '#app/room.ts'
import { STORED_DAYS } from '../rules.ts'
import { countAllOpen } from './queries.ts'

export const subscribers: Subscribers = {
  async 'overview.counting'({ scope, hand }, { db }) {
    if (scope.hospitalId !== null) return
    hand({
      key: 'jobs.failed',
      words: '失败的任务',
      value: await countAllOpen(db),
      unit: '个',
      how: `${STORED_DAYS} 天里失败过、还没有人处理的任务，同样的失败算一个`,
      to: '/desk/job-failures?state=open',
      may: 'operations.read',
    })
  },
}
