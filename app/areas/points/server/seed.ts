import type { Seed } from '#server/seed.ts'
import type { TaskAction } from '../rules.ts'
import { insertRules, insertTasks } from './queries.ts'

interface SeedTask {
  taskId: string
  action: TaskAction
  title: string
  amount: number
  growth: number
  perDay: number
  seconds?: number
}

const tasks: SeedTask[] = [
  { taskId: 'read', action: 'action_view', title: '浏览健康内容', amount: 5, growth: 1, perDay: 5, seconds: 5 },
  { taskId: 'share', action: 'action_share', title: '分享给亲友', amount: 10, growth: 2, perDay: 3 },
  { taskId: 'like', action: 'action_like', title: '点赞好内容', amount: 1, growth: 0, perDay: 10 },
  { taskId: 'favourite', action: 'action_add', title: '收藏', amount: 2, growth: 0, perDay: 5 },
]

/** The points' own rule [X264]. */
const rule = {
  cid: 16,
  ruleId: 3,
  title: '积分规则',
  content: [
    '完成任务可以获得积分和成长值：浏览、分享、点赞、收藏各有自己的分值，以任务页显示的为准。',
    '同一个内容同一种任务每天只算一次，每种任务每天有次数上限，过了零点重新计算。',
    '浏览任务要看满规定的秒数；离开页面或锁屏的时间不算。',
    '积分不能转让，不能兑换现金；用不正当方式获得的积分会被收回。',
    '注销账号后，积分和成长值一并清除。',
  ].join('\n'),
}

/** Where a product begins: the operator changes what they are worth. */
export const seed: Seed = {
  real: true,
  async plant({ db }) {
    await insertTasks(
      db,
      tasks.map((task) => ({ ...task, businessMark: 'daily' })),
    )
    await insertRules(db, [rule])
  },
}
