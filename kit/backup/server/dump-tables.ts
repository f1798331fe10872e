import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

/** A table as it stands in a backup. */
export interface DumpedTable {
  name: string
  /** Those that PostgreSQL works out of the others are not among them. */
  columns: string[]
}

/** About so much of a table is one piece. */
const PIECE_BYTES = 4_000_000

/** The tables of the product, in the order of their names. */
export const listTables = async (client: pg.Client): Promise<DumpedTable[]> => {
  const { rows } = await client.query<DumpedTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname collate "C"`,
  )
  return rows
}

/** Where every sequence stands; one that gave no number yet is left out. */
export const listSequences = async (client: pg.Client): Promise<Record<string, string>> => {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** All rows of a table as PostgreSQL's own text, which any version reads back as the same; piece by piece. Returns how many there are. */
export async function* dumpTable(client: pg.Client, { name, columns }: DumpedTable): AsyncGenerator<Buffer, number> {
  const stream = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`))
  let gathered: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    gathered.push(chunk)
    bytes += chunk.length
    if (bytes < PIECE_BYTES) continue
    yield Buffer.concat(gathered)
    gathered = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(gathered)
  return stream.rowCount
}

/** A name as it stands in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
