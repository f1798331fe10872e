import type { Db } from '#kit/db/open.ts'
import { listCards } from './queries/list.ts'

export type { GoodsKind, PayType } from '../rules.ts'
export { findGoods, type GoodsFilter, type GoodsRow, listCards as listGoodsCards, listGoods } from './queries/list.ts'
export { findSpecial, listSpecials, type SpecialRow } from './queries/one.ts'
export { findSharer, insertComment as addGoodsComment, insertPurchase as notePurchase } from './queries/write.ts'
/** For joins: rooms above read it and never write it. */
export { type DetailPart, mallGoods, mallGoodsSpecials } from './tables.ts'

/** Cards of these goods by their ids. */
export const findGoodsCards = async (db: Db, ids: readonly number[]) =>
  new Map((await listCards(db, ids)).map((row) => [row.id, row]))
