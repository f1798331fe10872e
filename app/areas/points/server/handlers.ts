import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import type { Earned, TaskAction } from '../rules.ts'
import { presentLog, presentTask } from './present.ts'
import {
  beginTask,
  countGrants,
  type Done,
  deleteBegun,
  findBegun,
  findRule,
  findSetting,
  findTask,
  insertGrant,
  listGranted,
  listTasks,
  pageLedger,
  sumBalance,
  sumEarned,
  type TaskRow,
} from './queries.ts'

/** For so long what was earned has just been earned: longer than a page asks for it. */
const JUST_NOW = { seconds: 60 }

const nothing: Earned = { amount: 0, growth: 0 }

export const handlers: Handlers<typeof contract> = {
  userEarn: (input, { db, patient, now }) => sumEarned(db, patient, asDone(input), earlier(now, JUST_NOW)),

  async messageSend({ user_id, ...consultation }, ctx) {
    if (user_id !== undefined && user_id !== ctx.patient) return ctx.refuse('not-found')
    const task = await findTask(ctx.db, asDone(consultation))
    if (!task) return ctx.refuse('no-task')
    return (await grant(ctx, task, asDone(consultation))) ?? ctx.refuse('too-early')
  },

  async messageBegin(input, { db, patient, now, refuse }) {
    const task = await findTask(db, asDone(input))
    if (!task) return refuse('no-task')
    return { seconds: secondsLeft(task, await beginTask(db, patient, asDone(input), now), now) }
  },

  async pointsRule({ cid, rule_id }, { db, refuse }) {
    const rule = await findRule(db, cid, rule_id)
    return rule ? { rule_id, title: rule.title, content: rule.content } : refuse('not-found')
  },

  async pointConfig({ field }, { db, refuse }) {
    const value = await findSetting(db, field)
    return value === undefined ? refuse('not-found') : { field, value }
  },

  async pointsLog({ page, page_size: size }, { db, patient }) {
    return paged(await pageLedger(db, patient, { page, size }), presentLog)
  },

  async userPoints(_, { db, patient, now }) {
    const balance = await sumBalance(db, patient)
    const granted = await countGrants(db, patient, dayOf(now))
    return { ...balance, tasks: (await listTasks(db)).map((task) => presentTask(task, granted)) }
  },
}

interface Asked {
  business_mark: string
  task_id: string
  action: TaskAction
  object_id?: string | undefined
}

const asDone = ({ business_mark: businessMark, task_id: taskId, action, object_id: objectId = '' }: Asked): Done => ({
  businessMark,
  taskId,
  action,
  objectId,
})

/** How long a page has still to be looked at, in whole seconds. */
const secondsLeft = ({ seconds }: TaskRow, begunAt: Date, now: Date): number =>
  Math.max(0, Math.ceil(seconds - (now.getTime() - begunAt.getTime()) / 1_000))

/**
 * Grants a task: nothing where its thing earned already today, or where the day has had enough of it; undefined where
 * its time has not passed since it was begun.
 */
const grant = (ctx: PatientContext, task: TaskRow, done: Done): Promise<Earned | undefined> =>
  ctx.transact(async (inside) => {
    const { db, patient, now } = inside
    const [{ amount, growth }, day] = [task, dayOf(now)]
    // One after the other: two at once could pass the limit together.
    await lockPatient(db, patient)
    const granted = await listGranted(db, patient, done, day)
    if (granted.some(({ objectId }) => objectId === done.objectId) || granted.length >= task.perDay) return nothing
    if (task.seconds > 0) {
      const begunAt = await findBegun(db, patient, done)
      if (!begunAt || secondsLeft(task, begunAt, now) > 0) return undefined
      await deleteBegun(db, patient)
    }
    const isNew = await insertGrant(db, patient, done, { amount, growth, day, happenedAt: now })
    return isNew ? tellEarned(inside, { amount, growth }) : nothing
  })

const tellEarned = async (inside: PatientContext, earned: Earned): Promise<Earned> => {
  if (earned.growth > 0) await inside.emit('growth.earned', { patientId: inside.patient })
  return earned
}
