import { findDepartment } from '#app/areas/guahao/departments/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import { ofPage } from '#app/areas/mall/catalogue/rules.ts'
import { listPageCategories } from '#app/areas/mall/catalogue/server/public.ts'
import { listDrawableCoupons } from '#app/areas/mall/coupons/server/public.ts'
import { drugTypes, warningOf } from '#app/areas/mall/goods/rules.ts'
import {
  asGoodsBrand,
  asGoodsCard,
  type CouponReach,
  type GoodsFilter,
  listGoods,
  listGoodsBrands,
  listGoodsSellers,
} from '#app/areas/mall/goods/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import { positionOf } from '#kit/geo/position.ts'
import { thingPicture } from '#kit/pictures/address.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { familyOf, withBest } from './handlers/families.ts'

/** What is done in a seller. */
const atHospital = ['project', 'exam'] as const

export const handlers: Handlers<typeof contract> = {
  getRecGoods: (asked, ctx) => recommended(ctx, {}, asked),
  getAreaGoods: (asked, ctx) => cards(ctx, { ofCityOnly: true }, asked),
  entityGoodsRecommend: (asked, ctx) => recommended(ctx, { isSent: true }, asked),
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

  async cityCategoryGoods({ category_id, keyword, ...asked }, ctx) {
    return cards(ctx, { ...(await goodsOf(ctx, { category_id, keyword })), ...(await wishOf(ctx, asked)) }, asked)
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

  async projectList({ catalogue_id, ...asked }, ctx) {
    return cards(ctx, { ...(await projectsOf(ctx, { catalogue_id })), ...(await wishOf(ctx, asked)) }, asked)
  },

  async goodsSellers({ of = 'goods', drug_type: drugType = drugTypes.otc, ...those }, ctx) {
    const { keyword } = those
    const filters = {
      goods: () => goodsOf(ctx, those),
      projects: () => projectsOf(ctx, those),
      drugs: async () => drugsOf({ drugType, keyword }),
    }
    const filter: Omit<GoodsFilter, 'city'> = await filters[of]()
    const inCity = { ...filter, city: ctx.city }
    const [sellers, brands] = await Promise.all([listGoodsSellers(ctx.db, inCity), listGoodsBrands(ctx.db, inCity)])
    return {
      list: sellers.map(({ id, name, many }) => ({ unit_id: id, unit_name: name, goods_num: many })),
      brands: brands.map(asGoodsBrand),
    }
  },

  async departmentProjects({ dep_id, ...asked }, ctx) {
    const dep = await findDepartment(ctx.db, dep_id)
    // A department that is not there offers nothing.
    const where = { kinds: atHospital, hospitalId: dep?.hospitalId ?? 0, departmentId: dep?.catalogueId }
    return cards(ctx, { ...(await wishOf(ctx, asked)), ...where }, asked)
  },

  async searchProjects({ dep_id, ill_id, keyword, ...asked }, ctx) {
    const those = await projectsOf(ctx, { dep_id, ill_id, keyword })
    return cards(ctx, { ...those, ...(await wishOf(ctx, asked)) }, asked)
  },

  async catalogueAdvertGoods({ catalogue_id, not_rec }, ctx) {
    if (not_rec === 1) return { list: [] }
    const projectCategoryIds = catalogue_id === undefined ? undefined : await familyOf(ctx.db, catalogue_id)
    const filter = { city: ctx.city, kinds: atHospital, projectCategoryIds, isPromoted: true }
    return { list: (await listGoods(ctx.db, filter, { page: 1, size: 10 })).rows.map((row) => asGoodsCard(row)) }
  },

  async pharmacyDrugs({ drug_type: drugType = drugTypes.otc, keyword, ...asked }, ctx) {
    const hospital = asked.unit_id === undefined ? undefined : await findHospital(ctx.db, asked.unit_id)
    if (asked.unit_id !== undefined && !hospital) return ctx.refuse('not-found')
    const filter = { ...drugsOf({ drugType, keyword }), ...(await wishOf(ctx, asked)) }
    return {
      ...(await cards(hospital ? { db: ctx.db, city: 0 } : ctx, filter, asked)),
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

/** What is recommended in the city; where nobody has chosen anything there, all that is on the shelf, what sells most first. */
const recommended = async (
  ctx: RequestContext,
  those: Pick<GoodsFilter, 'isSent'>,
  asked: Parameters<typeof cards>[2] & { not_rec?: number | undefined },
) => {
  const filter = { ...those, isPromoted: promoted(asked) }
  const chosen = await cards(ctx, { ...filter, isRecommended: true }, asked)
  return chosen.total_page_num > 0 ? chosen : cards(ctx, filter, asked)
}

interface Those {
  category_id?: number | undefined
  catalogue_id?: number | undefined
  dep_id?: number | undefined
  ill_id?: number | undefined
  keyword?: string | undefined
}

/** Goods of a category, those under it too, or all. */
const goodsOf = async ({ db }: RequestContext, { category_id, keyword }: Those) => ({
  categoryIds: category_id === undefined ? undefined : await familyOf(db, category_id),
  keyword,
})

/** Projects of a branch, of a kind of department, for an illness, or all. */
const projectsOf = async ({ db }: RequestContext, { catalogue_id, dep_id, ill_id, keyword }: Those) => ({
  kinds: atHospital,
  projectCategoryIds: catalogue_id === undefined ? undefined : await familyOf(db, catalogue_id),
  departmentId: dep_id === undefined ? undefined : (await findDepartment(db, dep_id))?.catalogueId,
  illnessId: ill_id,
  keyword,
})

/** Drugs of a kind. */
const drugsOf = ({ drugType, keyword }: { drugType: number; keyword?: string | undefined }) => ({
  kinds: ['drug'] as const,
  drugType,
  keyword,
})

type Wish = Pick<
  ParsedInput<typeof contract.projectList>,
  'unit_id' | 'brand_id' | 'price_from' | 'price_to' | 'has_coupon' | 'sort'
>

/** What somebody wants of goods, as the query takes it. */
const wishOf = async ({ db, now }: RequestContext, wish: Wish) => ({
  hospitalId: wish.unit_id,
  brandId: wish.brand_id,
  fromFen: wish.price_from,
  toFen: wish.price_to,
  sort: wish.sort,
  coupons: wish.has_coupon === 1 ? (await listDrawableCoupons(db, 'mall', now)).map(reachOf) : undefined,
})

const reachOf = ({ goodsIds, categoryIds, hospitalId, discountLimitFen }: CouponReach): CouponReach => ({
  goodsIds,
  categoryIds,
  hospitalId,
  discountLimitFen,
})

/** A page of cards in the asker's city; from where they ask, each says how far it is. */
const cards = async (
  { db, city }: Pick<RequestContext, 'db' | 'city'>,
  filter: Omit<GoodsFilter, 'city' | 'from'>,
  {
    page,
    page_size: size,
    lat,
    lng,
  }: { page: number; page_size: number; lat?: number | undefined; lng?: number | undefined },
) => {
  const from = positionOf({ lat, lng })
  return paged(await listGoods(db, { ...filter, from, city }, { page, size }), (row) => asGoodsCard(row, from))
}
