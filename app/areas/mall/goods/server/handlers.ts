import { randomUUID } from 'node:crypto'
import { isMarked } from '#app/areas/account/marks/server/public.ts'
import { asDoctorCard, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import {
  asUnitCard,
  findHospital,
  listHospitalCards,
  listOpenHospitals,
} from '#app/areas/guahao/hospitals/server/public.ts'
import { countShares } from '#app/areas/mall/stock/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { positionOf } from '#kit/geo/position.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { limitNameOf, mayBuy, needsPrescription } from '../rules.ts'
import { asComment, asCounts, asGoodsCard, asLive, asOldDetail, asSpecial, asStatic, sellersOf } from './present.ts'
import { findGoods, type GoodsRow, listGoods } from './queries/list.ts'
import { countComments, listComments, listPurchases, listSkus } from './queries/one.ts'
import { putIntention, putShare } from './queries/write.ts'

export const handlers: Handlers<typeof contract> = {
  async entityGoodsList({ category_id: categoryId, sort, page, page_size: size }, { db, city }) {
    const filter = {
      city,
      isSent: true,
      categoryIds: categoryId ? [categoryId] : undefined,
      sort,
    }
    return paged(await listGoods(db, filter, { page, size }), (row) => asGoodsCard(row))
  },

  async goodsDetail({ goods_id: id }, ctx) {
    const goods = await findGoods(ctx.db, id)
    if (!goods?.isOn) return ctx.refuse(goods ? 'off-shelf' : 'not-found')
    return { ...(await staticOf(ctx, goods)), ...(await liveOf(ctx, goods)) }
  },

  async detailStatic({ goods_id: id }, ctx) {
    const goods = await findGoods(ctx.db, id)
    return goods?.isOn ? staticOf(ctx, goods) : ctx.refuse(goods ? 'off-shelf' : 'not-found')
  },

  async detailDynamic({ goods_id: id }, ctx) {
    const goods = await findGoods(ctx.db, id)
    if (!goods?.isOn) return ctx.refuse(goods ? 'off-shelf' : 'not-found')
    return { goods_id: id, ...(await liveOf(ctx, goods)) }
  },

  async goodsSpecials({ goods_id: id }, ctx) {
    const goods = await findGoods(ctx.db, id)
    if (!goods?.isOn) return ctx.refuse(goods ? 'off-shelf' : 'not-found')
    return { list: (await listSkus(ctx.db, id)).map(asSpecial) }
  },

  async healthDetail({ goods_id: id }, { db, now, refuse }) {
    const goods = await findGoods(db, id)
    if (!goods?.isOn) return refuse(goods ? 'off-shelf' : 'not-found')
    return { ...asOldDetail(goods, await listSkus(db, id)), docRelation: await doctorsOf(db, now, goods) }
  },

  async goodsProject({ id }, ctx) {
    const goods = await findGoods(ctx.db, id)
    if (!goods?.isOn || goods.kind !== 'project') return ctx.refuse('not-found')
    return { ...(await staticOf(ctx, goods)), ...(await liveOf(ctx, goods)) }
  },

  async goodsCommentList({ goods_id: goodsId, show, page, page_size: size }, { db }) {
    if (await isUnsaid(db, goodsId)) return { list: [], page, total_page_num: 0 }
    return paged(await listComments(db, goodsId, { show, page, size }), asComment)
  },

  async projectComment({ project_id: goodsId, page, page_size: size }, { db }) {
    return paged(await listComments(db, goodsId, { page, size }), asComment)
  },

  async goodsRollOrder({ goods_id: goodsId }, { db }) {
    const list = (await isUnsaid(db, goodsId)) ? [] : await listPurchases(db, goodsId)
    return {
      list: list.map(({ buyerName, skuName, pieces, boughtAt }) => ({
        user_name: buyerName,
        special_name: skuName,
        buy_num: pieces,
        add_time: boughtAt,
      })),
    }
  },

  async goodsUnitList(input, { db, refuse }) {
    const goods = await findGoods(db, input.goods_id)
    if (!goods?.isOn) return refuse('not-found')
    const from = positionOf(input)
    const hospitals = await listHospitalCards(db, await openPlacesOf(db, goods))
    const list = hospitals.map((row) => asUnitCard(row, from))
    // Where no place is known, the seller that sells it comes first.
    const away = (unit: (typeof list)[number]) =>
      unit.distance ?? (unit.unit_id === goods.hospitalId ? -1 : unit.unit_id)
    return { list: list.sort((a, b) => away(a) - away(b)) }
  },

  async getUserLimit({ goods_id: id }, ctx) {
    const goods = await findGoods(ctx.db, id)
    if (!goods?.isOn) return ctx.refuse('not-found')
    const left = (await listSkus(ctx.db, id)).reduce((sum, sku) => sum + sku.left, 0)
    const bought = await boughtBy(ctx, id)
    const { limitEach } = goods
    return { limit_num: limitEach ?? 0, bought_num: bought, may_buy: mayBuy({ left, limitEach, bought }) }
  },

  async addOrderIntention({ goods_id: goodsId, truename, mobile, remark = '' }, ctx) {
    const { db, now: askedAt, patient: patientId, config, refuse } = ctx
    if (!(await findGoods(db, goodsId))?.isOn) return refuse('not-found')
    const seal = (words: string) => sealOf(config).seal(words, 'intention')
    const sealed = { nameSealed: seal(truename), mobileSealed: seal(mobile), remarkSealed: seal(remark) }
    return { intention_id: await putIntention(db, { goodsId, patientId, askedAt, ...sealed }) }
  },

  async shareGoods({ goods_id: goodsId }, { db, now: sharedAt, patient: patientId, refuse }) {
    if (!(await findGoods(db, goodsId))?.isOn) return refuse('not-found')
    return { share_id: await putShare(db, { shareId: randomUUID(), goodsId, patientId, sharedAt }) }
  },

  async goodsStatistics({ goods_id: id }, { db, refuse }) {
    const goods = await findGoods(db, id)
    if (!goods?.isOn) return refuse('not-found')
    const counts = asCounts(goods)
    const { pictures, good, low } = await countComments(db, counts.comment_num === 0 ? 0 : id)
    return { ...counts, view_num: goods.viewCount, picture_num: pictures, good_num: good, low_num: low }
  },

  async noticeConfig({ goods_id: id }, { db, refuse }) {
    const goods = await findGoods(db, id)
    return goods?.isOn ? { notice: goods.notice } : refuse('not-found')
  },
}

/** Whether nobody is told who bought these goods and what they say: a drug on prescription is not to be promoted. */
const isUnsaid = async (db: Db, goodsId: number): Promise<boolean> => {
  const goods = await findGoods(db, goodsId)
  return goods !== undefined && needsPrescription(goods.drugType)
}

const staticOf = async ({ db, now }: RequestContext, goods: GoodsRow) => ({
  ...asStatic(goods, goods.hospitalId === null ? undefined : await findHospital(db, goods.hospitalId)),
  unit_num: (await openPlacesOf(db, goods)).length,
  docRelation: await doctorsOf(db, now, goods),
})

/** Hospitals in which goods can be used: who sells them and who takes them too, but who is closed. */
const openPlacesOf = async (db: Db, goods: GoodsRow): Promise<number[]> => {
  const places = sellersOf(goods)
  if (places.length === 0) return []
  return (await listOpenHospitals(db, places)).map(({ id }) => id)
}

/** The doctors who do it. */
const doctorsOf = async (db: Db, now: Date, { doctorIds }: GoodsRow) =>
  (doctorIds.length > 0 ? await listDoctorCards(db, doctorIds) : []).map((row) => {
    const { doctor_id, doctor_name, image, title_name: level_name } = asDoctorCard(row, { now, focused: new Set() })
    return { doctor_id, doctor_name, image, level_name }
  })

const liveOf = async (ctx: RequestContext, goods: GoodsRow) => {
  const [skus, marked, bought] = await Promise.all([
    listSkus(ctx.db, goods.id),
    isMarked(ctx.db, ctx.patient, 'goods', goods.id),
    goods.limitEach === null ? 0 : boughtBy(ctx, goods.id),
  ])
  return asLive(goods, skus, { isMarked: marked, bought })
}

/** How many pieces of goods who asks holds or has. */
const boughtBy = async ({ db, patient }: RequestContext, goodsId: number): Promise<number> => {
  const name = limitNameOf(goodsId)
  return patient === null ? 0 : ((await countShares(db, patient, [name])).get(name) ?? 0)
}
