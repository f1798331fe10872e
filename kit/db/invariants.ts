import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './open.ts'

/** What must be true of a room's rows at any moment: each sentence with a select of the rows that break it. */
export type Invariants = Readonly<Record<string, SQL>>

/** A sentence that is not true, with some of the rows that break it. */
export interface Broken {
  says: string
  rows: unknown[]
}

/** Looks whether the sentences are true now; those that are not. */
export const findBroken = async (db: Db, invariants: Invariants): Promise<Broken[]> => {
  const looked: Broken[] = []
  for (const [says, broken] of Object.entries(invariants)) {
    const { rows } = await db.execute(sql`select * from (${broken}) broken limit 5`)
    looked.push({ says, rows })
  }
  return looked.filter(({ rows }) => rows.length > 0)
}
