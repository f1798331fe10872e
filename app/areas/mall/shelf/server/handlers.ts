import { findDepartment } from '#app/areas/guahao/departments/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import { ofPage } from '#app/areas/mall/catalogue/rules.ts'
import { listPageCategories } from '#app/areas/mall/catalogue/server/public.ts'
import { drugTypes, warningOf } from '#app/areas/mall/goods/rules.ts'
import { asGoodsCard, type GoodsFilter, listGoods } from '#app/areas/mall/goods/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import { thingPicture } from '#kit/pictures/address.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { familyOf, withBest } from './handlers/families.ts'

/** What is done in a seller. */
const atHospital = ['project', 'exam'] as const

export const handlers: Handlers<typeof contract> = {
  getRecGoods: (asked, ctx) => cards(ctx, { isRecommended: true, isPromoted: promoted(asked) }, asked),
  getAreaGoods: (asked, ctx) => cards(ctx, { ofCityOnly: true }, asked),
  entityGoodsRecommend: (asked, ctx) =>
    cards(ctx, { isSent: true, isRecommended: true, isPromoted: promoted(asked) }, asked),
  entityGoodsDiscount: (asked, ctx) => cards(ctx, { isSent: true, isDiscounted: true }, asked),

  async getAreaGoods2({ page, page_size: size }, ctx) {
    const blocks = (await withBest(ctx)).filter(({ list }) => list.length > 0)
    const list = blocks.slice((page - 1) * size, page * size).map(({ category, list }) => ({
      category_id: category.id,
      category_name: category.name,
      list,
    }))
    return { list, page, total_page_num: Math.ceil(blocks.length / size) }
  },

  async cityCategoryGoods({ category_id, unit_id: hospitalId, keyword, sort, ...asked }, ctx) {
    const categoryIds = category_id === undefined ? undefined : await familyOf(ctx.db, category_id)
    return cards(ctx, { categoryIds, hospitalId, keyword, sort }, asked)
  },

  async getPageCategory({ page_mark, all }, ctx) {
    const families = await withBest(ctx, await listPageCategories(ctx.db, page_mark))
    return {
      list: ofPage(families, all === 1).map(({ category, list }) => ({
        category_id: category.id,
        category_name: category.name,
        list,
        img: thingPicture(category.picture, `category-${category.id}`),
      })),
    }
  },

  async projectList({ catalogue_id, sort, ...asked }, ctx) {
    const projectCategoryIds = catalogue_id === undefined ? undefined : await familyOf(ctx.db, catalogue_id)
    return cards(ctx, { kinds: atHospital, projectCategoryIds, sort }, asked)
  },

  async departmentProjects({ dep_id, ...asked }, ctx) {
    const dep = await findDepartment(ctx.db, dep_id)
    // A department that is not there offers nothing.
    return cards(ctx, { kinds: atHospital, hospitalId: dep?.hospitalId ?? 0, departmentId: dep?.catalogueId }, asked)
  },

  async searchProjects({ dep_id, ill_id: illnessId, keyword, ...asked }, ctx) {
    const dep = dep_id === undefined ? undefined : await findDepartment(ctx.db, dep_id)
    return cards(ctx, { kinds: atHospital, departmentId: dep?.catalogueId, illnessId, keyword }, asked)
  },

  async catalogueAdvertGoods({ catalogue_id, not_rec }, ctx) {
    if (not_rec === 1) return { list: [] }
    const projectCategoryIds = catalogue_id === undefined ? undefined : await familyOf(ctx.db, catalogue_id)
    const filter = { city: ctx.city, kinds: atHospital, projectCategoryIds, isPromoted: true }
    return { list: (await listGoods(ctx.db, filter, { page: 1, size: 10 })).rows.map(asGoodsCard) }
  },

  async pharmacyDrugs(
    { unit_id: hospitalId, drug_type: drugType = drugTypes.otc, keyword, page, page_size: size },
    ctx,
  ) {
    const hospital = hospitalId === undefined ? undefined : await findHospital(ctx.db, hospitalId)
    if (hospitalId !== undefined && !hospital) return ctx.refuse('not-found')
    const city = hospital ? 0 : ctx.city
    const filter = { city, hospitalId, kinds: ['drug'] as const, drugType, keyword }
    const found = await listGoods(ctx.db, filter, { page, size })
    return {
      ...paged(found, asGoodsCard),
      unit_name: hospital?.name ?? '',
      warning: warningOf({ drugType, kind: 'drug', isSupplement: false }),
    }
  },

  async shopCheck({ unit_id: hospitalId }, { db }) {
    if (hospitalId === undefined) return { online_shop: '' }
    const { rows } = await listGoods(db, { city: 0, hospitalId, kinds: ['drug'] }, { page: 1, size: 1 })
    return { online_shop: rows.length > 0 ? `/yiyao/cloud?unit_id=${hospitalId}` : '' }
  },
}

/** Whether goods for whose place somebody paid are among those that are recommended; undefined: they and others [X254]. */
const promoted = ({ not_rec }: { not_rec?: number | undefined }) => (not_rec === 1 ? false : undefined)

/** A page of cards in the asker's city. */
const cards = async (
  { db, city }: RequestContext,
  filter: Omit<GoodsFilter, 'city'>,
  { page, page_size: size }: { page: number; page_size: number },
) => paged(await listGoods(db, { ...filter, city }, { page, size }), asGoodsCard)
