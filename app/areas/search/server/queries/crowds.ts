import { sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import type { Kind } from '../../rules.ts'
import { searchEntries as entries } from '../tables.ts'

/** How the entries are spread over kinds and questions. It decides how they are looked for, never what is found. */
export interface Crowds {
  /** Kinds that have too many entries to look at each that fits. */
  many: readonly Kind[]
  /** The kind of more than half of all entries. */
  most: Kind | undefined
  /** Questions that more entries answered than are counted, since this was read: they are not counted again, so their total may be as old as this. */
  broad: Set<string>
}

const MANY = 2_000

/** Words come from outside: whoever invents broad ones fills no memory. */
const MOST_BROAD = 1_000

/** Remembers a broad question as long as these crowds are kept. */
export const remember = ({ broad }: Crowds, question: string): void => {
  if (broad.size < MOST_BROAD) broad.add(question)
}

/** Counts the entries of each kind. */
export const readCrowds = async (db: Db): Promise<Crowds> => {
  const { rows } = await db.execute<{ kind: Kind; is_many: boolean; is_most: boolean }>(sql`
    select kind, count(*) > ${MANY} as is_many, count(*) > sum(count(*)) over () / 2 as is_most
    from ${entries} group by kind`)
  return {
    many: rows.flatMap((row) => (row.is_many ? row.kind : [])),
    most: rows.find((row) => row.is_most)?.kind,
    broad: new Set(),
  }
}
