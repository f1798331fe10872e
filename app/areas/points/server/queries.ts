import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { type Earned, SPENT_MARK, type SpendKind, type TaskAction } from '../rules.ts'
import {
  pointsBegun as begun,
  pointsLedger as ledger,
  pointsRules as rules,
  pointsSettings as settings,
  pointsTasks as tasks,
} from './tables.ts'

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

/** With what a patient was granted a task on a day, and how much. */
export const listGranted = (db: Db, patient: PatientId, task: TaskName, day: Day) =>
  db
    .select({ objectId: ledger.objectId, amount: ledger.amount, growth: ledger.growth })
    .from(ledger)
    .where(and(ofTask(patient, task), eq(ledger.day, day)))

/** Notes what a patient is at, instead of what they were at before; since when. What they are at already goes on. */
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

/** Since when a patient is at this; undefined where they are not. */
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

export const findSetting = async (db: Db, field: string): Promise<string | undefined> =>
  (await db.select().from(settings).where(eq(settings.field, field)))[0]?.value

export const insertSettings = (db: Db, rows: (typeof settings.$inferInsert)[]) =>
  db.insert(settings).values(rows).onConflictDoNothing()

export const insertRules = (db: Db, rows: (typeof rules.$inferInsert)[]) =>
  db.insert(rules).values(rows).onConflictDoNothing()

/** Writes what a task, or what another room names, earned; false where it earned already on this day. */
export const insertGrant = async (
  db: Db,
  patientId: PatientId,
  done: Omit<Done, 'action'> & { action: string },
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
  db.select().from(ledger).where(eq(ledger.patientId, patient)).orderBy(asc(ledger.happenedAt), asc(ledger.id))

/** The same a page at a time, the newest first, with what a task is called now. */
export const pageLedger = (db: Db, patient: PatientId, asked: PageRequest) => {
  const isTask = and(
    eq(tasks.businessMark, ledger.businessMark),
    eq(tasks.taskId, ledger.taskId),
    eq(tasks.action, ledger.action),
  )
  const found = db
    .select({ entry: ledger, title: tasks.title })
    .from(ledger)
    .leftJoin(tasks, isTask)
    .where(eq(ledger.patientId, patient))
    .orderBy(desc(ledger.happenedAt), desc(ledger.id))
  return page(db, found.$dynamic(), asked)
}

/** What points are given for, and for which one of it: an order's id, a gift's. */
export interface Spending {
  what: SpendKind
  objectId: string
}

/**
 * Takes points from a patient, or none where they have fewer. Their row must be locked: two at once would see the same sum.
 */
export const insertSpent = async (
  db: Db,
  patientId: PatientId,
  { what, objectId, amount, now }: Spending & { amount: number; now: Date },
): Promise<boolean> => {
  const { rowCount } = await db.execute(sql`
    insert into ${ledger} (patient_id, business_mark, task_id, action, object_id, day, amount, growth, happened_at)
    select ${patientId}, ${SPENT_MARK}, ${what}, 'spend', ${objectId}, ${dayOf(now)}, ${-amount}, 0, ${now}::timestamptz
    where (select coalesce(sum(amount), 0) from ${ledger} where patient_id = ${patientId}) >= ${amount}
    on conflict do nothing`)
  return rowCount === 1
}

/** Gives back what was taken for something, once; false where nothing was taken or it went back before. */
export const insertBack = async (
  db: Db,
  patientId: number,
  { what, objectId, now }: Spending & { now: Date },
): Promise<boolean> => {
  const same = sql`patient_id = ${patientId} and business_mark = ${SPENT_MARK} and task_id = ${what} and object_id = ${objectId}`
  const { rowCount } = await db.execute(sql`
    insert into ${ledger} (patient_id, business_mark, task_id, action, object_id, day, amount, growth, happened_at)
    select patient_id, business_mark, task_id, 'back', object_id, ${dayOf(now)}, -amount, 0, ${now}::timestamptz
    from ${ledger} where ${same} and action = 'spend'
      and not exists (select from ${ledger} where ${same} and action = 'back')
    on conflict do nothing`)
  return rowCount === 1
}

export const insertTasks = (db: Db, rows: (typeof tasks.$inferInsert)[]) =>
  db.insert(tasks).values(rows).onConflictDoNothing()
