import { sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { analyticsConversions as conversions, analyticsLogs as logs } from '../tables.ts'

type NewLog = Omit<typeof logs.$inferInsert, 'count'>
type NewConversion = typeof conversions.$inferInsert

/** Writes a log entry: what came on this day already is counted. */
export const insertLog = (db: Db, row: NewLog) =>
  db
    .insert(logs)
    .values({ ...row, count: 1 })
    .onConflictDoUpdate({
      target: [logs.day, logs.digest],
      set: { count: sql`least(${logs.count} + 1, 1000000000)`, lastAt: row.lastAt },
    })

/** Writes a conversion once; whether it is new. */
export const insertConversion = async (db: Db, row: NewConversion): Promise<boolean> =>
  (await db.insert(conversions).values(row).onConflictDoNothing().returning({ id: conversions.accountId })).length > 0
