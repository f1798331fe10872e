import { lockPatient } from '#app/areas/account/sign-in/server/public.ts'
import { dayOf } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import type { Handlers, PatientHere } from '#server/here.ts'
import type * as contract from '../contract.ts'
import type { Earned, TaskAction } from '../rules.ts'
import { countGrants, type Done, findTask, insertGrant, sumEarned, type TaskRow } from './queries.ts'

/** For so long what was earned has just been earned: longer than a page asks for it. */
const JUST_NOW = { seconds: 60 }

const nothing: Earned = { amount: 0, growth: 0 }

export const handlers: Handlers<typeof contract> = {
  userEarn: (ask, { db, patient, now }) => sumEarned(db, patient, asDone(ask), earlier(now, JUST_NOW)),

  async messageSend({ user_id, ...ask }, here) {
    if (user_id !== undefined && user_id !== here.patient) return here.refuse('not-found')
    const task = await findTask(here.db, asDone(ask))
    return task ? grant(here, task, asDone(ask)) : here.refuse('no-task')
  },
}

interface Asked {
  business_mark: string
  task_id: string
  action: TaskAction
  object_id?: string | undefined
}

const asDone = ({ business_mark: businessMark, task_id: taskId, action, object_id: objectId = '' }: Asked): Done => ({
  ...{ businessMark, taskId, action, objectId },
})

/** Grants a task: nothing where its thing earned already today, or where the day has had enough of it. */
const grant = (here: PatientHere, { amount, growth, perDay }: TaskRow, done: Done): Promise<Earned> =>
  here.transact(async ({ db, patient, now }) => {
    const day = dayOf(now)
    // One after the other: two at once could pass the limit together.
    await lockPatient(db, patient)
    if ((await countGrants(db, patient, done, day)) >= perDay) return nothing
    const isNew = await insertGrant(db, patient, done, { amount, growth, day, happenedAt: now })
    return isNew ? { amount, growth } : nothing
  })
