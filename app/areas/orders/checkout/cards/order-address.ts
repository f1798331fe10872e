import { address } from '#kit/wire/address.ts'

/** An order's own page. */
export const orderAddress = (orderId: string): string => address('/health/orderdetail', { order_id: orderId })

/** The patient's orders, by the name of the list. */
export const ordersAddress = (list?: string): string => address('/health/orderlist', { state_id: list })

/** Where goods are ordered: one specification and how many of it, in a flash sale where its number is given. */
export const confirmAddress = (wanted: {
  goods_id: number
  special_id: number
  buy_num?: number
  act_id?: number
}): string => address('/health/orderconfirm', wanted)

/** Where an order is paid. */
export const payAddress = (orderId: string): string => address('/health/payconfirm', { order_id: orderId })

/** Where it is said why an order is not wanted any more. */
export const cancelAddress = (orderId: string): string => address('/health/cancelReason', { order_id: orderId })
