import { eq, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import {
  mallStockChanges as changes,
  mallStockHolds as holds,
  mallStockOuts as outs,
  mallStocks as stocks,
} from '../tables.ts'

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
    total: pieces,
    left: pieces,
    limitName,
    limitEach,
  }))
  return (await db.insert(stocks).values(rows).returning({ id: stocks.id })).map(({ id }) => id)
}

/** Adds pieces, or takes free ones away; how many are free then, undefined where there would be fewer than none. */
export const changePieces = async (db: Db, id: number, by: number, now: Date): Promise<number | undefined> => {
  const { rows } = await db.execute<{ left: number }>(sql`
    with stock as materialized (
      select id, total, left_n, gone_since from ${stocks} where id = ${id} and left_n + ${by}::int >= 0 for update
    ), changed as (
      update ${stocks} s set total = stock.total + ${by}::int, left_n = stock.left_n + ${by}::int,
        gone_since = case when stock.left_n + ${by}::int = 0 then ${now}::timestamptz end
      from stock where s.id = stock.id returning s.left_n
    ), ended as (
      insert into ${outs} (stock_id, since_at, until_at)
      select id, gone_since, ${now}::timestamptz from stock where gone_since < ${now}::timestamptz
    )
    select left_n as left from changed`)
  return rows[0]?.left
}

/** Who changes pieces, by how many and why. */
export type NewChange = Omit<typeof changes.$inferInsert, 'id' | 'left'>

/** The same with its line in the history; false where fewer are free. */
export const changeNoted = async (db: Db, change: NewChange): Promise<boolean> => {
  const left = await changePieces(db, change.stockId, change.by, change.changedAt)
  if (left === undefined) return false
  await db.insert(changes).values({ ...change, left })
  return true
}

/** How many each patient may have under a name from now on; null: as many as there are. */
export const updateLimit = (db: Db, limitName: string, limitEach: number | null) =>
  db.update(stocks).set({ limitEach }).where(eq(stocks.limitName, limitName))

/** What a patient holds or has stays their orders', nobody's any more. */
export const forgetHolder = (db: Db, patient: PatientId) =>
  db.update(holds).set({ patientId: null }).where(eq(holds.patientId, patient))
