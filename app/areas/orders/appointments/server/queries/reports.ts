import { inArray } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { ordersReports as reports } from '../tables.ts'

export type ReportRow = typeof reports.$inferSelect

/** Reports of these appointments, by the appointments' ids. */
export const reportsOf = async (db: Db, appointmentIds: readonly number[]): Promise<ReadonlyMap<number, ReportRow>> => {
  if (appointmentIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(reports)
    .where(inArray(reports.appointmentId, [...appointmentIds]))
  return new Map(rows.map((row) => [row.appointmentId, row]))
}

/** Writes a report over the one that there is. */
export const putReport = (db: Db, row: typeof reports.$inferInsert) =>
  db
    .insert(reports)
    .values(row)
    .onConflictDoUpdate({
      target: reports.appointmentId,
      set: { contentSealed: row.contentSealed, issuedAt: row.issuedAt },
    })
