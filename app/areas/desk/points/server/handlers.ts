import { permitted, servesPlatform, tellAct } from '#app/areas/desk/staff/server/public.ts'
import { listForPoints } from '#app/areas/mall/coupons/server/public.ts'
import {
  cancelByDesk,
  findAnyOrder,
  findGoods,
  listCategories,
  listGoods,
  listInState,
  shelveGoods,
  shipExchange,
} from '#app/areas/points-mall/server/public.ts'
import { exchangeStates } from '#app/areas/points-mall/states.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { StaffHere } from '#server/here.ts'
import * as contract from '../contract.ts'
import { changePieces } from './handlers/stock.ts'
import { add, change } from './handlers/write.ts'
import { asKept, asParcel } from './present.ts'

export const handlers = permitted(contract, {
  async deskPointGoods({ list = 'on', page, page_size: size }, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    const titles = new Map((await listCategories(here.db, { inUse: false })).map(({ id, title }) => [id, title]))
    const found = await listGoods(here.db, { isOn: list === 'on', sort: 'newest' }, { page, size })
    return paged(found, (row) => asKept(row, titles))
  },

  async deskPointChoices(_, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    const categories = await listCategories(here.db, { inUse: false })
    const coupons = await listForPoints(here.db, here.now)
    return {
      categories: categories.map(({ title }) => title),
      coupons: coupons.map(({ id, title }) => ({ id, name: title })),
    }
  },

  async deskPointGoodsAdd(ask, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    const made = await add(here, ask)
    return typeof made === 'string' ? here.refuse(made) : { goods_id: made }
  },

  async deskPointGoodsChange({ goods_id, ...ask }, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    const before = await findGoods(here.db, goods_id)
    if (!before) return here.refuse('not-found')
    const done = await change(here, before, ask)
    return typeof done === 'string' ? here.refuse(done) : { goods_id, version: done }
  },

  async deskPointGoodsSwitch({ goods_id: id, is_on }, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    if (!(await findGoods(here.db, id))) return here.refuse('not-found')
    const isOn = is_on === 1
    await here.transact(async (inside) => {
      if (!(await shelveGoods(inside.db, id, isOn))) return
      await tellAct(inside, { act: isOn ? 'points.on' : 'points.off', kind: 'points-goods', id })
    })
    return { goods_id: id }
  },

  async deskPointStock({ goods_id, by, reason }, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    if (by === 0) return here.refuse('nothing')
    const done = await changePieces(here, { goodsId: goods_id, by, reason })
    return 'refused' in done ? here.refuse(done.refused, { left: done.left }) : done
  },

  async deskPointOrders({ list = 'waiting', page, page_size: size }, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    return paged(await listInState(here.db, list, { page, size }), (row) => asParcel(row, here))
  },

  async deskPointShip({ order_id: id, company: carrier, number: parcelNo }, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    const shipped = await here.transact(async (inside) => {
      const done = await shipExchange(inside, id, { carrier, parcelNo })
      if (done) await tellAct(inside, { act: 'points.ship', kind: 'points-order', id, after: { carrier, parcelNo } })
      return done
    })
    if (shipped) return { order_id: id }
    const state = await stateOf(here, id)
    return state === undefined ? here.refuse('not-found') : here.refuse('not-open', { state })
  },

  async deskPointCancel({ order_id: id, reason }, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    const cancelled = await here.transact(async (inside) => {
      const done = await cancelByDesk(inside, id, reason)
      if (done) await tellAct(inside, { act: 'points.cancel', kind: 'points-order', id, after: { reason } })
      return done
    })
    if (cancelled) return { order_id: id }
    const state = await stateOf(here, id)
    return state === undefined ? here.refuse('not-found') : here.refuse('not-open', { state })
  },
})

/** Where an exchange stands, in words; undefined where there is none. */
const stateOf = async ({ db }: StaffHere, id: string): Promise<string | undefined> => {
  const order = await findAnyOrder(db, id)
  return order && exchangeStates[order.state].words
}
