import { sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { allOf, anyOf, lexeme } from '#kit/words/tsquery.ts'
import { type Kind, kinds } from '../../rules.ts'
import { searchEntries as entries } from '../tables.ts'
import { inCity } from './lexemes.ts'
import type { Question } from './question.ts'

/** A word to search for. */
export interface Tip {
  word: string
  kind: Kind
}

/** Names looked at for a tip. */
const MOST_NAMES = 500

/** Titles of the city that begin with what was typed, or have another name that does; then those that have its words. */
export const listTips = async (
  db: Db,
  { folded, is, begins, all }: Question,
  city: number,
  most: number,
): Promise<Tip[]> => {
  const ctx = city === 0 ? [] : [anyOf([lexeme(inCity(city)), lexeme(inCity(0))])]
  const named = (name: typeof all, fit: number) => sql`(with named as materialized (
    select title, kind, folded, name_words, weight from ${entries} where name_words @@ ${allOf([name, ...ctx])}::tsquery
  ) select *, ${fit}::integer as fit from named limit ${MOST_NAMES})`
  const { rows } = await db.execute(sql`
    select title, (array_agg(kind order by array_position(${sql.param(Object.keys(kinds))}::text[], kind) desc))[1] as kind
    from (${named(is, 2)} union all ${named(begins, 1)} union all ${named(all, 0)}) as found
    group by title
    order by max(fit) desc, bool_or(folded like any(${sql.param(folded.map((name) => `${name}%`))})) desc,
      max(weight) desc, title
    limit ${most}`)
  return rows.map((row) => ({ word: String(row.title), kind: row.kind as Kind }))
}
