import { exists, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './open.ts'

/** A select that has not run yet, and runs whenever it is awaited. */
export type Unread<Row> = Promise<Row[]> & SQLWrapper

/** Which of these selects would find something: one statement, and none of them runs. */
export const whichFind = async (db: Db, selects: readonly SQLWrapper[]): Promise<readonly boolean[]> => {
  if (selects.length === 0) return []
  const found = sql.join(selects.map(exists), sql`, `)
  const { rows } = await db.execute<{ found: boolean[] }>(sql`select array[${found}] as found`)
  return rows[0]?.found ?? []
}
