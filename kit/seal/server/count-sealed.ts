import { sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'

/** How many texts of a column are sealed under which key, by the key's name. */
export interface SealedCount {
  table: string
  column: string
  keys: Readonly<Record<string, number>>
}

/** Whatever is called so holds sealed text. The canaries of keys stay under theirs. */
const isSealed = sql`table_schema = 'public' and data_type = 'text' and column_name ~ '(^|_)sealed$' and table_name <> 'seal_keys'`

/** Looks through everything that is sealed: under which keys it is. It reads whole tables. */
export const countSealed = async (db: Db): Promise<SealedCount[]> => {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(
    sql`select table_name as table, column_name as column from information_schema.columns where ${isSealed} order by 1, 2`,
  )
  const counts: SealedCount[] = []
  for (const { table, column } of columns) {
    const name = sql.identifier(column)
    const { rows } = await db.execute<{ key: string; count: number }>(
      sql`select split_part(${name}, '.', 1) as key, count(*)::integer as count from ${sql.identifier(table)}
        where ${name} <> '' group by 1`,
    )
    counts.push({ table, column, keys: Object.fromEntries(rows.map(({ key, count }) => [key, count])) })
  }
  return counts
}
