export type { GoodsKind, PayType } from '../rules.ts'
export { asGoodsCard } from './present.ts'
export { keepGoods } from './public/keep.ts'
export {
  type CardRow as GoodsCardRow,
  findGoods,
  type GoodsFilter,
  type GoodsRow,
  listBestOf,
  listCards as listGoodsCards,
  listGoods,
} from './queries/list.ts'
export { findSpecial, listSpecials, type SpecialRow } from './queries/one.ts'
export { listSearchable } from './queries/searchable.ts'
export { findSharer, insertComment as addGoodsComment, insertPurchase as notePurchase } from './queries/write.ts'
/** For joins: rooms above read it and never write it. */
export { mallGoods, mallGoodsSpecials } from './tables.ts'
