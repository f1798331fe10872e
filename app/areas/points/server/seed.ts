import type { Seed } from '#server/seed.ts'
import type { TaskAction } from '../rules.ts'
import { insertTasks } from './queries.ts'

const tasks: { taskId: string; action: TaskAction; title: string; amount: number; growth: number; perDay: number }[] = [
  { taskId: 'read', action: 'action_view', title: '阅读健康文章', amount: 5, growth: 1, perDay: 5 },
  { taskId: 'share', action: 'action_share', title: '分享给亲友', amount: 10, growth: 2, perDay: 3 },
  { taskId: 'like', action: 'action_like', title: '点赞好内容', amount: 1, growth: 0, perDay: 10 },
  { taskId: 'favourite', action: 'action_add', title: '收藏', amount: 2, growth: 0, perDay: 5 },
]

/** Where a product begins: the operator changes what they are worth. */
export const seed: Seed = {
  real: true,
  async plant({ db }) {
    await insertTasks(
      db,
      tasks.map((task) => ({ ...task, businessMark: 'daily' })),
    )
  },
}
