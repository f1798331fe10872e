import { exportList, permitted, recordAct, sellersOf } from '#app/areas/access/staff/server/public.ts'
import {
  findAnyOrder,
  findByCheckCode,
  isUsedAt,
  listItems,
  listSold,
  useUpOrder as markUsed,
  shipOrder,
  wordsOf,
} from '#app/areas/orders/checkout/server/public.ts'
import { sendApart } from '#app/areas/orders/logistics/server/public.ts'
import type { Portion } from '#kit/db/list-query.ts'
import * as contract from '../contract.ts'
import { checkCodeIn } from '../rules.ts'
import { isOwnSale } from './commands/is-own-sale.ts'
import { findHandlers } from './handlers/find.ts'
import { notOpen } from './handlers/not-open.ts'
import { asOrders, orderColumns } from './present.ts'

export const handlers = permitted(contract, {
  ...findHandlers,

  async deskOrders({ list = 'to-ship', ...asked }, ctx) {
    const found = await listSold(ctx.db, sellersOf(ctx), { ...asked, list }).page(asked)
    return { list: await asOrders(ctx, found.rows), page: found.page, total_page_num: found.totalPages }
  },

  async deskOrdersExport({ list = 'to-ship', ...more }, ctx) {
    const asked = { ...more, list }
    const sold = listSold(ctx.db, sellersOf(ctx), asked)
    const rows = async (portion: Portion) => asOrders(ctx, await sold.upTo(portion), { isWhole: true })
    return (await exportList(ctx, { title: '商城订单', rows, columns: orderColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskShip({ order_id, company: carrier, number: parcelNo }, ctx) {
    const order = await findAnyOrder(ctx.db, order_id)
    if (!isOwnSale(ctx, order)) return ctx.refuse('not-found')
    const shipped = await ctx.transact(async (inside) => {
      const done = await shipOrder(inside, order_id, { carrier, parcelNo })
      const after = { carrier, parcelNo }
      if (done) await recordAct(inside, { act: 'order.ship', kind: 'goods-order', id: order_id, after })
      return done
    })
    return shipped ? { order_id, state_desc: wordsOf(shipped) } : notOpen(ctx, order)
  },

  async deskShipApart({ order_id, company: carrier, number: parcelNo, special_ids: skuIds }, ctx) {
    const order = await findAnyOrder(ctx.db, order_id)
    if (!isOwnSale(ctx, order)) return ctx.refuse('not-found')
    if (order.state !== 'shipped') return notOpen(ctx, order)
    const sent = await ctx.transact(async (inside) => {
      const done = await sendApart(inside, order_id, { carrier, parcelNo, skuIds })
      const after = { carrier, parcelNo }
      if (done) await recordAct(inside, { act: 'order.ship-apart', kind: 'goods-order', id: order_id, after })
      return done
    })
    return sent ? { order_id } : ctx.refuse('not-apart')
  },

  async deskUse({ scanned }, ctx) {
    const code = checkCodeIn(scanned)
    const order = code === undefined ? undefined : await findByCheckCode(ctx.db, code)
    const isHere = isOwnSale(ctx, order) || (order && (await isUsedAt(ctx.db, order, ctx.staff.hospitalId)))
    if (!order || !isHere) return ctx.refuse('not-found')
    const used = await ctx.transact(async (inside) => {
      const done = await markUsed(inside, order.id)
      if (done) await recordAct(inside, { act: 'order.use', kind: 'goods-order', id: order.id })
      return done
    })
    if (!used) return notOpen(ctx, order)
    const items = (await listItems(ctx.db, [order.id])).get(order.id)
    return { order_id: order.id, goods_name: items?.[0]?.name ?? '', later_amount: order.laterFen }
  },
})
