import { eq, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { mallStockChanges as changes, mallStockHolds as holds, mallStocks as stocks } from '../tables.ts'

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
export const changePieces = async (db: Db, id: number, by: number): Promise<number | undefined> => {
  const changed = await db
    .update(stocks)
    .set({ total: sql`${stocks.total} + ${by}`, left: sql`${stocks.left} + ${by}` })
    .where(sql`${eq(stocks.id, id)} and ${stocks.left} + ${by} >= 0`)
    .returning({ left: stocks.left })
  return changed[0]?.left
}

/** Who changes pieces, by how many and why. */
export type NewChange = Omit<typeof changes.$inferInsert, 'id' | 'left'>

/** The same with its line in the history; false where fewer are free. */
export const changeNoted = async (db: Db, change: NewChange): Promise<boolean> => {
  const left = await changePieces(db, change.stockId, change.by)
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
