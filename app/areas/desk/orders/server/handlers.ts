import { isSoldBy, permitted, recordAct, sellersOf } from '#app/areas/access/staff/server/public.ts'
import {
  findAnyOrder,
  findByCheckCode,
  listItems,
  listSold,
  useUpOrder as markUsed,
  type OrderRow,
  receiverOf,
  shipOrder,
  wordsOf,
} from '#app/areas/orders/checkout/server/public.ts'
import { giftCardsOf } from '#app/areas/orders/gifts/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { checkCodeIn } from '../rules.ts'

export const handlers = permitted(contract, {
  async deskOrders({ list = 'to-ship', page, page_size: size }, ctx) {
    const found = await listSold(ctx.db, sellersOf(ctx), { list, page, size })
    const ids = found.rows.map(({ id }) => id)
    const items = await listItems(ctx.db, ids)
    const cards = await giftCardsOf(ctx.db, ids)
    return paged(found, (order) => {
      const receiver = receiverOf(order, ctx)
      return {
        order_id: order.id,
        state_desc: wordsOf(order),
        remark: order.remark,
        add_time: order.madeAt,
        gift_card: cards.get(order.id) ?? '',
        // Pieces that went back are not sent.
        goods: (items.get(order.id) ?? []).flatMap(({ name, skuName, pieces, backPieces }) =>
          pieces > backPieces ? [{ goods_name: name, goods_special_name: skuName, buy_num: pieces - backPieces }] : [],
        ),
        pay_amount: order.paidFen,
        later_amount: order.laterFen,
        company: order.carrier,
        number: order.parcelNo,
        receiver: receiver && { name: receiver.name, mobile: receiver.mobile, full_address: receiver.fullAddress },
      }
    })
  },

  async deskShip({ order_id, company: carrier, number: parcelNo }, ctx) {
    const order = await findAnyOrder(ctx.db, order_id)
    if (!isSoldHere(ctx, order)) return ctx.refuse('not-found')
    const shipped = await ctx.transact(async (inside) => {
      const done = await shipOrder(inside, order_id, { carrier, parcelNo })
      const after = { carrier, parcelNo }
      if (done) await recordAct(inside, { act: 'order.ship', kind: 'goods-order', id: order_id, after })
      return done
    })
    return shipped ? { order_id, state_desc: wordsOf(shipped) } : ctx.refuse('not-open', { state: wordsOf(order) })
  },

  async deskUse({ scanned }, ctx) {
    const code = checkCodeIn(scanned)
    const order = code === undefined ? undefined : await findByCheckCode(ctx.db, code)
    if (!isSoldHere(ctx, order)) return ctx.refuse('not-found')
    const used = await ctx.transact(async (inside) => {
      const done = await markUsed(inside, order.id)
      if (done) await recordAct(inside, { act: 'order.use', kind: 'goods-order', id: order.id })
      return done
    })
    if (!used) return ctx.refuse('not-open', { state: wordsOf(order) })
    const items = (await listItems(ctx.db, [order.id])).get(order.id)
    return { order_id: order.id, goods_name: items?.[0]?.name ?? '', later_amount: order.laterFen }
  },
})

const isSoldHere = (ctx: StaffContext, order: OrderRow | undefined): order is OrderRow =>
  order !== undefined && isSoldBy(sellersOf(ctx), order.hospitalId)
