import { address } from '#kit/wire/address.ts'
import type { leadsIn } from './came-by.ts'

/** An order's own page. */
export const orderAddress = (orderId: string): string => address('/health/orderdetail', { order_id: orderId })

/** The page of the patient's orders. */
export const ORDERS = '/health/orderlist'

/** The patient's orders, by the name of the list, those that the words say. */
export const ordersAddress = (list?: string, keyword?: string): string => address(ORDERS, { state_id: list, keyword })

/** Where goods are ordered: one specification and how many of it, in a flash sale where its number is given, and how one came to it. */
export const confirmAddress = (
  wanted: { goods_id: number; special_id: number; buy_num?: number; act_id?: number },
  cameBy: ReturnType<typeof leadsIn> = {},
): string => address('/health/orderconfirm', { ...cameBy, ...wanted })

/** The same with a coupon of the patient's that is to be used on it, by the number of the code. */
export const confirmWithAddress = (
  wanted: { goods_id: number; special_id: number; buy_num: number },
  coupon_id: number,
): string => address('/health/orderconfirm', { ...wanted, coupon_id })

/** The same of a service abroad, under its section. */
export const confirmAbroadAddress = (wanted: { goods_id: number; special_id: number; buy_num: number }): string =>
  address('/gjyl/orderconfirm', wanted)

interface Ordered {
  order_id: string
  order_goods: readonly { is_overseas: number; logistics_set: number }[]
}

/** The page of an order: what is done abroad, and not sent from there, has it under the section of care abroad. */
export const ownOrderAddress = ({ order_id, order_goods }: Ordered): string =>
  order_goods.some(({ is_overseas, logistics_set }) => is_overseas === 1 && logistics_set === 0)
    ? address('/gjyl/orderdetail', { order_id })
    : orderAddress(order_id)

/** The page of goods that were bought, which has them as they are now. */
export const boughtAddress = ({ goods_id }: { goods_id: number }): string => address('/health/product', { goods_id })

/** Where an order is paid. */
export const payAddress = (orderId: string): string => address('/health/payconfirm', { order_id: orderId })

/** Where an order is paid with all that waits for the same payment; where it waits for none yet, alone. */
export const payTogetherAddress = ({ order_id, out_trade_no }: { order_id: string; out_trade_no: string }): string =>
  out_trade_no ? address('/yiyao/orderPayment', { order_ids: order_id, out_trade_no }) : payAddress(order_id)

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
