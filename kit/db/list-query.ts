import { and, asc, Column, desc, gte, is, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
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
  /** All of it, at most so many rows. */
  upTo: (most: number) => Promise<Row[]>
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
}

/** A select without conditions and order of its own. */
interface Selecting<Q extends PgSelect> {
  $dynamic: () => Q
}

/**
 * A list that is searched, filtered and sorted as somebody asks, in an order that leaves no choice. `select` makes the same
 * select each time.
 */
export const listQuery = <Q extends PgSelect, Asked extends ListRequest, S extends Sorts>(
  db: Db,
  select: () => Selecting<Q>,
  declared: Declared<Asked, S>,
  asked: Asked & ListRequest<keyof S & string>,
): Listed<Awaited<Q>[number]> => {
  const made = () =>
    select()
      .$dynamic()
      .where(conditions(declared, asked))
      .orderBy(...order(declared, asked))
  return {
    page: ({ page: number, page_size: size }) => page(db, { $dynamic: made }, { page: number, size }),
    upTo: (most) => Promise.resolve(made().limit(most)),
  }
}

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

/** The filter `from`: instants of this day in Shanghai and of later ones. */
export const since = (instant: Column) => (day: Day) => gte(instant, instantAt(day, 0))

/** The filter `to`: instants of this day in Shanghai and of earlier ones. */
export const until = (instant: Column) => (day: Day) => lt(instant, instantAt(addDays(day, 1), 0))
