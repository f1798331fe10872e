import { lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import {
  analyticsClicks,
  analyticsConversions,
  analyticsEvents,
  analyticsLogs,
  analyticsNonces,
  analyticsViews,
} from '../tables.ts'

export const deleteNonces = (db: Db, before: Date) =>
  db.delete(analyticsNonces).where(lt(analyticsNonces.takenAt, before))

/** Forgets events before a moment, and the oldest where there are more than so many. */
export const deleteEvents = async (db: Db, before: Date, most: number) => {
  await db.delete(analyticsEvents).where(lt(analyticsEvents.happenedAt, before))
  const last = sql`(select max(id) from ${analyticsEvents}) - ${most}::bigint`
  await db.delete(analyticsEvents).where(lte(analyticsEvents.id, last))
}

export const deleteLogs = (db: Db, before: Day) => db.delete(analyticsLogs).where(lt(analyticsLogs.day, before))
export const deleteClicks = (db: Db, before: Day) => db.delete(analyticsClicks).where(lt(analyticsClicks.day, before))
export const deleteConversions = (db: Db, before: Date) =>
  db.delete(analyticsConversions).where(lt(analyticsConversions.happenedAt, before))
export const deleteViews = (db: Db, before: Date) => db.delete(analyticsViews).where(lt(analyticsViews.lastAt, before))
