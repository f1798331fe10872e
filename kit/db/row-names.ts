import { type Column, type SQL, sql } from 'drizzle-orm'
import { contains } from './contains.ts'
import type { Db } from './open.ts'

/** How people call the rows of a kind, given their ids. */
export type RowNamer =
  /**
   * By what their table says; `words` makes a name of it, and `otherwise` names what is not there (any more). `beside` says of several of one
   * name which is which, where somebody picks among them.
   */
  | {
      id: Column
      name: Column | SQL
      beside?: SQL
      words?: (name: string) => string
      otherwise?: (id: string) => string
    }
  /** By the row of another kind that they belong to. */
  | { of: (id: string) => NamedRow; words?: (name: string, id: string) => string }
  /** By the id itself. */
  | { says: (id: string) => string | undefined }

/** Namers by the kind of their rows. */
export type RowNamers = Readonly<Record<string, RowNamer>>

/** For rows of which there is one for each row of another kind, with its id. */
export const oneFor = (kind: string): RowNamer => ({ of: (id) => ({ kind, id }) })

/** For rows of which people know no other name than their number. */
export const byNumber: RowNamer = { says: (id) => id }

/** A row by its kind, and by its id as a text. */
interface NamedRow {
  kind: string
  id: string
}

/** Tells the name of a row; undefined where it has none, or is gone. */
type NameOf = (kind: string, id: string) => string | undefined

/** The name of a row that another one refers to by a column. */
export const nameIn = ({ id, name }: { id: Column; name: Column | SQL }, reference: Column | SQL): SQL =>
  sql`(select ${name} from ${id.table} where ${id} = ${reference})`

/** Words side by side, those that are there. */
export const wordsOf = (...parts: (Column | SQL)[]): SQL => sql`concat_ws(' ', ${sql.join(parts, sql`, `)})`

/** A person's name of which the first character stays, as `maskName` leaves it. */
export const maskedColumn = (name: Column | SQL): SQL =>
  sql`left(${name}, 1) || repeat('*', greatest(char_length(${name}) - 1, 0))`

/** Finds what rows of any kinds are called, all of them by one statement. */
export const findRowNames = async (db: Db, namers: RowNamers, rows: readonly NamedRow[]): Promise<NameOf> => {
  const owners = rows.flatMap(({ kind, id }) => {
    const namer = namers[kind]
    return namer && 'of' in namer ? [namer.of(id)] : []
  })
  const kinds = Map.groupBy([...rows, ...owners], ({ kind }) => kind)
  const parts = [...kinds].flatMap(([kind, named]) => reading(kind, namers[kind], named))
  const read = parts.length === 0 ? [] : (await db.execute<Read>(sql.join(parts, sql` union all `))).rows
  const found = new Map(read.map(({ kind, id, name }) => [`${kind} ${id}`, name]))
  const nameOf: NameOf = (kind, id) => {
    const namer = namers[kind]
    if (!namer) return undefined
    if ('says' in namer) return namer.says(id)
    if ('of' in namer) {
      const name = nameOf(namer.of(id).kind, namer.of(id).id)
      return name && (namer.words?.(name, id) ?? name)
    }
    const name = found.get(`${kind} ${id}`)
    return name ? (namer.words?.(name) ?? name) : namer.otherwise?.(id)
  }
  return nameOf
}

type Read = { kind: string; id: string; name: string | null }

/** What reads the names of a kind; nothing where no table tells them, or could know any of these ids. */
const reading = (kind: string, namer: RowNamer | undefined, rows: readonly NamedRow[]): SQL[] => {
  if (!namer || !('id' in namer)) return []
  const { id, name } = namer
  const isText = id.dataType === 'string'
  const ids = [...new Set(rows.map((row) => row.id))].filter((one) => isText || /^\d{1,18}$/.test(one))
  if (ids.length === 0) return []
  const asked = isText ? sql`${sql.param(ids)}::text[]` : sql`${sql.param(ids)}::bigint[]`
  return [
    sql`select ${kind}::text as kind, ${id}::text as id, (${name})::text as name from ${id.table} where ${id} = any(${asked})`,
  ]
}

/** Calls rows by their names with what stands beside these. */
export const withWholeNames = (namer: RowNamer): RowNamer =>
  'id' in namer ? { ...namer, name: wholeName(namer) } : namer

const wholeName = ({ name, beside }: { name: Column | SQL; beside?: SQL }): Column | SQL =>
  beside ? sql`concat_ws(' · ', ${name}, ${beside})` : name

/**
 * Rows of one kind whose names, told apart, hold each of these words, in any order, those with the shortest names first: so many at
 * most.
 */
export const searchRows = async (
  db: Db,
  namer: RowNamer | undefined,
  words: string,
  most: number,
): Promise<{ id: string; name: string }[]> => {
  if (!namer || !('id' in namer)) return []
  const { id, name } = namer
  const whole = wholeName(namer)
  const held = words.split(/\s+/).map((word) => contains(whole, word))
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select ${id}::text as id, (${whole})::text as name from ${id.table}
    where ${sql.join(held, sql` and `)} order by char_length(${name}), ${id} limit ${most}`)
  return rows
}
