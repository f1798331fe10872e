import { address } from '#kit/wire/address.ts'
import type { leadsIn } from './came-by.ts'

/** An order's own page. */
export const orderAddress = (orderId: string): string => address('/health/orderdetail', { order_id: orderId })

/** The patient's orders, by the name of the list. */
export const ordersAddress = (list?: string): string => address('/health/orderlist', { state_id: list })

/** Where goods are ordered: one specification and how many of it, in a flash sale where its number is given, and how one came to it. */
export const confirmAddress = (
  wanted: { goods_id: number; special_id: number; buy_num?: number; act_id?: number },
  cameBy: ReturnType<typeof leadsIn> = {},
): string => address('/health/orderconfirm', { ...cameBy, ...wanted })

/** The page of goods that were bought, which has them as they are now. */
export const boughtAddress = ({ goods_id }: { goods_id: number }): string => address('/health/product', { goods_id })

/** Where an order is paid. */
export const payAddress = (orderId: string): string => address('/health/payconfirm', { order_id: orderId })

/** Where what was just ordered leads: to the cashier, or where nothing is to pay to the order. */
export const nextAddress = ({ order_id, out_trade_no }: { order_id: string; out_trade_no: string }): string =>
  out_trade_no ? address('/pay/index', { out_trade_no }) : orderAddress(order_id)

/** The cart. */
export const CART = '/health/cart'

/** Where what is ticked in the cart is ordered. */
export const confirmCartAddress = (skuIds: readonly number[]): string =>
  address('/health/orderconfirm', { cart_special_ids: skuIds.join(',') })

/** Where it is said why an order is not wanted any more. */
export const cancelAddress = (orderId: string): string => address('/health/cancelReason', { order_id: orderId })
