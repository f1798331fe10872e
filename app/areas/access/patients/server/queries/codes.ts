import { and, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import type { CodePurpose } from '../../rules.ts'
import { accessSmsCodes as codes, accessSmsQuotas as quotas, accessSmsTokens as tokens } from '../tables.ts'

export const insertToken = (db: Db, row: typeof tokens.$inferInsert) => db.insert(tokens).values(row)

interface Presented {
  tokenHash: string
  mobileIndexes: string[]
  addressIndex: string
  now: Date
}

const isPresented = ({ tokenHash, mobileIndexes, addressIndex, now }: Presented) =>
  and(
    eq(tokens.tokenHash, tokenHash),
    inArray(tokens.mobileIndex, mobileIndexes),
    eq(tokens.addressIndex, addressIndex),
    gt(tokens.expiresAt, now),
  )

export const hasToken = async (db: Db, presented: Presented): Promise<boolean> =>
  (await db.select().from(tokens).where(isPresented(presented))).length > 0

/** Uses a token up; false where somebody did so meanwhile. */
export const deleteToken = async (db: Db, presented: Presented): Promise<boolean> =>
  (await db.delete(tokens).where(isPresented(presented)).returning({ hash: tokens.tokenHash })).length > 0

export const findQuota = async (db: Db, mobileIndex: string) =>
  (await db.select().from(quotas).where(eq(quotas.mobileIndex, mobileIndex)))[0]

/** Counts one more message to a number, unless the last was after `waitedSince` or the day has had its `most`. */
export const takeQuota = async (
  db: Db,
  row: { mobileIndex: string; day: Day; now: Date; waitedSince: Date; most: number },
) => {
  const { mobileIndex, day, now, waitedSince, most } = row
  const hasDayLeft = sql`(${quotas.day} <> ${day} or ${quotas.sentToday} < ${most})`
  const taken = await db
    .insert(quotas)
    .values({ mobileIndex, day, sentToday: 1, lastSentAt: now, unused: 1 })
    .onConflictDoUpdate({
      target: quotas.mobileIndex,
      set: {
        day,
        sentToday: sql`case when ${quotas.day} = ${day} then ${quotas.sentToday} + 1 else 1 end`,
        lastSentAt: now,
        unused: sql`least(${quotas.unused} + 1, 1000)`,
      },
      setWhere: sql`${lte(quotas.lastSentAt, waitedSince)} and ${hasDayLeft}`,
    })
    .returning({ mobileIndex: quotas.mobileIndex })
  return taken.length > 0
}

/** A code of this number was used: its owner is there. */
export const clearUnused = (db: Db, mobileIndexes: string[]) =>
  db.update(quotas).set({ unused: 0 }).where(inArray(quotas.mobileIndex, mobileIndexes))

export const insertCode = (db: Db, row: typeof codes.$inferInsert) => db.insert(codes).values(row)

interface Guess {
  purpose: CodePurpose
  mobileIndexes: string[]
  addressIndex: string
  tokenHash: string
  tries: number
  now: Date
}

/** Spends one try on the newest code that this asker may use; undefined where they have none with a try left. */
export const takeTry = async (db: Db, { purpose, mobileIndexes, addressIndex, tokenHash, tries, now }: Guess) => {
  const newest = db
    .select({ id: codes.id })
    .from(codes)
    .where(
      and(
        inArray(codes.mobileIndex, mobileIndexes),
        eq(codes.purpose, purpose),
        or(eq(codes.addressIndex, addressIndex), eq(codes.tokenHash, tokenHash)),
      ),
    )
    .orderBy(desc(codes.sentAt), desc(codes.id))
    .limit(1)
  const [code] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(inArray(codes.id, newest), isNull(codes.usedAt), lt(codes.tries, tries), gt(codes.expiresAt, now)))
    .returning()
  return code
}

/** Uses a code up; false where somebody did so meanwhile. */
export const spendCode = async (db: Db, id: number, now: Date): Promise<boolean> => {
  const mine = and(eq(codes.id, id), isNull(codes.usedAt))
  return (await db.update(codes).set({ usedAt: now }).where(mine).returning({ id: codes.id })).length > 0
}

/** Forgets codes and tokens that have ended, and numbers that were sent nothing for a day. */
export const deleteEndedCodes = async (db: Db, now: Date, dayAgo: Date) => {
  await db.delete(tokens).where(lte(tokens.expiresAt, now))
  await db.delete(codes).where(lte(codes.expiresAt, now))
  await db.delete(quotas).where(lte(quotas.lastSentAt, dayAgo))
}

/** Forgets the codes and tokens of a number. */
export const deleteCodesOf = async (db: Db, mobileIndexes: string[]) => {
  await db.delete(tokens).where(inArray(tokens.mobileIndex, mobileIndexes))
  await db.delete(codes).where(inArray(codes.mobileIndex, mobileIndexes))
}
