import { bigint, date, integer, timestamp } from 'drizzle-orm/pg-core'

// Without a name a column is called by its key: `createdAt` is the column `created_at`.

/** A row's own number: given by the database, counting up. */
export const identity = (name = '') => bigint(name, { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Another row's number; add `.references(…)`. */
export const reference = (name = '') => bigint(name, { mode: 'number' })

/** Money in integer fen, up to 21 million yuan. */
export const fen = (name = '') => integer(name)

/** A moment, as a Date; milliseconds as Dates have them, so that what was read compares equal with what is stored. */
export const instant = (name = '') => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** A calendar day, as `'2026-11-21'`. */
export const day = (name = '') => date(name, { mode: 'string' })
