import { sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { Kind } from '../../rules.ts'
import { searchEntries as entries } from '../tables.ts'

/** How the entries are spread over the kinds. It decides how they are looked for, never what is found. */
export interface Crowds {
  /** Kinds that have too many entries to look at each that fits. */
  many: readonly Kind[]
  /** The kind of more than half of all entries. */
  most: Kind | undefined
}

const MANY = 2_000

/** Counts the entries of each kind. */
export const readCrowds = async (db: Db): Promise<Crowds> => {
  const { rows } = await db.execute<{ kind: Kind; is_many: boolean; is_most: boolean }>(sql`
    select kind, count(*) > ${MANY} as is_many, count(*) > sum(count(*)) over () / 2 as is_most
    from ${entries} group by kind`)
  return { many: rows.flatMap((row) => (row.is_many ? row.kind : [])), most: rows.find((row) => row.is_most)?.kind }
}
