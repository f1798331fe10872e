import { sql } from 'drizzle-orm'
import type { Db } from './open.ts'

/**
 * Has whoever locks the same name wait until this transaction ends: for what no row stands for, such as how many there are of
 * something. Outside a transaction it holds nothing.
 */
export const lockName = async (db: Db, name: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
