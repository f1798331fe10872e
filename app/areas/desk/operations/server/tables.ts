import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { accessStaff } from '#app/areas/access/staff/server/public.ts'
import { day, identity, instant, reference } from '#kit/db/columns.ts'

/** Runs of a job that failed in the same way, until somebody has looked at them: the queue forgets a run after an hour. */
export const deskOperationsFailures = pgTable(
  'desk_operations_failures',
  {
    id: identity(),
    job: text().notNull(),
    /** Of the error: its kind, its code and where it was thrown; its words may be about somebody. */
    errorKind: text().notNull(),
    errorCode: text().notNull(),
    errorPlace: text().notNull(),
    times: integer().notNull().default(1),
    firstAt: instant().notNull(),
    lastAt: instant().notNull(),
    state: text().notNull().default('open'),
    decidedBy: reference().references(() => accessStaff.id, { onDelete: 'set null' }),
    decidedAt: instant(),
  },
  (table) => [
    uniqueIndex('desk_operations_failures_open')
      .on(table.job, table.errorKind, table.errorCode)
      .where(sql`state = 'open'`),
    index('desk_operations_failures_age').on(table.lastAt, table.id),
    index('desk_operations_failures_decider').on(table.decidedBy),
    check('desk_operations_failures_state', sql`${table.state} in ('open', 'repeated', 'discarded')`),
  ],
)

/** What an outside service refused or did not answer on a day, by its own code. */
export const deskOperationsTroubles = pgTable(
  'desk_operations_troubles',
  {
    id: identity(),
    service: text().notNull(),
    action: text().notNull(),
    code: text().notNull(),
    day: day().notNull(),
    times: integer().notNull().default(1),
    lastAt: instant().notNull(),
  },
  (table) => [
    unique('desk_operations_troubles_day').on(table.day, table.service, table.action, table.code),
    index('desk_operations_troubles_age').on(table.lastAt, table.id),
  ],
)
