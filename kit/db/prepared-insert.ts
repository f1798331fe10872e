import type { Placeholder } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './open.ts'
import { type Placeholders, prepared } from './prepared.ts'

/** More would make a text for each number of rows that nobody sends twice. */
const MOST = 16

/**
 * Writes a few rows, all of them with the same columns, where that happens often: a text for each number of rows and set of
 * columns is written once (`prepared`). Answers the rows as they stand. More than 16 go in several statements: to have all of
 * them or none, do it in a transaction.
 */
export const preparedInsert = <T extends PgTable>(table: T) => {
  type Row = T['$inferInsert']
  const write = prepared((db: Db, value: Placeholders<Record<string, unknown>>) =>
    db
      .insert(table)
      .values(unnamed(value) as Row[])
      .returning(),
  )
  return async (db: Db, rows: readonly Row[]): Promise<T['$inferSelect'][]> => {
    const written: T['$inferSelect'][] = []
    for (let at = 0; at < rows.length; at += MOST) {
      written.push(...((await write(db, named(rows.slice(at, at + MOST)))) as T['$inferSelect'][]))
    }
    return written
  }
}

/** Every value by its row and column: `{ '0 name': …, '1 name': … }`. */
const named = (rows: readonly object[]): Record<string, unknown> =>
  Object.fromEntries(
    rows.flatMap((row, at) => Object.entries(row).map(([column, value]) => [`${at} ${column}`, value])),
  )

/** And back, with placeholders in their place. */
const unnamed = (values: Placeholders<Record<string, unknown>>): Record<string, Placeholder>[] => {
  const rows: Record<string, Placeholder>[] = []
  for (const [name, value] of Object.entries(values)) {
    const [at = 0, column = ''] = name.split(' ')
    rows[Number(at)] = { ...rows[Number(at)], [column]: value as Placeholder }
  }
  return rows
}
