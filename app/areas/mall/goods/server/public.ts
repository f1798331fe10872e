export { keepGoods } from './commands/keep.ts'
export { addGoods, changeGoods, type GoodsDraft, shelveGoods } from './commands/keep-shelf.ts'
export { asGoodsCard, drawingOf } from './present.ts'
export {
  type CouponReach,
  findGoods,
  type GoodsFilter,
  listBestOf,
  listCards as listGoodsCards,
  listGoods,
  listSellers as listGoodsSellers,
} from './queries/list.ts'
export { findManaged, hasPrescription, listAllSkus, listCountedSkus, listManaged } from './queries/manage.ts'
export { findSku, findUsual as findUsualSku, listSkus } from './queries/one.ts'
export { listSearchable } from './queries/searchable.ts'
export {
  insertComment as noteComment,
  insertPurchases as notePurchases,
} from './queries/write.ts'
/** For joins: rooms above read it and never write it. */
export { mallGoods, mallGoodsSkus } from './tables.ts'
