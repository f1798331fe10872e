import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import type { Context, PatientContext, PatientId } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import type { Earned, TaskAction } from '../rules.ts'
import { findTask, insertBack, insertGrant, insertSpent, insertTasks, listGranted, type Spending } from './queries.ts'

export { insertGrant as grantPoints, sumBalance } from './queries.ts'

/**
 * Takes points for something, in the transaction that keeps it; false where the patient has fewer. Whoever spends waits for
 * the patient's row, so that no two spend the same points.
 */
export const spendPoints = async (
  { db, patient, now }: Pick<PatientContext, 'db' | 'patient' | 'now'>,
  spending: Spending & { amount: number },
): Promise<boolean> => {
  await lockPatient(db, patient)
  return insertSpent(db, patient, { ...spending, now })
}

/** Gives back what was taken for something, once, in the transaction that ends it. */
export const givePointsBack = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  patientId: number,
  spending: Spending,
): Promise<boolean> => {
  await lockPatient(db, patientId)
  return insertBack(db, patientId, { ...spending, now })
}

/** A task and the thing it is done with, as the wire names them. */
interface Named {
  business_mark: string
  task_id: string
  action: TaskAction
  object_id: string
}

const nothing: Earned = { amount: 0, growth: 0 }

/** What a patient has earned today by a task with this thing, and what they can still earn by it. */
export const taskWorth = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  patient: PatientId,
  { business_mark: businessMark, task_id: taskId, action, object_id: objectId }: Named,
): Promise<{ earned: Earned; left: Earned }> => {
  const done = { businessMark, taskId, action, objectId }
  const granted = await listGranted(db, patient, done, dayOf(now))
  const earned = granted.find((entry) => entry.objectId === objectId)
  if (earned) return { earned, left: nothing }
  const task = await findTask(db, done)
  const isOpen = task !== undefined && granted.length < task.perDay
  return { earned: nothing, left: isOpen ? { amount: task.amount, growth: task.growth } : nothing }
}

/** Gives points for something that the operator alone gives and nobody does by themselves, once a day. */
export const grantOnce = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  patient: PatientId,
  { title, ...task }: { businessMark: string; taskId: string; action: TaskAction; title: string },
  amount: number,
): Promise<boolean> => {
  await insertTasks(db, [{ ...task, title, amount, growth: 0, perDay: 1, isOn: false }])
  const done = { ...task, objectId: '' }
  return insertGrant(db, patient, done, { amount, growth: 0, day: dayOf(now), happenedAt: now })
}

/** For joins: rooms above read it and never write it. */
export { pointsLedger } from './tables.ts'
