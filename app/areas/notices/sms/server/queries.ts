import { and, asc, desc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { type ListRequest, listQuery, since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import type { Day } from '#kit/time/day.ts'
import { failedSmsSorts, type SmsState } from '../rules.ts'
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

export const updateSms = (db: Db, id: number, change: { state: SmsState; nextTryAt?: Date; failCode?: string }) =>
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

/** What a list of failed messages is asked for. */
export interface FailedAsked extends ListRequest<keyof typeof failedSmsSorts> {
  state?: SmsState | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Messages of which a try has failed, the newest first. Numbers are sealed: one searches by the provider's code. */
export const failedSms = (db: Db, asked: FailedAsked) =>
  listQuery(
    db,
    () => db.select().from(messages),
    {
      scope: isNotNull(messages.failCode),
      searched: [messages.failCode],
      filters: {
        state: (state) => eq(messages.state, state),
        from: since(messages.queuedAt),
        to: until(messages.queuedAt),
      },
      sorts: failedSmsSorts,
      sortedBy: { queue_time: messages.queuedAt, tries: messages.tries },
      usual: [desc(messages.queuedAt)],
      last: desc(messages.id),
    },
    asked,
  )

/** How many messages that were queued on a day have failed a try and have not left. */
export const countUnsent = (db: Db, day: Day): Promise<number> =>
  db.$count(
    messages,
    and(
      isNotNull(messages.failCode),
      ne(messages.state, 'sent'),
      since(messages.queuedAt)(day),
      until(messages.queuedAt)(day),
    ),
  )

export const deleteSmsBefore = (db: Db, before: Date) => db.delete(messages).where(lte(messages.queuedAt, before))

export const deleteSmsTo = (db: Db, mobileIndexes: string[]) =>
  db.delete(messages).where(inArray(messages.mobileIndex, mobileIndexes))
