import type { HandlerResult } from '#kit/wire/call.ts'
import type { userPoints } from '../contract.ts'
import type { deskPointTasks } from '../desk/contract.ts'
import { entryTitle, type TaskAction } from '../rules.ts'
import type { pageLedger, TaskRow } from './queries.ts'

type Granted = Pick<TaskRow, 'businessMark' | 'taskId' | 'action'> & { count: number }

/** A task with how often it was done today. */
export const presentTask = (
  { businessMark, taskId, action, title, amount, growth, perDay, seconds }: TaskRow,
  granted: readonly Granted[],
): HandlerResult<typeof userPoints>['tasks'][number] => ({
  business_mark: businessMark,
  task_id: taskId,
  action: action as TaskAction,
  seconds,
  title,
  amount,
  growth,
  per_day: perDay,
  done_num:
    granted.find((one) => one.businessMark === businessMark && one.taskId === taskId && one.action === action)?.count ??
    0,
})

/** A task as the desk keeps it. */
export const asManagedTask = ({
  taskId,
  action,
  title,
  amount,
  growth,
  perDay,
  seconds,
  isOn,
}: TaskRow): HandlerResult<typeof deskPointTasks>['list'][number] => ({
  task_id: taskId,
  action: action as TaskAction,
  title,
  amount,
  growth,
  per_day: perDay,
  seconds,
  is_on: isOn,
})

/** An entry of the ledger as its owner reads it. */
export const presentLog = ({ entry, title }: Awaited<ReturnType<typeof pageLedger>>['rows'][number]) => ({
  log_id: entry.id,
  amount: entry.amount,
  growth: entry.growth,
  add_time: entry.happenedAt,
  title: entryTitle(entry, title),
})
