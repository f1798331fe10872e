import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { accessChallenges as challenges, accessTallies as tallies } from '../tables.ts'

export const insertChallenge = (db: Db, row: typeof challenges.$inferInsert) => db.insert(challenges).values(row)

/** Takes an open challenge away for its one answer. */
export const takeChallenge = async (db: Db, id: string, now: Date) => {
  const open = and(eq(challenges.id, id), isNull(challenges.passHash), gt(challenges.expiresAt, now))
  return (await db.delete(challenges).where(open).returning())[0]
}

/** Uses a pass up; false where there is none, or no more. */
export const takePass = async (db: Db, passHash: string, now: Date): Promise<boolean> => {
  const open = and(eq(challenges.passHash, passHash), gt(challenges.expiresAt, now))
  return (await db.delete(challenges).where(open).returning({ id: challenges.id })).length > 0
}

/** How often this happened within its hour. */
export const findTally = async (db: Db, bucket: string, now: Date): Promise<number> =>
  (
    await db
      .select()
      .from(tallies)
      .where(and(eq(tallies.bucket, bucket), gt(tallies.endsAt, now)))
  )[0]?.count ?? 0

/** Counts one more, in a new hour where the last one is over; how often it happened now. */
export const countUp = async (db: Db, bucket: string, now: Date, endsAt: Date): Promise<number> => {
  const isOver = sql`${tallies.endsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(tallies)
    .values({ bucket, count: 1, endsAt })
    .onConflictDoUpdate({
      target: tallies.bucket,
      set: {
        count: sql`case when ${isOver} then 1 else least(${tallies.count} + 1, 1000000000) end`,
        endsAt: sql`case when ${isOver} then ${endsAt.toISOString()}::timestamptz else ${tallies.endsAt} end`,
      },
    })
    .returning({ count: tallies.count })
  return row?.count ?? 0
}

/** Forgets what was counted. */
export const deleteTallies = (db: Db, buckets: readonly string[]) =>
  db.delete(tallies).where(inArray(tallies.bucket, [...buckets]))

export const deleteEndedChallenges = async (db: Db, now: Date) => {
  await db.delete(challenges).where(lte(challenges.expiresAt, now))
  await db.delete(tallies).where(lte(tallies.endsAt, now))
}
