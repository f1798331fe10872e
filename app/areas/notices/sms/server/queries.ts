import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { SmsState } from '../rules.ts'
import { noticesSms as messages } from './tables.ts'

export type SmsRow = typeof messages.$inferSelect

export const insertSms = (db: Db, row: typeof messages.$inferInsert) => db.insert(messages).values(row)

/** Leases the messages that are due to whoever asks; a process that dies with them leaves them to the next. */
export const leaseDue = (db: Db, now: Date, until: Date, most: number): Promise<SmsRow[]> => {
  const due = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.state, 'waiting'), lte(messages.nextTryAt, now)))
    .orderBy(asc(messages.nextTryAt), asc(messages.id))
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(messages)
    .set({ tries: sql`${messages.tries} + 1`, nextTryAt: until })
    .where(inArray(messages.id, due))
    .returning()
}

export const updateSms = (db: Db, id: number, change: { state: SmsState; nextTryAt?: Date }) =>
  db.update(messages).set(change).where(eq(messages.id, id))

/** Messages to a number, or to all, the newest first. */
export const listSms = (db: Db, mobileIndexes: string[] | undefined, asked: { page: number; size: number }) => {
  const found = db
    .select()
    .from(messages)
    .where(mobileIndexes && inArray(messages.mobileIndex, mobileIndexes))
    .orderBy(desc(messages.id))
  return page(db, found.$dynamic(), asked)
}

export const deleteSmsBefore = (db: Db, before: Date) => db.delete(messages).where(lte(messages.queuedAt, before))

export const deleteSmsTo = (db: Db, mobileIndexes: string[]) =>
  db.delete(messages).where(inArray(messages.mobileIndex, mobileIndexes))
