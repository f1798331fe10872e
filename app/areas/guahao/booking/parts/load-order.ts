import { type Loading, readCode } from '#kit/wire/load.ts'
import { orderDetail } from '../contract.ts'
import type { Order } from './use-live-order.ts'

/** The appointment that the address names; without a name the page asks to choose one. */
export const loadOrder = async ({ callApi, query }: Loading): Promise<Order> =>
  callApi(orderDetail, { id: readCode(query, 'order_id') })
