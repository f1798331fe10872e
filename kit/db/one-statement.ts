import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './open.ts'

/**
 * Does several writes as one statement, all or none: each statement is a journey to the database, which costs more than most writes.
 * None sees what another wrote; foreign keys are looked at when all is written, so a row and what refers to it may go
 * together. How many rows `counted`, one more write, returns.
 */
export const oneStatement = async (db: Db, writes: readonly SQLWrapper[], counted?: SQLWrapper): Promise<number> => {
  const parts = writes.map((write, at) => sql`${sql.identifier(`write_${at}`)} as (${write.getSQL()})`)
  if (counted) parts.push(sql`counted as (${counted.getSQL()})`)
  if (parts.length === 0) return 0
  const count = counted ? sql`(select count(*) from counted)::int` : sql`0`
  const { rows } = await db.execute<{ count: number }>(sql`with ${sql.join(parts, sql`, `)} select ${count} as count`)
  return rows[0]?.count ?? 0
}
