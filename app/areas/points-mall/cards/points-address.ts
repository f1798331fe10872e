import { address } from '#kit/wire/address.ts'

/** The page of goods of the points mall. */
export const pointsGoodsAddress = (goodsId: number): string => address('/integral/goods', { goods_id: goodsId })

/** The page of an exchange. */
export const exchangeAddress = (orderId: string): string => address('/integral/order', { order_id: orderId })

/** The page of a label's goods: the current hot ones have one of their own. */
export const labelAddress = (labelId: number): string =>
  labelId === 1 ? '/integral/currentHot' : address('/integral/more', { labelId })
