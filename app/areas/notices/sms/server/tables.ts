import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { identity, instant } from '#kit/db/columns.ts'

/** A message to a phone, from the moment it is queued. */
export const noticesSms = pgTable(
  'notices_sms',
  {
    id: identity(),
    mobileIndex: text().notNull(),
    /** The whole message as JSON, sealed. */
    sealed: text().notNull(),
    /** waiting, sent or failed. */
    state: text().notNull(),
    tries: smallint().notNull().default(0),
    /** Not handed over before this, nor after `uselessAt`. */
    nextTryAt: instant().notNull(),
    uselessAt: instant().notNull(),
    queuedAt: instant().notNull(),
  },
  (table) => [
    index('notices_sms_due').on(table.nextTryAt, table.id).where(sql`state = 'waiting'`),
    index('notices_sms_newest').on(table.mobileIndex, table.id.desc().nullsFirst()),
    index('notices_sms_age').on(table.queuedAt),
    check('notices_sms_state', sql`${table.state} in ('waiting', 'sent', 'failed')`),
  ],
)
