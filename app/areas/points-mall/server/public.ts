export { cancelByDesk, shipExchange } from './commands/move.ts'
export { imageOf, receiverOf } from './present.ts'
export {
  findAnyOrder,
  findGoods,
  hasGoods,
  insertGoods,
  keepGoods,
  listCategories,
  listGoods,
  listInState,
  type NewGoods,
  type OrderRow,
  putCategory,
  type ShownRow,
  shelveGoods,
  updateGoods,
} from './queries.ts'
