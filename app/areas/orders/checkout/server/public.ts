export { usableStates, wordsOf } from '../rules.ts'
export { arrivesOn } from './commands/arrives-on.ts'
export { moneyBack } from './commands/back.ts'
export { endOrder } from './commands/end.ts'
export { lessenOrder } from './commands/lessen.ts'
export { placeGoodsOrder } from './commands/place-goods-order.ts'
export { quote } from './commands/quote.ts'
export { shipOrder, useUpOrder } from './commands/ship.ts'
export { asPlaced, goodsOrderOf } from './handlers/order.ts'
export { asOrderCard, asOrderDetail, expiresAt, receiverOf } from './present.ts'
export { orderDeeds } from './queries/funnel.ts'
export {
  closeRefund,
  countOwnOrders,
  findAnyOrder,
  findByCheckCode,
  findOrderNumbers,
  findOwnOrder,
  findOwnWithItems,
  type ItemRow,
  isUsedAt,
  keepOrder,
  listByNumber,
  listItems,
  listOwnOrders,
  listSold,
  lockOwnOrder,
  type OrderRow,
  onShelfOf,
  openRefund,
  setOnSiteAt,
  setReviewed,
} from './queries.ts'
/** For joins: rooms above read it and never write it. */
export { ordersItems, ordersOrders } from './tables.ts'
