export { asGoodsCard, pictureOf } from './present.ts'
export { keepGoods } from './commands/keep.ts'
export { addGoods, changeGoods, type GoodsDraft, shelveGoods } from './commands/keep-shelf.ts'
export {
  findGoods,
  type GoodsFilter,
  listBestOf,
  listCards as listGoodsCards,
  listGoods,
} from './queries/list.ts'
export { findKept, hasPrescription, listAllSpecials, listCountedSpecials, listKept } from './queries/manage.ts'
export { findSpecial, findUsual as findUsualSpecial, listSpecials } from './queries/one.ts'
export { listSearchable } from './queries/searchable.ts'
export {
  insertComment as noteComment,
  insertPurchases as notePurchases,
  type Purchase,
} from './queries/write.ts'
/** For joins: rooms above read it and never write it. */
export { mallGoods, mallGoodsSpecials } from './tables.ts'
