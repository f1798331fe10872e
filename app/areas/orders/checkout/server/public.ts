export { wordsOf } from '../rules.ts'
export { receiverOf } from './present.ts'
export { shipOrder, useUpOrder } from './public/ship.ts'
export { findAnyOrder, findByCheckCode, findOwnOrder, listItems, listSold, type OrderRow } from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { ordersOrders } from './tables.ts'
