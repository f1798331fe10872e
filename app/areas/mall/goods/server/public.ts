export { asGoodsCard } from './present.ts'
export { keepGoods } from './public/keep.ts'
export {
  findGoods,
  type GoodsFilter,
  listBestOf,
  listCards as listGoodsCards,
  listGoods,
} from './queries/list.ts'
export { findSpecial, listSpecials } from './queries/one.ts'
export { insertPurchase as notePurchase } from './queries/write.ts'
/** For joins: rooms above read it and never write it. */
export { mallGoods, mallGoodsSpecials } from './tables.ts'
