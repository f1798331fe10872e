import { type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'

/** Which page of a list: from 1, and how many rows each has. */
export interface PageRequest {
  page: number
  size: number
}

/** All of one person's list at once, where that is what they ask for. */
export const WHOLE: PageRequest = { page: 1, size: 100_000 }

/** One page of a list. */
export interface Page<Row> {
  rows: Row[]
  /** From 1. */
  page: number
  /** 0 when the list is empty; of a list of more than 1,000 rows, the pages of the first 1,000, or the page asked for. */
  totalPages: number
}

/** Counting on would make a long list slow for a number that nobody reads. */
const mostCounted = 1_000

/** The field that carries the count beside a row's own. */
const COUNTED = 'countedRows'

/** A select that can become one of a page. */
interface Pageable<Q extends PgSelect> {
  $dynamic: () => Q
}

/**
 * One page of a select that has no limit of its own; give it an order that leaves no choice, ending with the id.
 * Rows and count come in one statement; only past the end, where no row carries the count, in two. The select is used up.
 * Where rows are joined with others only to be shown, `lean` finds the same rows without them, and is what is counted.
 */
export const page = <Q extends PgSelect>(
  select: Pageable<Q>,
  asked: PageRequest,
  lean?: Limitable,
): Promise<Page<Awaited<Q>[number]>> => {
  const query = withCount(select, lean)
  return turnTo(asked, (limit, before) => query.limit(limit).offset(before))
}

/** A select of which so many rows can be counted. */
interface Limitable {
  limit: (most: number) => { getSQL: () => SQL }
}

/** Has every row carry how many there are: counted up to the limit, whatever the order. */
const withCount = <Q extends PgSelect>(select: Pageable<Q>, lean?: Limitable): Q => {
  const query = select.$dynamic()
  const { orderBy = [] } = query._.config
  const all = (lean ?? query.orderBy()).limit(mostCounted).getSQL()
  query.orderBy(...orderBy)
  const counted = sql<number>`(select count(*)::int from (${all}) as counted)`
  query._.config.fields = { ...query._.config.fields, [COUNTED]: counted }
  return query
}

type Fetch = (limit: number, before: number) => PromiseLike<Record<string, unknown>[]>

const turnTo = async <Row>({ page, size }: PageRequest, fetch: Fetch): Promise<Page<Row>> => {
  const found = await fetch(size, (page - 1) * size)
  // Past the end no row carries the count: the first of all does, if there is one.
  const [told] = found.length === 0 && page > 1 ? await fetch(1, 0) : found
  const totalPages = Math.ceil(Number(told?.[COUNTED] ?? 0) / size)
  const rows = found.map(({ [COUNTED]: _, ...row }) => row as Row)
  return { rows, page, totalPages: rows.length > 0 ? Math.max(totalPages, page) : totalPages }
}
