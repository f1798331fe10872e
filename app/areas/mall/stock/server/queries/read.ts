import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import { isAnyOf } from '#kit/db/any-of.ts'
import type { Db } from '#kit/db/open.ts'
import { page } from '#kit/db/page.ts'
import {
  mallStockChanges as changes,
  mallStockHolds as holds,
  mallStockShares as shares,
  mallStocks as stocks,
} from '../tables.ts'

export type StockRow = typeof stocks.$inferSelect

const selectStocks = (db: Db, { ids }: { ids: readonly number[] }) =>
  db.select().from(stocks).where(isAnyOf(stocks.id, ids))

/** These stocks by their number. */
export const findStocks = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, StockRow>> =>
  new Map(ids.length === 0 ? [] : (await selectStocks(db, { ids })).map((row) => [row.id, row]))

/** How many pieces a patient holds or has under each of these limits. */
export const countShares = async (
  db: Db,
  patient: PatientId,
  limitNames: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (limitNames.length === 0) return new Map()
  const mine = and(eq(shares.patientId, patient), inArray(shares.limitName, [...limitNames]))
  return new Map((await db.select().from(shares).where(mine)).map((row) => [row.limitName, row.pieces]))
}

/** Keys that hold pieces longer than they may. */
export const listOverdue = async (db: Db, now: Date, limit: number): Promise<string[]> => {
  const overdue = and(lte(holds.until, now), gt(holds.pieces, 0))
  const rows = await db
    .selectDistinct({ holdKey: holds.holdKey })
    .from(holds)
    .where(overdue)
    .orderBy(asc(holds.holdKey))
    .limit(limit)
  return rows.map((row) => row.holdKey)
}

/** All that a patient ever held. */
export const listHolds = (db: Db, patient: PatientId) =>
  db.select().from(holds).where(eq(holds.patientId, patient)).orderBy(asc(holds.heldAt), asc(holds.stockId))

const held = sql<number>`(select coalesce(sum(${holds.pieces}), 0)::int from ${holds}
  where ${holds.stockId} = ${stocks.id} and ${holds.until} is not null and ${holds.pieces} > 0)`

/** Where the pieces of a stock are, in a select that joins stocks: all there ever were, free, held by orders that are not paid. */
export const countedPieces = { total: stocks.total, left: stocks.left, held }

/** What desks changed about these stocks, the newest first. */
export const listChanges = (db: Db, stockIds: readonly number[], asked: { page: number; size: number }) =>
  page(
    db,
    db
      .select()
      .from(changes)
      .where(inArray(changes.stockId, [...stockIds]))
      .orderBy(desc(changes.id))
      .$dynamic(),
    asked,
  )
