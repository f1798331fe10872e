export { type BroughtGoods, bringGoods } from './commands/bring-goods.ts'
export { keepGoods } from './commands/keep.ts'
export { addGoods, changeGoods, type GoodsDraft, moveGoods, shelveGoods } from './commands/keep-shelf.ts'
/** For rooms above whose rows are named by these. */
export { names as goodsNames } from './names.ts'
export { asGoodsBrand, asGoodsCard, drawingOf } from './present.ts'
export { listBrandNames } from './queries/brands.ts'
export {
  type CouponReach,
  findGoods,
  type GoodsFilter,
  listBestOf,
  listCards as listGoodsCards,
  listGoods,
  listGoodsBrands,
  listSellers as listGoodsSellers,
} from './queries/list.ts'
export {
  findManaged,
  hasPrescription,
  listAllSkus,
  listCountedSkus,
  listManaged,
  listManagedOf,
} from './queries/manage.ts'
export { findCommentOrder, findSku, findUsual as findUsualSku, listSkus } from './queries/one.ts'
export { listSearchable } from './queries/searchable.ts'
/** For worlds of the demonstration that rooms above plant. */
export {
  categoriesByKey as mallCategoriesByKey,
  insertGoods as plantGoods,
  insertSkus as plantSpecials,
} from './queries/seed.ts'
export {
  deleteComments as takeBackComments,
  insertComment as noteComment,
  insertPurchases as notePurchases,
  updateComments as changeComments,
} from './queries/write.ts'
/** For joins: rooms above read it and never write it. */
export { mallGoods, mallGoodsSkus } from './tables.ts'
