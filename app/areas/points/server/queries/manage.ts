import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { DAILY_MARK, type TaskAction } from '../../rules.ts'
import type { TaskRow } from '../queries.ts'
import { pointsRules as rules, pointsSettings as settings, pointsTasks as tasks } from '../tables.ts'

/** What is there every day, also what is switched off: what other rooms give by themselves is not kept here. */
export const listManagedTasks = (db: Db): Promise<TaskRow[]> =>
  db.select().from(tasks).where(eq(tasks.businessMark, DAILY_MARK)).orderBy(asc(tasks.taskId), asc(tasks.action))

const isManaged = (taskId: string, action: string) =>
  and(eq(tasks.businessMark, DAILY_MARK), eq(tasks.taskId, taskId), eq(tasks.action, action))

/** One of them. */
export const findManagedTask = async (db: Db, taskId: string, action: TaskAction): Promise<TaskRow | undefined> =>
  (await db.select().from(tasks).where(isManaged(taskId, action)))[0]

export const updateTask = (db: Db, { taskId, action }: TaskRow, written: Partial<TaskRow>) =>
  db.update(tasks).set(written).where(isManaged(taskId, action))

export const upsertRule = (db: Db, { title, content, ...key }: typeof rules.$inferInsert) =>
  db
    .insert(rules)
    .values({ ...key, title, content })
    .onConflictDoUpdate({ target: [rules.cid, rules.ruleId], set: { title, content } })

export const upsertSetting = (db: Db, { field, value }: typeof settings.$inferInsert) =>
  db.insert(settings).values({ field, value }).onConflictDoUpdate({ target: settings.field, set: { value } })
