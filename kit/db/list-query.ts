import { and, asc, Column, desc, gte, is, lt, or, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import { addDays, type Day, instantAt } from '#kit/time/day.ts'
import type { Direction, Sorts } from '#kit/wire/list-terms.ts'
import { contains } from './contains.ts'
import type { Db } from './open.ts'
import { type Page, page } from './page.ts'

/** What a list is asked for, as `listing` of `kit/wire/listing.ts` reads it; the filters of the list stand beside it. */
export interface ListRequest<Sort extends string = string> {
  keyword?: string | undefined
  sort?: Sort | undefined
  order?: Direction | undefined
}

/** A list of rows that has not been read yet. */
export interface Listed<Row> {
  /** One page of it. */
  page: (asked: { page: number; page_size: number }) => Promise<Page<Row>>
  /** So many of its first rows, or the next of a reading that goes through all of it; none is its end. */
  upTo: (portion: Portion) => Promise<Row[]>
}

/** How much of a list is read. */
export type Portion = number | Reading

/**
 * Goes through a whole list, some rows at a time, in a transaction of its own that sees one state of the database (`repeatable
 * read`): nothing is held but those rows, and none is missed or comes twice, whatever is written meanwhile. One reading, one list.
 */
export class Reading {
  /** So many rows come at once. */
  readonly size: number
  /** How many there are; known from the first portion on. */
  total = 0
  #take: ((size: number) => Promise<unknown[]>) | undefined

  constructor(size: number) {
    this.size = size
  }

  /** The next rows; the list opens itself with the first. */
  async next<Row>(open: () => Promise<{ total: number; take: (size: number) => Promise<Row[]> }>): Promise<Row[]> {
    if (!this.#take) {
      const { total, take } = await open()
      this.total = total
      this.#take = take
    }
    return (await this.#take(this.size)) as Row[]
  }
}

/** Names of an asked list that are filters. */
type FilterName<Asked> = Exclude<keyof Asked, keyof ListRequest | 'page' | 'page_size'>

/** How a list is searched, filtered and sorted. */
interface Declared<Asked, S extends Sorts> {
  /** Rows that who asks may see at all, whatever they ask. */
  scope: SQL | undefined
  /** Texts of which one must hold the words that are searched for; a function where more is to be looked at. */
  searched: readonly (Column | SQL | ((words: string) => SQL))[]
  /** What each filter means; one that is not asked is not there. */
  filters: { readonly [F in FilterName<Asked>]-?: (value: NonNullable<Asked[F]>) => SQL | undefined }
  /** The way that is usual for each sort, as the room's rules have it for the contract and the page too. */
  sorts: S
  /** What each sort looks at. */
  sortedBy: Readonly<Record<keyof S, SQLWrapper>>
  /** The order where none is asked for, before `last`. */
  usual?: readonly SQL[]
  /** What decides between rows that are alike: an order that leaves no choice, by the id. */
  last: SQL
  /** What names a row among those of the scope: its id. */
  key: SQLWrapper
}

/** A select without conditions and order of its own. */
interface Selecting<Q extends PgSelect> {
  $dynamic: () => Q
}

/**
 * A list that is searched, filtered and sorted as somebody asks, in an order that leaves no choice. `select` makes the same
 * select each time, of the database that it is given.
 */
export const listQuery = <Q extends PgSelect, Asked extends ListRequest, S extends Sorts>(
  db: Db,
  select: (db: Db) => Selecting<Q>,
  declared: Declared<Asked, S>,
  asked: Asked & ListRequest<keyof S & string>,
): Listed<Awaited<Q>[number]> => {
  const found = (from: Db) => select(from).$dynamic().where(conditions(declared, asked))
  const made = (from = db) => found(from).orderBy(...order(declared, asked))
  /** In the order of the keys, which is that of the list. */
  const named = (keys: readonly string[]) =>
    select(db)
      .$dynamic()
      .where(and(conditions(declared, asked), sql`${declared.key} = any(${asKeys(declared.key, keys)})`))
      .orderBy(sql`array_position(${asKeys(declared.key, keys)}, ${declared.key})`)
  const open = async () => {
    const lean = selectingKeys(db, declared.key)
    const keys = await openKeys(db, found(lean).getSQL(), made(lean).getSQL())
    const take = async (size: number): Promise<Awaited<Q>[number][]> => {
      const taken = await keys.take(size)
      return taken.length === 0 ? [] : await named(taken)
    }
    return { total: keys.total, take }
  }
  return {
    // Counted without their order, which would have all of them sorted.
    page: ({ page: number, page_size: size }) =>
      page(db, { $dynamic: () => made() }, { page: number, size }, found(db)),
    upTo: (portion) =>
      Promise.resolve(typeof portion === 'number' ? made().limit(portion) : portion.next<Awaited<Q>[number]>(open)),
  }
}

const asText = (key: SQLWrapper) => sql<string>`(${key})::text`

/** Keys as what they are in their table, so that its index finds them. */
const asKeys = (key: SQLWrapper, keys: readonly string[]) =>
  sql`${sql.param(keys)}::${sql.raw(is(key, Column) ? key.getSQLType() : 'text')}[]`

/** The same database, whose selects bring the key alone, and what an order may call by a name. */
const selectingKeys = (db: Db, key: SQLWrapper): Db => {
  const select = (fields: Record<string, unknown> = {}) => {
    const called = Object.entries(fields).filter(([, field]) => is(field, SQL.Aliased)) as [string, SQL.Aliased][]
    return db.select({ ...Object.fromEntries(called), [KEY]: asText(key).as(KEY) })
  }
  return Object.create(db, { select: { value: select } })
}

const KEY = 'list_key'

/** How many rows a select has, and its keys one after the other: a cursor, which sorts once and ends with the transaction. */
const openKeys = async (db: Db, found: SQL, ordered: SQL) => {
  const name = sql.identifier(`keys_of_list_${++opened}`)
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from (${found}) as counted`)
  await db.execute(sql`declare ${name} no scroll cursor for ${ordered}`)
  return {
    total: rows[0]?.n ?? 0,
    take: async (size: number) => {
      const fetched = await db.execute<{ [KEY]: string }>(sql`fetch forward ${sql.raw(String(size))} from ${name}`)
      return fetched.rows.map((row) => row[KEY])
    },
  }
}

let opened = 0

const conditions = <Asked extends ListRequest, S extends Sorts>(
  { scope, searched, filters }: Declared<Asked, S>,
  asked: Asked,
): SQL | undefined => {
  const { keyword } = asked
  const found = keyword
    ? or(...searched.map((text) => (typeof text === 'function' ? text(keyword) : contains(text, keyword))))
    : undefined
  const names = Object.keys(filters) as FilterName<Asked>[]
  const filtered = names.map((name) => {
    const value = asked[name]
    return value === undefined || value === null ? undefined : filters[name](value)
  })
  return and(scope, found, ...filtered)
}

const order = <S extends Sorts>(
  { sorts, sortedBy, usual = [], last }: Pick<Declared<object, S>, 'sorts' | 'sortedBy' | 'usual' | 'last'>,
  { sort, order: way }: ListRequest<keyof S & string>,
): SQL[] => {
  if (sort === undefined) return [...usual, last]
  return [sortedIn(way ?? sorts[sort] ?? 'asc', sortedBy[sort]), last]
}

/** What is not there comes last whichever way; said only of columns that may miss, because others are read along their index. */
const sortedIn = (way: Direction, by: SQLWrapper): SQL => {
  const sorted = way === 'asc' ? asc(by) : desc(by)
  return is(by, Column) && !by.notNull ? sql`${sorted} nulls last` : sorted
}

/**
 * A portion of a select whose rows no key names, such as sums: counted once, and made anew for every `MANY` of them.
 */
export const portionOf = async <Q extends PgSelect>(
  db: Db,
  portion: Portion,
  select: () => Selecting<Q>,
): Promise<Awaited<Q>[number][]> => {
  const made = () => select().$dynamic()
  if (typeof portion === 'number') return await made().limit(portion)
  return portion.next<Awaited<Q>[number]>(async () => {
    const counted = await db.execute<{ n: number }>(sql`select count(*)::int as n from (${made().getSQL()}) as counted`)
    let from = 0
    const take = async (): Promise<Awaited<Q>[number][]> => {
      const rows: Awaited<Q>[number][] = await made().limit(MANY).offset(from)
      from += MANY
      return rows
    }
    return { total: counted.rows[0]?.n ?? 0, take }
  })
}

const MANY = 10_000

/** Sums as a list: a page of them is a page of what `select` makes, and its order is theirs. */
export const listOfSums = <Q extends PgSelect>(db: Db, select: () => Selecting<Q>): Listed<Awaited<Q>[number]> => ({
  page: ({ page: number, page_size: size }) =>
    page(db, { $dynamic: () => select().$dynamic() }, { page: number, size }),
  upTo: (portion) => portionOf(db, portion, () => ({ $dynamic: () => select().$dynamic() })),
})

/** The filter `from`: instants of this day in Shanghai and of later ones. */
export const since = (instant: Column) => (day: Day) => gte(instant, instantAt(day, 0))

/** The filter `to`: instants of this day in Shanghai and of earlier ones. */
export const until = (instant: Column) => (day: Day) => lt(instant, instantAt(addDays(day, 1), 0))
