import { listPatients } from '#app/areas/access/patients/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed } from '#app/room.ts'
import type { Db } from '#kit/db/open.ts'
import { dayOf } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { DAILY_MARK, POINTS_RULE, type TaskAction } from '../rules.ts'
import { insertGrant, insertRules, insertSettings, insertTasks } from './queries.ts'

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
  cid: POINTS_RULE.cid,
  ruleId: POINTS_RULE.rule_id,
  title: '积分规则',
  content: [
    '完成任务可以获得积分和成长值：浏览、分享、点赞、收藏各有自己的分值，以任务页显示的为准。',
    '同一个内容同一种任务每天只算一次，每种任务每天有次数上限，过了零点重新计算。',
    '浏览任务要看满规定的秒数；离开页面或锁屏的时间不算。',
    '积分不能转让，不能兑换现金；用不正当方式获得的积分会被收回。',
    '注销账号后，积分和成长值一并清除。',
  ].join('\n'),
}

/** What points are exchanged under. */
const exchangeNotice = [
  '积分兑换的商品免运费，实物在兑换后 3 个工作日内发出，优惠券马上到账。',
  '实物发出前可以取消兑换，积分原数退回；优惠券兑换后不能退回。',
  '收到的商品有破损或发错，请在签收后 7 天内联系客服。',
].join('\n')

/** Where a product begins: the operator changes what they are worth. */
export const seed: Seed = {
  after: ['access/patients'],
  real: true,
  async run({ db, now, config }) {
    await insertTasks(
      db,
      tasks.map((task) => ({ ...task, businessMark: DAILY_MARK })),
    )
    await insertRules(db, [rule])
    await insertSettings(db, [{ field: 'exchange_notice', value: exchangeNotice }])
    if (config.mode === 'demo') await plantReaders(db, now)
  },
}

/** So many of the demonstration's patients have read something each day, the first of them longest. */
const DAYS_READ = [35, 12, 4]

const plantReaders = async (db: Db, now: Date) => {
  const people = await listPatients(db)
  const [task] = tasks
  if (!task) return
  const { taskId, action, amount, growth, perDay } = task
  for (const [at, days] of DAYS_READ.entries())
    for (let n = 1; n <= days * perDay; n++) {
      const happenedAt = earlier(now, { days: Math.ceil(n / perDay), minutes: n % perDay })
      const done = { businessMark: DAILY_MARK, taskId, action, objectId: `demo-${n}` }
      const patient = people[at]?.id as PatientId | undefined
      if (patient) await insertGrant(db, patient, done, { amount, growth, day: dayOf(happenedAt), happenedAt })
    }
}
