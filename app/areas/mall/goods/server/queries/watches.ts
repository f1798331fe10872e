import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import type { PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { drugTypes } from '../../rules.ts'
import { mallGoods as goods, mallGoodsWatches as watches } from '../tables.ts'

const isWatch = (goodsId: number, patientId: number) =>
  and(eq(watches.goodsId, goodsId), eq(watches.patientId, patientId))

/** Watches the price of goods from what they cost now. */
export const putWatch = (db: Db, row: typeof watches.$inferInsert) =>
  db
    .insert(watches)
    .values(row)
    .onConflictDoUpdate({ target: [watches.goodsId, watches.patientId], set: { fen: row.fen } })

export const deleteWatch = (db: Db, goodsId: number, patient: PatientId) =>
  db.delete(watches).where(isWatch(goodsId, patient))

/** Goods that cost less than who watches them knows; nobody is drawn to a drug on prescription. */
export const listCheaper = (db: Db, most: number) =>
  db
    .select({ patientId: watches.patientId, knownFen: watches.fen, goods })
    .from(watches)
    .innerJoin(goods, eq(goods.id, watches.goodsId))
    .where(and(eq(goods.isOn, true), ne(goods.drugType, drugTypes.prescription), lt(goods.fromFen, watches.fen)))
    .orderBy(asc(watches.goodsId), asc(watches.patientId))
    .limit(most)

/** Notes that somebody knows the price; false where they do already, or watch no more. */
export const knowPrice = async (db: Db, goodsId: number, patientId: number, fen: number): Promise<boolean> => {
  const told = await db
    .update(watches)
    .set({ fen })
    .where(and(isWatch(goodsId, patientId), gt(watches.fen, fen)))
    .returning({ fen: watches.fen })
  return told.length > 0
}

export const listWatches = (db: Db, patient: PatientId) =>
  db
    .select({ goodsId: watches.goodsId, fen: watches.fen })
    .from(watches)
    .where(eq(watches.patientId, patient))
    .orderBy(asc(watches.goodsId))
