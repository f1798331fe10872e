import { permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import * as contract from '../../desk/contract.ts'
import { POINTS_RULE, taskFault } from '../../rules.ts'
import { changeTask, changeWords } from '../commands/keep-tasks.ts'
import { asManagedTask } from '../present.ts'
import { findManagedTask, listManagedTasks } from '../queries/manage.ts'
import { findRule, findSetting } from '../queries.ts'

export const handlers = permitted(contract, {
  async deskPointTasks(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return { list: (await listManagedTasks(ctx.db)).map(asManagedTask) }
  },

  async deskPointTaskChange({ task_id: taskId, action, per_day: perDay, is_on, ...written }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const before = await findManagedTask(ctx.db, taskId, action)
    if (!before) return ctx.refuse('not-found')
    const fault = taskFault({ action, ...written })
    if (fault) return ctx.refuse(fault)
    await changeTask(ctx, before, { ...written, perDay, isOn: is_on === 1 })
    return { task_id: taskId }
  },

  async deskPointWords(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return wordsNow(ctx)
  },

  async deskPointWordsChange({ title, content, exchange_notice }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    await changeWords(ctx, (await wordsNow(ctx)).title, { title, content, notice: exchange_notice })
    return { rule_id: POINTS_RULE.rule_id, title }
  },
})

/** What patients read now; empty where nothing was written yet. */
const wordsNow = async ({ db }: StaffContext) => {
  const rule = await findRule(db, POINTS_RULE.cid, POINTS_RULE.rule_id)
  const notice = await findSetting(db, 'exchange_notice')
  return { title: rule?.title ?? '', content: rule?.content ?? '', exchange_notice: notice ?? '' }
}
