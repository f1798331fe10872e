import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The day of an instant, as it is in Shanghai. */
export const localDay = (instant: SQLWrapper): SQL => sql`(${instant} at time zone 'Asia/Shanghai')::date`
