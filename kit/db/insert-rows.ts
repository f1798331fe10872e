import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './open.ts'

/** PostgreSQL takes a parameter of up to a gigabyte, but nobody needs to build one. */
const BATCH = 10_000

/**
 * Writes many rows at once: they travel as two JSON parameters a batch, so their number meets no limit of parameters.
 * All rows give the same columns as the first; columns that are points or bytes are not for it.
 */
export const insertRows = async <T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> => {
  for (let at = 0; at < rows.length; at += BATCH) await db.execute(insertingRows(table, rows.slice(at, at + BATCH)))
}

type Row = Record<string, unknown>

/**
 * The same as a statement, or as a part of one (`oneStatement`): one row or more, in one batch. Its text is the same for any number
 * of rows, so it is written, read and planned once; what is alike in all rows travels once.
 */
export const insertingRows = <T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): SQL => {
  const [first = {}] = rows as readonly Row[]
  const keys = Object.keys(first)
  const own = keys.filter((key) => rows.some((row: Row) => row[key] !== first[key]))
  const alike = keys.filter((key) => !own.includes(key))
  const { columns, values, shape } = textOf(table, keys)
  return sql`insert into ${table} (${columns}) select ${values}
    from json_to_record(${JSON.stringify(only(alike)(first))}::json) as alike (${shape}),
      json_to_recordset(${JSON.stringify(rows.map(only(own)))}::json) as own (${shape})`
}

const only = (keys: readonly string[]) => (row: Row) => Object.fromEntries(keys.map((key) => [key, row[key]]))

interface Text {
  columns: SQL
  values: SQL
  shape: SQL
}

const texts = new WeakMap<PgTable, Map<string, Text>>()

/** Written once for a table and what is given of it: Drizzle takes longer to write it than PostgreSQL to read it. */
const textOf = (table: PgTable, keys: readonly string[]): Text => {
  const known = texts.get(table) ?? new Map<string, Text>()
  texts.set(table, known)
  const name = keys.join(' ')
  const text = known.get(name) ?? writeText(table, new Set(keys))
  known.set(name, text)
  return text
}

const writeText = (table: PgTable, keys: ReadonlySet<string>): Text => {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => keys.has(key))
  const list = (write: (key: string, column: Column) => string) =>
    sql.raw(columns.map(([key, column]) => write(key, column)).join(', '))
  return {
    columns: list((_, { name }) => `"${toSnakeCase(name)}"`),
    values: list((key) => `coalesce(own."${key}", alike."${key}")`),
    shape: list((key, column) => `"${key}" ${column.getSQLType()}`),
  }
}
