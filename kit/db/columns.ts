import { sql } from 'drizzle-orm'
import { bigint, customType, date, integer, timestamp } from 'drizzle-orm/pg-core'

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

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * By what "best rated" sorts rows that have a `star_sum` and a `star_count`, in hundredths: a Bayesian average, the mean of their stars
 * and of ten imagined ones with 4. Few votes move it little, so that one alone is no triumph and no ruin (docs/decisions/0148).
 */
export const standing = (name = '') =>
  integer(name).notNull().generatedAlwaysAs(sql`(star_sum * 100 + 4000) / (star_count + 10)`)
