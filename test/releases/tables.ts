import type pg from 'pg'

/** The tables of the product in a database, in the order of their names. */
export const listTables = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename collate "C"`,
  )
  if (rows.length === 0) throw new Error('the database has no tables: the check would look at nothing')
  return rows.map(({ name }) => name)
}

/** Those of them without a row. */
export const listEmptyTables = async (pool: pg.Pool): Promise<string[]> => {
  const tables = await listTables(pool)
  const looks = tables.map((name) => `select '${name}' as name where not exists (select from "${name}")`)
  const { rows } = await pool.query<{ name: string }>(`${looks.join(' union all ')} order by name`)
  return rows.map(({ name }) => name)
}
