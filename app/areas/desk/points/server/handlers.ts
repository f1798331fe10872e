import { permitted, recordAct, recordDone, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { listForPoints } from '#app/areas/mall/coupons/server/public.ts'
import { asReceiver } from '#app/areas/orders/addresses/server/public.ts'
import {
  cancelByDesk,
  findAnyOrder,
  findGoods,
  listCategories,
  listGoods,
  listInState,
  receiverOf,
  shelveGoods,
  shipExchange,
} from '#app/areas/points-mall/server/public.ts'
import { exchangeStates } from '#app/areas/points-mall/states.ts'
import type { StaffContext } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { changePieces } from './handlers/stock.ts'
import { add, change } from './handlers/write.ts'
import { asManaged, asParcel } from './present.ts'

export const handlers = permitted(contract, {
  async deskPointGoods({ list = 'on', page, page_size: size }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const titles = new Map((await listCategories(ctx.db, { inUse: false })).map(({ id, title }) => [id, title]))
    const found = await listGoods(ctx.db, { isOn: list === 'on', sort: 'newest' }, { page, size })
    return paged(found, (row) => asManaged(row, titles))
  },

  async deskPointChoices(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const categories = await listCategories(ctx.db, { inUse: false })
    const coupons = await listForPoints(ctx.db, ctx.now)
    return {
      categories: categories.map(({ title }) => title),
      coupons: coupons.map(({ id, title }) => ({ id, name: title })),
    }
  },

  async deskPointGoodsAdd(input, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const made = await add(ctx, input)
    return typeof made === 'string' ? ctx.refuse(made) : { goods_id: made }
  },

  async deskPointGoodsChange({ goods_id, ...written }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const before = await findGoods(ctx.db, goods_id)
    if (!before) return ctx.refuse('not-found')
    const done = await change(ctx, before, written)
    return done === 'picture' ? ctx.refuse(done) : { goods_id }
  },

  async deskPointGoodsSwitch({ goods_id: id, is_on }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    if (!(await findGoods(ctx.db, id))) return ctx.refuse('not-found')
    const isOn = is_on === 1
    await ctx.transact(async (inside) => {
      if (!(await shelveGoods(inside.db, id, isOn))) return
      await recordAct(inside, { act: isOn ? 'points.on' : 'points.off', kind: 'points-goods', id })
    })
    return { goods_id: id }
  },

  async deskPointStock({ goods_id, by, reason }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    if (by === 0) return ctx.refuse('nothing')
    return changePieces(ctx, { goodsId: goods_id, by, reason })
  },

  async deskPointOrders({ list = 'waiting', page, page_size: size }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return paged(await listInState(ctx.db, list, { page, size }), (row) => asParcel(row, ctx))
  },

  async deskPointReveal({ order_id: id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const order = await findAnyOrder(ctx.db, id)
    if (!order) return ctx.refuse('not-found')
    await ctx.transact((inside) => recordAct(inside, { act: 'points.reveal', kind: 'points-order', id }))
    const receiver = receiverOf(order, ctx)
    return { receiver: receiver && asReceiver(receiver) }
  },

  async deskPointShip({ order_id: id, company: carrier, number: parcelNo }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const parcel = { carrier, parcelNo }
    const act = { act: 'points.ship', kind: 'points-order', id, after: parcel } as const
    if (await recordDone(ctx, act, (inside) => shipExchange(inside, id, parcel))) return { order_id: id }
    const state = await stateOf(ctx, id)
    return state === undefined ? ctx.refuse('not-found') : ctx.refuse('not-open', { state })
  },

  async deskPointCancel({ order_id: id, reason }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const act = { act: 'points.cancel', kind: 'points-order', id, after: { reason } } as const
    if (await recordDone(ctx, act, (inside) => cancelByDesk(inside, id, reason))) return { order_id: id }
    const state = await stateOf(ctx, id)
    return state === undefined ? ctx.refuse('not-found') : ctx.refuse('not-open', { state })
  },
})

/** Where an exchange stands, in words; undefined where there is none. */
const stateOf = async ({ db }: StaffContext, id: string): Promise<string | undefined> => {
  const order = await findAnyOrder(db, id)
  return order && exchangeStates[order.state].words
}
