import { permitted, sellersOf } from '#app/areas/desk/staff/server/public.ts'
import { receiveGoodsPicture } from '#app/areas/files/server/public.ts'
import { listTree } from '#app/areas/mall/catalogue/server/public.ts'
import { listFreightTemplates } from '#app/areas/mall/freight/server/public.ts'
import { findKept, listCountedSpecials, listKept } from '#app/areas/mall/goods/server/public.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { StaffHere } from '#server/here.ts'
import * as contract from '../contract.ts'
import { MOST_PIECES } from '../rules.ts'
import { changePieces, stockOf } from './handlers/stock.ts'
import { add, change, draftOf, shelve, templateOfGoods } from './handlers/write.ts'
import { asChoices, asRow, asSheet } from './present.ts'

export const handlers = permitted(contract, {
  async deskGoods({ list = 'all', keyword, sort = 'newest', page, page_size: size }, here) {
    const isOn = list === 'all' ? undefined : list === 'on'
    return paged(await listKept(here.db, sellersOf(here), { isOn, keyword, sort }, { page, size }), asRow)
  },

  async deskGoodsChoices(_, here) {
    const sellers = sellersOf(here)
    const templates = await listFreightTemplates(here.db, sellers)
    const [categories, projects] = await Promise.all([listTree(here.db, 'health'), listTree(here.db, 'project')])
    return {
      ...{ categories: asChoices(categories), projects: asChoices(projects) },
      templates: templates.map(({ id, name, hospitalId }) => ({ id, name, is_platform: hospitalId === null })),
      serves_platform: sellers.isPlatform,
    }
  },

  async deskGoodsSheet({ goods_id: id }, here) {
    const goods = await find(here, id)
    if (!goods) return here.refuse('not-found')
    return asSheet(goods, await listCountedSpecials(here.db, id), await templateOfGoods(here, id))
  },

  async deskGoodsAdd({ is_platform = 0, ...ask }, here) {
    if (is_platform === 1 && !sellersOf(here).isPlatform) return here.refuse('not-platform')
    const hospitalId = is_platform === 1 ? null : here.staff.hospitalId
    const draft = await draftOf(here, ask, { hospitalId })
    if ('refused' in draft) return here.refuse(draft.refused, { fault: draft.fault ?? '' })
    const id = await add(here, draft, ask.template_id)
    return id === 'pictures' ? here.refuse(id) : { goods_id: id }
  },

  async deskGoodsChange({ goods_id, version, ...ask }, here) {
    const before = await find(here, goods_id)
    if (!before) return here.refuse('not-found')
    const draft = await draftOf(here, ask, { hospitalId: before.hospitalId, before })
    if ('refused' in draft) return here.refuse(draft.refused, { fault: draft.fault ?? '' })
    const done = await change(here, { before, version }, draft, ask.template_id)
    return typeof done === 'string' ? here.refuse(done) : { goods_id, version: done }
  },

  async deskGoodsSwitch({ goods_id, is_on }, here) {
    if (!(await find(here, goods_id))) return here.refuse('not-found')
    await shelve(here, goods_id, is_on === 1)
    return { goods_id, is_on: is_on === 1 }
  },

  async deskGoodsPicture(_, here) {
    const kept = await receiveGoodsPicture(here)
    return typeof kept === 'string' ? here.refuse(kept, { megabytes: here.config.uploads.mostMegabytes }) : kept
  },

  async deskStock({ goods_id, page, page_size: size }, here) {
    const goods = await find(here, goods_id)
    if (!goods) return here.refuse('not-found')
    return { goods_id, goods_name: goods.name, ...(await stockOf(here, goods_id, { page, size })) }
  },

  async deskStockChange({ goods_id: goodsId, special_id, by, reason }, here) {
    if (!(await find(here, goodsId))) return here.refuse('not-found')
    if (by === 0) return here.refuse('no-change')
    const done = await changePieces(here, { goodsId, specialId: special_id, by, reason })
    if (!('refused' in done)) return { special_id, left: done.left }
    return done.refused === 'not-found'
      ? here.refuse(done.refused)
      : here.refuse(done.refused, { left: done.left, most: MOST_PIECES })
  },
})

const find = (here: StaffHere, id: number) => findKept(here.db, sellersOf(here), id)
