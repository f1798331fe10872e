import { and, asc, desc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { type ListRequest, listQuery, since, until } from '#kit/db/list-query.ts'
import type { Db } from '#kit/db/open.ts'
import { type PageRequest, page } from '#kit/db/page.ts'
import type { Day } from '#kit/time/day.ts'
import { type SmsState, type SmsTrouble, smsSorts } from '../rules.ts'
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
export const listSms = (db: Db, mobileIndexes: string[] | undefined, asked: PageRequest) => {
  const found = db
    .select()
    .from(messages)
    .where(mobileIndexes && inArray(messages.mobileIndex, mobileIndexes))
    .orderBy(desc(messages.id))
  return page(db, found.$dynamic(), asked)
}

/** What a list of messages is asked for. */
export interface SentAsked extends ListRequest<keyof typeof smsSorts> {
  state?: SmsState | undefined
  tried?: SmsTrouble | undefined
  /** By the beginnings of the names of messages. */
  abouts?: readonly string[] | undefined
  message?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Messages of the last days, the newest first: one searches by the provider's code, or by a whole number, which is sealed. */
export const sentSms = (db: Db, indexesOf: (mobile: string) => string[], asked: SentAsked) =>
  listQuery(
    db,
    (db) => db.select().from(messages),
    {
      scope: undefined,
      searched: [messages.failCode, (keyword) => inArray(messages.mobileIndex, indexesOf(keyword))],
      filters: {
        state: (state) => eq(messages.state, state),
        tried: () => isNotNull(messages.failCode),
        abouts: (names) => inArray(sql`split_part(${messages.message}, '.', 1)`, [...names]),
        message: (name) => eq(messages.message, name),
        from: since(messages.queuedAt),
        to: until(messages.queuedAt),
      },
      sorts: smsSorts,
      sortedBy: { queue_time: messages.queuedAt, tries: messages.tries },
      usual: [desc(messages.queuedAt)],
      last: desc(messages.id),
      key: messages.id,
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
