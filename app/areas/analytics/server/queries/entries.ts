import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { since, until } from '#kit/db/list-query.ts'
import { localDay } from '#kit/db/local-day.ts'
import type { Db } from '#kit/db/open.ts'
import type { Day } from '#kit/time/day.ts'
import { allFunctions } from '../../rules/functions.ts'
import { analyticsEvents as events } from '../tables.ts'

/** In how many visits a function was seen and opened; what is not told apart is null. */
export interface EntrySums {
  functionId: string | null
  date: Day | null
  seen: number
  opened: number
}

/** Counts visits that saw and opened the functions of the product on some days: each once a group. */
export const entrySums = (
  db: Db,
  { from, to, by }: { from: Day; to: Day; by: readonly string[] },
): Promise<EntrySums[]> => {
  const date = sql<Day | null>`(${localDay(events.happenedAt)})::text`
  const visits = (which: string[]) =>
    sql<number>`(count(distinct ${events.visitId}) filter (where ${inArray(events.event, which)}))::int`
  const isBy = (name: string) => by.includes(name)
  return db
    .select({
      functionId: isBy('function') ? sql<string | null>`${events.functionId}` : sql<string | null>`null::text`,
      date: isBy('date') ? date : sql<Day | null>`null::text`,
      seen: visits(['view']),
      opened: visits(['click', 'visit']),
    })
    .from(events)
    .where(
      and(
        eq(events.source, 'action'),
        ne(events.visitId, ''),
        inArray(events.functionId, allFunctions),
        since(events.happenedAt)(from),
        until(events.happenedAt)(to),
      ),
    )
    .groupBy(sql`1`, sql`2`)
}
