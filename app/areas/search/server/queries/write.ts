import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { withoutIndexes } from '#kit/db/without-indexes.ts'
import type { Kind } from '../../rules.ts'
import { searchEntries as entries } from '../tables.ts'

/** An entry to be written, its lexemes as lists. */
export interface NewEntry {
  targetId: number
  title: string
  folded: string
  nameLexemes: readonly string[]
  lexemes: readonly string[]
  cityId: number
  level: number | null
  priceFen: number | null
  /** In Mercator metres. */
  spot: { x: number; y: number } | null
  weight: number
}

/** Writes entries of a kind, those that are there already only where they differ: one statement for many. */
export const upsertEntries = async (db: Db, kind: Kind, rows: readonly NewEntry[]): Promise<void> => {
  const column = <T>(value: (row: NewEntry) => T) => sql.param(rows.map(value))
  // No token has a blank in it, so a list of them travels as one text.
  const vector = (name: string) => sql.raw(`array_to_tsvector(string_to_array(${name}, ' '))`)
  await db.execute(sql`
    insert into ${entries} as kept
      (kind, target_id, title, folded, name_words, words, city_id, level, price_fen, spot, weight)
    select ${kind}, target_id, title, folded, ${vector('name_words')}, ${vector('words')},
      city_id, level, price_fen, point(x, y), weight
    from unnest(
      ${column((row) => row.targetId)}::bigint[], ${column((row) => row.title)}::text[],
      ${column((row) => row.folded)}::text[], ${column((row) => row.nameLexemes.join(' '))}::text[],
      ${column((row) => row.lexemes.join(' '))}::text[], ${column((row) => row.cityId)}::integer[],
      ${column((row) => row.level)}::smallint[], ${column((row) => row.priceFen)}::integer[],
      ${column((row) => row.spot?.x ?? null)}::float8[], ${column((row) => row.spot?.y ?? null)}::float8[],
      ${column((row) => row.weight)}::integer[]
    ) as brought (target_id, title, folded, name_words, words, city_id, level, price_fen, x, y, weight)
    on conflict (kind, target_id) do update set
      title = excluded.title, folded = excluded.folded, name_words = excluded.name_words, words = excluded.words,
      city_id = excluded.city_id, level = excluded.level, price_fen = excluded.price_fen, spot = excluded.spot,
      weight = excluded.weight
    where (kept.title, kept.name_words, kept.words, kept.level, kept.price_fen, kept.spot::text, kept.weight)
      is distinct from (excluded.title, excluded.name_words, excluded.words, excluded.level, excluded.price_fen,
        excluded.spot::text, excluded.weight)`)
}

export const hasEntries = async (db: Db, kind: Kind): Promise<boolean> =>
  (await db.select({ id: entries.targetId }).from(entries).where(eq(entries.kind, kind)).limit(1)).length > 0

/** Removes entries that are no longer to be found: of those after an id, up to another if one is given, all but these. */
export const deleteOthers = (
  db: Db,
  kind: Kind,
  { afterId, toId }: { afterId: number; toId?: number },
  kept: readonly number[],
) =>
  db.execute(sql`delete from ${entries} where kind = ${kind} and target_id > ${afterId}
    and ${toId === undefined ? sql`true` : sql`target_id <= ${toId}`}
    and target_id <> all(${sql.param([...kept])}::bigint[])`)

/** Removes entries of a kind by id. */
export const deleteEntries = (db: Db, kind: Kind, ids: readonly number[]) =>
  db.execute(sql`delete from ${entries} where kind = ${kind} and target_id = any(${sql.param([...ids])}::bigint[])`)

/** Lets the planner know what is in the index now. */
export const analyzeEntries = (db: Db) => db.execute(sql`analyze ${entries}`)

/** Writes very many entries: the indexes are made when they are there. */
export const withoutEntryIndexes = (db: Db, work: () => Promise<void>) => withoutIndexes(db, entries, work)
