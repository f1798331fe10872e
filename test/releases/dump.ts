import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { listTables } from './tables.ts'

/**
 * A database as one text of plain SQL: the migrations that made it, word for word, then its rows and where its sequences stand.
 * Nobody may write meanwhile. (`pg_dump` is not among what the bundled PostgreSQL brings, and an older one refuses a newer server.)
 */
export const dumpDatabase = async (pool: pg.Pool, version: string, migrations: string): Promise<string> => {
  const tables = [...(await listTables(pool)).map((name) => `"${name}"`), 'drizzle.__drizzle_migrations']
  const rows: string[] = []
  for (const table of tables) rows.push(...(await dumpRows(pool, table)))
  const schema = readMigrationFiles({ migrationsFolder: migrations }).flatMap(({ sql }) => sql.map((one) => one.trim()))
  return [
    `-- What Yilu ${version} leaves in a database. It is loaded into an empty one by a superuser, since rows come before those that they refer to.`,
    'set session_replication_role = replica;',
    ...schema,
    appliedMigrations,
    ...rows,
    ...(await dumpSequences(pool)),
    '',
  ].join('\n')
}

/** Where Drizzle writes down which migrations were applied, as it makes it. */
const appliedMigrations = `create schema drizzle;
create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);`

/** So many rows are one statement. */
const MOST_ROWS = 500

/** PostgreSQL writes the values itself, each as the text that it reads back as the same. */
const dumpRows = async (pool: pg.Pool, table: string): Promise<string[]> => {
  const columns = await listColumns(pool, table)
  const values = columns.map((column) => `quote_nullable(${column}::text)`).join(', ')
  const { rows } = await pool.query<{ row: string }>(
    `select concat_ws(', ', ${values}) as row from ${table} order by ${await orderOf(pool, table)}`,
  )
  const into = `insert into ${table} (${columns.join(', ')}) overriding system value values`
  return inPieces(rows).map((piece) => `${into}\n${piece.map(({ row }) => `(${row})`).join(',\n')};`)
}

const inPieces = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MOST_ROWS) }, (_, at) => all.slice(at * MOST_ROWS, (at + 1) * MOST_ROWS))

/** All but those that PostgreSQL works out of the others. */
const listColumns = async (pool: pg.Pool, table: string): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** By the primary key, or by the whole row where there is none: the same rows make the same text. */
const orderOf = async (pool: pg.Pool, table: string): Promise<string> => {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(a.attname) as name from pg_index i, unnest(i.indkey) with ordinality k (attnum, at), pg_attribute a
      where i.indrelid = $1::regclass and i.indisprimary and a.attrelid = i.indrelid and a.attnum = k.attnum order by k.at`,
    [table],
  )
  return rows.map(({ name }) => name).join(', ') || `${table}::text`
}

const dumpSequences = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
      where schemaname in ('public', 'drizzle') and last_value is not null order by 1`,
  )
  return rows.map(({ name, last }) => `select setval('${name}', ${last});`)
}

/** Loads the dump of a file into an empty database. */
export const loadDump = async (connection: pg.PoolConfig, file: string): Promise<void> => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(gunzipSync(readFileSync(file)).toString())
  } finally {
    await client.end()
  }
}
