import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { consultServices as services } from '#app/areas/consult/doctors/server/public.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { type CallHours, type HoursSpan, inOrder } from '../rules.ts'
import { consultCallDays as days, consultCallWeeks as weeks } from './tables.ts'

const flat = (spans: readonly HoursSpan[]): number[] => inOrder(spans).flatMap(({ begin, end }) => [begin, end])

const spansIn = (flatHours: readonly number[]): HoursSpan[] =>
  Array.from({ length: flatHours.length / 2 }, (_, nth) => ({
    begin: flatHours[2 * nth] as number,
    end: flatHours[2 * nth + 1] as number,
  }))

/** The hours of a doctor, and of the days from this one on that have their own. */
export const findHours = async (db: Db, doctorId: number, from: Day): Promise<CallHours> => {
  const week = await db.select().from(weeks).where(eq(weeks.doctorId, doctorId)).orderBy(asc(weeks.weekday))
  const own = await db
    .select()
    .from(days)
    .where(and(eq(days.doctorId, doctorId), gte(days.date, from)))
    .orderBy(asc(days.date))
  return {
    week: new Map(week.map(({ weekday, hours }) => [weekday, spansIn(hours)])),
    days: new Map(own.map(({ date, hours }) => [date, spansIn(hours)])),
  }
}

/** Writes down the hours of a weekday; none: they go. */
export const saveWeekday = (db: Db, doctorId: number, weekday: number, spans: readonly HoursSpan[]) =>
  spans.length === 0
    ? db.delete(weeks).where(and(eq(weeks.doctorId, doctorId), eq(weeks.weekday, weekday)))
    : db
        .insert(weeks)
        .values({ doctorId, weekday, hours: flat(spans) })
        .onConflictDoUpdate({ target: [weeks.doctorId, weeks.weekday], set: { hours: flat(spans) } })

/** Writes down the hours of one day. */
export const saveDay = (db: Db, doctorId: number, date: Day, spans: readonly HoursSpan[]) =>
  db
    .insert(days)
    .values({ doctorId, date, hours: flat(spans) })
    .onConflictDoUpdate({ target: [days.doctorId, days.date], set: { hours: flat(spans) } })

/** A day has its weekday's hours again. */
export const deleteDay = (db: Db, doctorId: number, date: Day) =>
  db.delete(days).where(and(eq(days.doctorId, doctorId), eq(days.date, date)))

/** Doctors who can be asked by phone or video. */
export const listCallable = async (db: Db): Promise<number[]> =>
  (
    await db
      .selectDistinct({ doctorId: services.doctorId })
      .from(services)
      .where(inArray(services.kind, ['phone', 'video']))
      .orderBy(services.doctorId)
  ).map(({ doctorId }) => doctorId)

/** For the demonstration. */
export const insertWeeks = (db: Db, rows: (typeof weeks.$inferInsert)[]) => insertRows(db, weeks, rows)
