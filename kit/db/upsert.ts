import { type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'

const brought = (column: PgColumn) => sql.raw(`excluded."${toSnakeCase(column.name)}"`)

/**
 * The second half of an upsert: takes over `columns` from the row that was brought, and `beside` with them, but only
 * where one of `columns` differs: a row that says nothing new is not written again.
 */
export const takeOver = (
  columns: Readonly<Record<string, PgColumn>>,
  beside: Readonly<Record<string, PgColumn>> = {},
) => {
  const set: Record<string, SQL> = {}
  for (const [key, column] of Object.entries({ ...columns, ...beside })) set[key] = brought(column)
  const differs = Object.values(columns).map((column) => sql`${column} is distinct from ${brought(column)}`)
  return { set, setWhere: sql.join(differs, sql` or `) }
}

/** For `returning`: whether an upsert made the row, or changed it. */
export const isNew = sql<boolean>`xmax = 0`

/** What a file tells: always `always`, and of `maybe`, by the file's columns, what it brings. */
export const changedColumns = (
  always: Readonly<Record<string, PgColumn>>,
  maybe: Readonly<Record<string, Readonly<Record<string, PgColumn>>>>,
  brings: ReadonlySet<string>,
): Record<string, PgColumn> =>
  Object.assign({ ...always }, ...Object.keys(maybe).map((column) => (brings.has(column) ? maybe[column] : {})))

/** What an upsert wrote, counted. */
export const counted = <Id>(written: readonly { id: Id; isNew: boolean }[]) => {
  const changedIds = written.filter((row) => !row.isNew).map(({ id }) => id)
  const changed = changedIds.length
  return { added: written.length - changed, changed, ids: written.map(({ id }) => id), changedIds }
}
