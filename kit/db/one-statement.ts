import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './open.ts'

/**
 * Does several writes as one statement, all or none. None sees what another wrote; foreign keys are looked at when all is
 * written, so a row and what refers to it may go together.
 */
export const oneStatement = async (db: Db, writes: readonly SQL[]): Promise<void> => {
  if (writes.length === 0) return
  const parts = writes.map((write, at) => sql`${sql.identifier(`write_${at}`)} as (${write})`)
  await db.execute(sql`with ${sql.join(parts, sql`, `)} select`)
}
