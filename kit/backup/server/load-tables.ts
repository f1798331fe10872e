import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type DumpedTable, quoted } from './dump-tables.ts'

/** Takes the pieces of a table in their order. */
export interface TableLoad {
  write: (piece: Buffer) => Promise<void>
  /** How many rows came. */
  end: () => Promise<number>
}

/** Begins to fill a table. Nothing else may be asked of the connection until its end. */
export const loadTable = (client: pg.Client, { name, columns }: DumpedTable): TableLoad => {
  const stream = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`))
  const done = finished(stream)
  done.catch(() => undefined)
  return {
    write: async (piece) => {
      if (!stream.write(piece)) await Promise.race([once(stream, 'drain'), done])
    },
    end: async () => {
      stream.end()
      await done
      return stream.rowCount
    },
  }
}

/**
 * Does `work` without foreign keys and without indexes that keep nothing unique, and makes them again, which also proves that
 * every row refers to one that is there. In a transaction: rows may come in any order, and twice as fast.
 */
export const withoutKeys = async (client: pg.Client, work: () => Promise<void>): Promise<void> => {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and not indisunique and not indisexclusion order by 1`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await work()
  for (const { definition } of indexes) await client.query(definition)
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

/** Sets every sequence to where it stood. */
export const setSequences = async (client: pg.Client, sequences: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2)', [`public.${quoted(name)}`, last])
}
