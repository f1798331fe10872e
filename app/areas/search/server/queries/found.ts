import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { guahaoDepartments as departments } from '#app/areas/guahao/departments/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { Kind } from '../../rules.ts'
import { searchEntries as entries } from '../tables.ts'

/** Where parts of everything of a kind begin, each of at most so many: the id of the first in each. */
export const listPartStarts = async (db: Db, kind: Kind, most: number): Promise<number[]> => {
  const counted = db
    .select({ id: entries.targetId, place: sql<number>`row_number() over (order by ${entries.targetId})`.as('place') })
    .from(entries)
    .where(eq(entries.kind, kind))
    .as('counted')
  const starts = await db
    .select({ id: counted.id })
    .from(counted)
    .where(sql`(${counted.place} - 1) % ${most} = 0`)
    .orderBy(asc(counted.id))
  return starts.map(({ id }) => id)
}

/** What can be found of a kind from an id on, at most so many; of a department its hospital too. */
export const listFound = (
  db: Db,
  kind: Kind,
  fromId: number,
  most: number,
): Promise<{ id: number; hospitalId: number | null }[]> => {
  return db
    .select({ id: entries.targetId, hospitalId: departments.hospitalId })
    .from(entries)
    .leftJoin(departments, and(eq(entries.kind, 'department'), eq(departments.id, entries.targetId)))
    .where(and(eq(entries.kind, kind), gte(entries.targetId, fromId)))
    .orderBy(asc(entries.targetId))
    .limit(most)
}
