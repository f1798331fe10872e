import { type SQL, sql } from 'drizzle-orm'
import type { PgSelect } from 'drizzle-orm/pg-core'
import type { Db } from './open.ts'

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

/** One page of rows that are all here. */
export const pageOfRows = <Row>(all: readonly Row[], { page, size }: PageRequest): Page<Row> => ({
  rows: all.slice((page - 1) * size, page * size),
  page,
  totalPages: Math.ceil(all.length / size),
})

/** Counting on would make a long list slow for a number that nobody reads. */
const mostCounted = 1_000

/** A select that can become one of a page. */
interface Pageable<Q extends PgSelect> {
  $dynamic: () => Q
}

/** A select of which so many rows can be counted. */
interface Limitable {
  limit: (most: number) => { getSQL: () => SQL }
}

/**
 * One page of a select that has no limit of its own; give it an order that leaves no choice, ending with the id. Rows and count
 * are two statements, at the same time where there are two connections. The select is used up. Where rows are joined with others
 * only to be shown, or a long list is sorted, `lean` finds the same rows without that, and is what is counted.
 */
export const page = async <Q extends PgSelect>(
  db: Db,
  select: Pageable<Q>,
  { page, size }: PageRequest,
  lean?: Limitable,
): Promise<Page<Awaited<Q>[number]>> => {
  const query = select.$dynamic()
  // Its text is made here: the limit of the page takes the place of this one afterwards.
  const counted = (lean ?? query).limit(mostCounted).getSQL()
  const [rows, count] = await Promise.all([
    query.limit(size).offset((page - 1) * size),
    db.execute<{ n: number }>(sql`select count(*)::int as n from (${counted}) as counted`),
  ])
  const totalPages = Math.ceil((count.rows[0]?.n ?? 0) / size)
  return { rows, page, totalPages: rows.length > 0 ? Math.max(totalPages, page) : totalPages }
}
