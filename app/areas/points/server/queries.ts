import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import type { PatientId } from '#server/here.ts'
import type { Earned, TaskAction } from '../rules.ts'
import { pointsLedger as ledger, pointsTasks as tasks } from './tables.ts'

/** Names a task. */
interface TaskName {
  businessMark: string
  taskId: string
  action: TaskAction
}

/** A task that was done with something. */
export interface Done extends TaskName {
  objectId: string
}

export type TaskRow = typeof tasks.$inferSelect

/** A task that can be done now. */
export const findTask = async (db: Db, { businessMark, taskId, action }: TaskName): Promise<TaskRow | undefined> =>
  (
    await db
      .select()
      .from(tasks)
      .where(
        and(
          eq(tasks.businessMark, businessMark),
          eq(tasks.taskId, taskId),
          eq(tasks.action, action),
          eq(tasks.isOn, true),
        ),
      )
  )[0]

const ofTask = (patient: PatientId, { businessMark, taskId, action }: TaskName) =>
  and(
    eq(ledger.patientId, patient),
    eq(ledger.businessMark, businessMark),
    eq(ledger.taskId, taskId),
    eq(ledger.action, action),
  )

/** How often a patient was granted a task on a day. */
export const countGrants = (db: Db, patient: PatientId, task: TaskName, day: Day): Promise<number> =>
  db.$count(ledger, and(ofTask(patient, task), eq(ledger.day, day)))

/** Writes what a task earned; false where it earned already on this day. */
export const insertGrant = async (
  db: Db,
  patientId: PatientId,
  done: Done,
  grant: Earned & { day: Day; happenedAt: Date },
): Promise<boolean> => {
  const row = { patientId, ...done, ...grant }
  return (await db.insert(ledger).values(row).onConflictDoNothing().returning({ id: ledger.id })).length > 0
}

const sums = {
  amount: sql<number>`coalesce(sum(${ledger.amount}), 0)::int`,
  growth: sql<number>`coalesce(sum(${ledger.growth}), 0)::int`,
}

/** What a patient earned by a task and a thing since a moment. */
export const sumEarned = async (db: Db, patient: PatientId, done: Done, since: Date): Promise<Earned> => {
  const mine = and(ofTask(patient, done), eq(ledger.objectId, done.objectId), gt(ledger.happenedAt, since))
  return (await db.select(sums).from(ledger).where(mine))[0] ?? { amount: 0, growth: 0 }
}

/** All that a patient has. */
export const sumBalance = async (db: Db, patient: PatientId): Promise<Earned> =>
  (await db.select(sums).from(ledger).where(eq(ledger.patientId, patient)))[0] ?? { amount: 0, growth: 0 }

/** All that came and went, the oldest first. */
export const listLedger = (db: Db, patient: PatientId) =>
  db.select().from(ledger).where(eq(ledger.patientId, patient)).orderBy(asc(ledger.id))

export const insertTasks = (db: Db, rows: (typeof tasks.$inferInsert)[]) =>
  db.insert(tasks).values(rows).onConflictDoNothing()
