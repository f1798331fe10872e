export { wordsOf } from '../rules.ts'
export { asOrderCard, asState, linkOf, receiverOf } from './present.ts'
export { shipOrder, useUpOrder } from './public/ship.ts'
export {
  findAnyOrder,
  findByCheckCode,
  findOwnOrder,
  type ItemRow,
  listItems,
  listSold,
  type OrderRow,
  onShelfOf,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { ordersOrders } from './tables.ts'
