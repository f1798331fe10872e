import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import type { PatientId } from '#server/here.ts'
import type { Earned, TaskAction } from '../rules.ts'
import { pointsBegun as begun, pointsLedger as ledger, pointsRules as rules, pointsTasks as tasks } from './tables.ts'

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

/** With what a patient was granted a task on a day. */
export const listGranted = async (db: Db, patient: PatientId, task: TaskName, day: Day): Promise<string[]> => {
  const mine = and(ofTask(patient, task), eq(ledger.day, day))
  return (await db.select({ objectId: ledger.objectId }).from(ledger).where(mine)).map(({ objectId }) => objectId)
}

/** Notes what a patient is at, instead of what he was at before; since when. What he is at already goes on. */
export const beginTask = async (db: Db, patientId: PatientId, done: Done, now: Date): Promise<Date> => {
  const same = sql`(${begun.businessMark}, ${begun.taskId}, ${begun.action}, ${begun.objectId}) = (excluded.business_mark, excluded.task_id, excluded.action, excluded.object_id)`
  const [row] = await db
    .insert(begun)
    .values({ patientId, ...done, begunAt: now })
    .onConflictDoUpdate({
      target: begun.patientId,
      set: { ...done, begunAt: sql`case when ${same} then ${begun.begunAt} else excluded.begun_at end` },
    })
    .returning({ begunAt: begun.begunAt })
  return row?.begunAt ?? now
}

/** Since when a patient is at this; undefined where he is not. */
export const findBegun = async (db: Db, patient: PatientId, done: Done): Promise<Date | undefined> => {
  const is = and(
    eq(begun.patientId, patient),
    eq(begun.businessMark, done.businessMark),
    eq(begun.taskId, done.taskId),
    eq(begun.action, done.action),
    eq(begun.objectId, done.objectId),
  )
  return (await db.select({ begunAt: begun.begunAt }).from(begun).where(is))[0]?.begunAt
}

export const deleteBegun = (db: Db, patient: PatientId) => db.delete(begun).where(eq(begun.patientId, patient))

/** Everything that can be done now, the most worth first. */
export const listTasks = (db: Db): Promise<TaskRow[]> =>
  db.select().from(tasks).where(eq(tasks.isOn, true)).orderBy(desc(tasks.amount), asc(tasks.taskId))

/** How often a patient was granted each task on a day. */
export const countGrants = (db: Db, patient: PatientId, day: Day) =>
  db
    .select({ businessMark: ledger.businessMark, taskId: ledger.taskId, action: ledger.action, count: count() })
    .from(ledger)
    .where(and(eq(ledger.patientId, patient), eq(ledger.day, day)))
    .groupBy(ledger.businessMark, ledger.taskId, ledger.action)

export const findRule = async (db: Db, cid: number, ruleId: number) =>
  (
    await db
      .select()
      .from(rules)
      .where(and(eq(rules.cid, cid), eq(rules.ruleId, ruleId)))
  )[0]

export const insertRules = (db: Db, rows: (typeof rules.$inferInsert)[]) =>
  db.insert(rules).values(rows).onConflictDoNothing()

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
