import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { identity, instant } from '#kit/db/columns.ts'

/** A message to a phone, from the moment it is queued. */
export const noticesSms = pgTable(
  'notices_sms',
  {
    id: identity(),
    mobileIndex: text().notNull(),
    /** Which message it is, by the name under which its room declares it; `code` for a code. */
    message: text().notNull().default(''),
    /** The whole message as JSON, sealed. */
    sealed: text().notNull(),
    /** waiting, sent or failed. */
    state: text().notNull(),
    tries: smallint().notNull().default(0),
    /** Why the last try failed, by the provider's own code; null where none has. */
    failCode: text(),
    /** Not handed over before this, nor after `uselessAt`. */
    nextTryAt: instant().notNull(),
    uselessAt: instant().notNull(),
    queuedAt: instant().notNull(),
  },
  (table) => [
    index('notices_sms_due').on(table.nextTryAt, table.id).where(sql`state = 'waiting'`),
    index('notices_sms_newest').on(table.mobileIndex, table.id.desc().nullsFirst()),
    index('notices_sms_age').on(table.queuedAt),
    index('notices_sms_failed').on(table.queuedAt, table.id).where(sql`fail_code is not null`),
    check('notices_sms_state', sql`${table.state} in ('waiting', 'sent', 'failed')`),
  ],
)
