import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { mallStocks as stocks } from '../tables.ts'

/** A stock to be made: its pieces, and how many each patient may have. */
export interface NewStock {
  pieces: number
  limitName: string
  limitEach?: number | null
}

/** Makes stocks; their numbers in the same order. */
export const insertStocks = async (db: Db, made: readonly NewStock[]): Promise<number[]> => {
  if (made.length === 0) return []
  const rows = made.map(({ pieces, limitName, limitEach = null }) => ({
    ...{ total: pieces, left: pieces, limitName, limitEach },
  }))
  return (await db.insert(stocks).values(rows).returning({ id: stocks.id })).map(({ id }) => id)
}

/** Adds pieces, or takes free ones away; false where fewer are free. */
export const changePieces = async (db: Db, id: number, by: number): Promise<boolean> => {
  const changed = await db
    .update(stocks)
    .set({ total: sql`${stocks.total} + ${by}`, left: sql`${stocks.left} + ${by}` })
    .where(sql`${eq(stocks.id, id)} and ${stocks.left} + ${by} >= 0`)
    .returning({ id: stocks.id })
  return changed.length > 0
}
