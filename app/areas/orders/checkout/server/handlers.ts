import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { orderLists } from '../rules.ts'
import { arrivesOn } from './commands/arrives-on.ts'
import { cartHandlers } from './handlers/cart.ts'
import { changeHandlers } from './handlers/change.ts'
import { ordersOfPayment } from './handlers/of-payment.ts'
import { confirm, order } from './handlers/order.ts'
import { payHandlers } from './handlers/pay.ts'
import { asOrderCard, asOrderDetail } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  ...cartHandlers,
  ...payHandlers,
  ...changeHandlers,
  confirmGoodsOrder: confirm,
  ordersOfPayment,
  createGoodsOrder: order,
  submitGoodsOrder: order,

  async goodsOrderList({ page, page_size: size, state = 'all', keyword }, { db, now, patient }) {
    const {
      rows,
      page: at,
      totalPages,
    } = await queries.listOwnOrders(db, patient, { states: orderLists[state], keyword, page, size })
    const items = await queries.listItems(
      db,
      rows.map(({ id }) => id),
    )
    const onShelf = await queries.onShelfOf(db, [...items.values()].flat())
    const list = rows.map((order) => asOrderCard(order, items.get(order.id), { now, onShelf }))
    return { list, page: at, total_page_num: totalPages }
  },

  async goodsOrderDetail({ order_id }, ctx) {
    const { db, now, patient } = ctx
    const found = await queries.findOwnWithItems(db, patient, order_id)
    if (!found) return ctx.refuse('not-found')
    const { order, items, onShelf } = found
    const arrives_on = await arrivesOn(ctx, order, items)
    return { ...asOrderCard(order, items, { now, onShelf }), ...asOrderDetail(order, ctx), arrives_on }
  },
}
