import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './open.ts'

/**
 * Fills a table without its indexes, and makes them again when `work` is done: of many rows at once that takes half the
 * time. Primary key and unique constraints stay. Call it in a transaction; nobody else reads the table until its end.
 */
export const withoutIndexes = async (db: Db, table: PgTable, work: () => Promise<void>): Promise<void> => {
  const { rows } = await db.execute(sql`
    select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${getTableName(table)}::regclass and not indisunique`)
  for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`))
  await work()
  for (const { definition } of rows) await db.execute(sql.raw(String(definition)))
}
