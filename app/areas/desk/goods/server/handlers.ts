import { exportList, permitted, sellersOf } from '#app/areas/access/staff/server/public.ts'
import { receiveGoodsPicture } from '#app/areas/files/server/public.ts'
import { asClasses, listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { listDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import { findOpenHospitals, listHospitalNames } from '#app/areas/guahao/hospitals/server/public.ts'
import { findIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import { asChoices, findCategory, listTree } from '#app/areas/mall/catalogue/server/public.ts'
import { listFreightTemplates } from '#app/areas/mall/freight/server/public.ts'
import { MOST_BRANDS } from '#app/areas/mall/goods/rules/brands.ts'
import { findManaged, listBrandNames, listCountedSkus, listManaged } from '#app/areas/mall/goods/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { moveSeveral, shelveSeveral } from './handlers/several.ts'
import { changePieces, stockOf } from './handlers/stock.ts'
import { add, change, draftOf, shelve, templateOfGoods } from './handlers/write.ts'
import { asDraft, asRow, goodsColumns } from './present.ts'

export const handlers = permitted(contract, {
  deskGoods: async (asked, ctx) => paged(await listManaged(ctx.db, sellersOf(ctx), asked).page(asked), asRow),

  async deskGoodsExport(asked, ctx) {
    const { upTo: rows } = listManaged(ctx.db, sellersOf(ctx), asked)
    return (await exportList(ctx, { title: '商品', rows, columns: goodsColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskGoodsChoices(_, ctx) {
    const sellers = sellersOf(ctx)
    const templates = await listFreightTemplates(ctx.db, sellers)
    const [categories, projects] = await Promise.all([listTree(ctx.db, 'health'), listTree(ctx.db, 'project')])
    return {
      categories: asChoices(categories),
      projects: asChoices(projects),
      doctors: await doctorsOf(ctx),
      brands: await listBrandNames(ctx.db, MOST_BRANDS),
      templates: templates.map(({ id, name, hospitalId }) => ({ id, name, is_platform: hospitalId === null })),
      classes: asClasses(await listCatalogue(ctx.db)),
      serves_platform: sellers.isPlatform,
    }
  },

  async deskGoodsPlaces({ keyword = '' }, ctx) {
    if (!sellersOf(ctx).isPlatform) return ctx.refuse('not-platform')
    return { list: await findOpenHospitals(ctx.db, keyword, PLACES) }
  },

  async deskGoodsSheet({ goods_id: id }, ctx) {
    const goods = await find(ctx, id)
    if (!goods) return ctx.refuse('not-found')
    return asDraft(goods, {
      skus: await listCountedSkus(ctx.db, id),
      categoryName: (await findCategory(ctx.db, goods.categoryId))?.name ?? '',
      templateId: await templateOfGoods(ctx, id),
      places: await listHospitalNames(ctx.db, goods.moreHospitalIds),
      illnesses: (await findIllnesses(ctx.db, goods.illnessIds)).map(({ name }) => name),
    })
  },

  async deskGoodsAdd({ is_platform = 0, copy_of, ...written }, ctx) {
    if (is_platform === 1 && !sellersOf(ctx).isPlatform) return ctx.refuse('not-platform')
    const hospitalId = is_platform === 1 ? null : ctx.staff.hospitalId
    const draft = await draftOf(ctx, written, { hospitalId })
    if (draft instanceof Refused) return draft
    const copied = copy_of === undefined ? undefined : await find(ctx, copy_of)
    const id = await add(ctx, draft, written.template_id, copied?.images)
    return id === 'pictures' ? ctx.refuse(id) : { goods_id: id }
  },

  async deskGoodsChange({ goods_id, version: _, ...written }, ctx) {
    const before = await find(ctx, goods_id)
    if (!before) return ctx.refuse('not-found')
    const draft = await draftOf(ctx, written, { hospitalId: before.hospitalId, before })
    if (draft instanceof Refused) return draft
    const fault = await change(ctx, before, draft, written.template_id)
    return fault ? ctx.refuse(fault) : { goods_id }
  },

  async deskGoodsSwitch({ goods_id, is_on }, ctx) {
    if (!(await find(ctx, goods_id))) return ctx.refuse('not-found')
    await shelve(ctx, goods_id, is_on === 1)
    return { goods_id, is_on: is_on === 1 }
  },

  async deskGoodsSwitchSeveral({ goods_ids, is_on }, ctx) {
    const done = await shelveSeveral(ctx, goods_ids, is_on === 1)
    return done instanceof Refused ? done : { changed_num: done }
  },

  async deskGoodsMoveSeveral({ goods_ids, category_id }, ctx) {
    const done = await moveSeveral(ctx, goods_ids, category_id)
    return done instanceof Refused ? done : { changed_num: done }
  },

  async deskGoodsPicture(_, ctx) {
    const kept = await receiveGoodsPicture(ctx)
    return typeof kept === 'string' ? ctx.refuse(kept, { megabytes: ctx.config.uploads.mostMegabytes }) : kept
  },

  async deskStock({ goods_id, page, page_size: size }, ctx) {
    const goods = await find(ctx, goods_id)
    if (!goods) return ctx.refuse('not-found')
    return { goods_id, goods_name: goods.name, ...(await stockOf(ctx, goods_id, { page, size })) }
  },

  async deskStockChange({ goods_id: goodsId, special_id, by, reason }, ctx) {
    if (!(await find(ctx, goodsId))) return ctx.refuse('not-found')
    if (by === 0) return ctx.refuse('no-change')
    const done = await changePieces(ctx, { goodsId, skuId: special_id, by, reason })
    return done instanceof Refused ? done : { special_id, left: done.left }
  },
})

/** So many doctors of a hospital can be chosen from, those who are liked best. */
const DOCTORS = 300

/** So many hospitals are found at once. */
const PLACES = 20

const doctorsOf = async ({ db, now, staff: { hospitalId } }: StaffContext) => {
  const { rows } = await listDoctors(db, { city: 0, hospitalId, sort: 'default', now, page: 1, size: DOCTORS })
  return rows.map(({ id, name, depName }) => ({ id, name: `${name} · ${depName}` }))
}

const find = (ctx: StaffContext, id: number) => findManaged(ctx.db, sellersOf(ctx), id)
