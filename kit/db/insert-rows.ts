import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './open.ts'

/** PostgreSQL takes a parameter of up to a gigabyte, but nobody needs to build one. */
const BATCH = 10_000

/**
 * Writes many rows at once: they travel as one JSON parameter a batch, so their number meets no limit of parameters.
 * All rows give the same columns as the first; columns that are points or bytes are not for it.
 */
export const insertRows = async <T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => {
  for (let at = 0; at < rows.length; at += BATCH) await db.execute(insertingRows(table, rows.slice(at, at + BATCH)))
}

/** The same as a statement, or as a part of one (`writeAtOnce`): one row or more, in one batch. */
export const insertingRows = <T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): SQL => {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in (rows[0] ?? {}))
  const names = columns.map(([key, column]) => [key, toSnakeCase(column.name)] as const)
  const list = sql.join(
    names.map(([, name]) => sql.identifier(name)),
    sql`, `,
  )
  const given = rows.map((row: T['$inferInsert']) => renamed(row, names))
  return sql`insert into ${table} (${list})
    select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(given)}::jsonb)`
}

const renamed = (row: Record<string, unknown>, names: readonly (readonly [string, string])[]) =>
  Object.fromEntries(names.map(([key, name]) => [name, row[key] ?? null]))
