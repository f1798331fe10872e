import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { POINTS_RULE } from '../../rules.ts'
import { updateTask, upsertRule, upsertSetting } from '../queries/manage.ts'
import type { TaskRow } from '../queries.ts'

/** What the desk writes of a task. */
type TaskWritten = Pick<TaskRow, 'title' | 'amount' | 'growth' | 'perDay' | 'seconds' | 'isOn'>

const factsOf = ({ title, amount, growth, perDay, seconds, isOn }: TaskWritten) => ({
  title,
  taskPoints: amount,
  taskGrowth: growth,
  perDay,
  seconds,
  isOn,
})

/** Says what a task is worth from now on; what somebody has earned by it stays. */
export const changeTask = (ctx: StaffContext, before: TaskRow, written: TaskWritten): Promise<void> =>
  ctx.transact(async (inside) => {
    await updateTask(inside.db, before, written)
    const facts = { before: factsOf(before), after: factsOf(written) }
    await recordAct(inside, { act: 'point-task.change', kind: 'point-task', id: before.taskId, ...facts })
  })

/** Writes what patients read of points. */
export const changeWords = (
  ctx: StaffContext,
  titleBefore: string,
  { title, content, notice }: { title: string; content: string; notice: string },
): Promise<void> =>
  ctx.transact(async (inside) => {
    const { cid, rule_id: ruleId } = POINTS_RULE
    await upsertRule(inside.db, { cid, ruleId, title, content })
    await upsertSetting(inside.db, { field: 'exchange_notice', value: notice })
    const facts = { before: { title: titleBefore }, after: { title } }
    await recordAct(inside, { act: 'point-words.change', kind: 'point-words', id: ruleId, ...facts })
  })
