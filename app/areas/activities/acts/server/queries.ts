import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { ActKind } from '../rules.ts'
import { activitiesActs as acts } from './tables.ts'

export type ActRow = typeof acts.$inferSelect
/** One activity; with `kind` only where it is of that kind. */
export const findAct = async (db: Db, id: number, kind?: ActKind): Promise<ActRow | undefined> =>
  (
    await db
      .select()
      .from(acts)
      .where(and(eq(acts.id, id), kind && eq(acts.kind, kind)))
  )[0]

/** The current activity of a kind: the one that is on, else the next to come, else the last. */
export const findCurrentAct = async (db: Db, kind: ActKind, now: Date): Promise<ActRow | undefined> => {
  const moment = now.toISOString()
  const [found] = await db
    .select()
    .from(acts)
    .where(eq(acts.kind, kind))
    .orderBy(
      sql`case when ${acts.endsAt} <= ${moment}::timestamptz then 2 when ${acts.startsAt} > ${moment}::timestamptz then 1 else 0 end`,
      sql`case when ${acts.startsAt} > ${moment}::timestamptz then ${acts.startsAt} end`,
      desc(acts.endsAt),
      desc(acts.id),
    )
    .limit(1)
  return found
}

/** Kinds of which an activity is on, or is to come. */
export const listRunningKinds = async (db: Db, now: Date): Promise<ActKind[]> =>
  (await db.selectDistinct({ kind: acts.kind }).from(acts).where(gt(acts.endsAt, now))).map(({ kind }) => kind)

export const insertAct = async (db: Db, row: typeof acts.$inferInsert): Promise<number> =>
  ((await db.insert(acts).values(row).returning({ id: acts.id }))[0] as { id: number }).id

/** Ends an activity now, one that is to come before it begins; false where it is over. */
export const endAct = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const moment = now.toISOString()
  const ended = await db
    .update(acts)
    .set({ endsAt: now, startsAt: sql`least(${acts.startsAt}, ${moment}::timestamptz)` })
    .where(and(eq(acts.id, id), gt(acts.endsAt, now)))
    .returning({ id: acts.id })
  return ended.length > 0
}

/** Activities of a kind, the newest first. */
export const listActs = (db: Db, kind: ActKind, asked: { page: number; size: number }) =>
  page(db, db.select().from(acts).where(eq(acts.kind, kind)).orderBy(desc(acts.id)).$dynamic(), asked)
