import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import {
  asGoodsBrand,
  asGoodsCard,
  findGoods,
  findSku,
  listGoods,
  listGoodsBrands,
  listGoodsSellers,
} from '#app/areas/mall/goods/server/public.ts'
import type { Handlers, RequestContext } from '#app/context.ts'
import { positionOf } from '#kit/geo/position.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { discountFen, discountTypes, inOrder } from '../rules.ts'
import { drawCoupon } from './commands/draw.ts'
import { zhimaiHandlers } from './handlers/zhimai.ts'
import { asCoupon, asHeld, asShort, stateOf } from './present.ts'
import * as read from './queries/read.ts'
import { selectCode } from './queries/write.ts'

export const handlers: Handlers<typeof contract> = {
  ...zhimaiHandlers,

  async couponInfo({ coupon_id: id }, ctx) {
    const coupon = await read.findCoupon(ctx.db, id)
    return coupon ? asCoupon(coupon, { now: ctx.now, drawn: await drawnBy(ctx, id) }) : ctx.refuse('not-found')
  },

  async simpleInfo({ coupon_id: id }, { db, refuse }) {
    const coupon = await read.findCoupon(db, id)
    return coupon ? asShort(coupon) : refuse('not-found')
  },

  async couponList({ issuer = 'mall' }, { db, now, patient }) {
    const coupons = await read.listDrawable(db, issuer, now)
    const codes =
      patient === null
        ? []
        : await read.listCodesOf(
            db,
            patient,
            coupons.map(({ id }) => id),
          )
    const drawn = (id: number) => codes.filter(({ couponId }) => couponId === id).length
    return { list: coupons.map((row) => asCoupon(row, { now, drawn: drawn(row.id) })) }
  },

  async myCoupons({ type = 'available', page, page_size: size }, { db, now, patient }) {
    const which = { issuer: 'mall', usable: type === 'available', now }
    return paged(await read.pageHeld(db, patient, which, { page, size }), (row) => asHeld(row, { now }))
  },

  async flowCodes({ coupon_id: id }, { db, now, patient, refuse }) {
    const codes = await read.listCodesOf(db, patient, [id])
    if (codes.length === 0) return refuse('none-yet')
    return {
      list: codes.map((row) => ({ code_id: row.id, code: row.code, state: stateOf(row, now), end_time: row.endsAt })),
    }
  },

  async confirmCoupon({ coupon_id, goods_id, special_id, buy_num }, ctx) {
    const { db, now, patient, refuse } = ctx
    const found = await findSku(db, special_id)
    if (!found?.goods.isOn || found.goods.id !== goods_id) return refuse('goods-gone')
    const usable = await read.listUsable(db, patient, now)
    const held = usable.find(({ coupon }) => coupon.id === coupon_id)
    if (!held) return refuse('not-found')
    const { categoryId, hospitalId } = found.goods
    const on = { goodsId: goods_id, categoryId, hospitalId, amountFen: found.sku.priceFen * buy_num }
    const off = discountFen({ ...held.coupon, couponId: coupon_id }, on)
    const isChosen = off > 0 && (await ctx.transact((inside) => selectCode(inside.db, patient, held.code.id, now)))
    if (!isChosen) return refuse('not-usable')
    return { couponId: coupon_id, code_id: held.code.id, canDiscountAmount: off, selected: true }
  },

  async recommendGoods({ coupon_id: id, page, page_size: size, ...wish }, { db, city, refuse }) {
    const coupon = await read.findCoupon(db, id)
    if (!coupon) return refuse('not-found')
    const { goodsIds, categoryIds } = coupon
    const named = { ids: goodsIds.length > 0 ? goodsIds : undefined, categoryIds: orNothing(categoryIds) }
    const { price_from: fromFen, price_to: toFen, sort, unit_id, brand_id: brandId } = wish
    const from = positionOf(wish)
    const filter = { city, ...named, hospitalId: coupon.hospitalId ?? unit_id, brandId, fromFen, toFen, sort, from }
    const [goods, sellers, brands] = await Promise.all([
      listGoods(db, filter, { page, size }),
      page === 1 && coupon.hospitalId === null ? listGoodsSellers(db, { city, ...named }) : [],
      page === 1 ? listGoodsBrands(db, { city, ...named, hospitalId: coupon.hospitalId ?? undefined }) : [],
    ])
    const list = paged(goods, (row) => asGoodsCard(row, from))
    return { ...list, sellers: sellers.map(asSeller), brands: brands.map(asGoodsBrand) }
  },

  async obtainCoupon({ coupon_id: couponId }, ctx) {
    const { db, now, patient: patientId, refuse } = ctx
    const coupon = await read.findCoupon(db, couponId)
    if (!coupon) return refuse('not-found')
    if (!coupon.isOn || now < coupon.drawFrom || now >= coupon.drawUntil) return refuse('not-now')
    if (coupon.isForPoints) return refuse('for-points')
    const id = await drawCoupon(ctx, { couponId, patientId })
    if (id !== undefined) return { couponId, code_id: id, done: true }
    return refuse((await drawnBy(ctx, couponId)) < coupon.mostEach ? 'all-gone' : 'drawn-already')
  },

  async goodsCoupons({ goods_id: goodsId, amount }, { db, now, patient, refuse }) {
    const goods = await findGoods(db, goodsId)
    if (!goods?.isOn) return refuse('not-found')
    if (needsPrescription(goods.drugType)) return { alreadyGet: [], noGet: [] }
    const { categoryId, hospitalId, fromFen } = goods
    const on = { goodsId, categoryId, hospitalId, amountFen: amount ?? fromFen }
    const coupons = await read.listForGoods(db, { goodsId, categoryId, hospitalId, now })
    const ids = new Set(coupons.map(({ id }) => id))
    const own = patient === null ? [] : await read.listUsable(db, patient, now)
    const alreadyGet = own.filter(({ coupon }) => ids.has(coupon.id)).map((row) => asHeld(row, { now, on }))
    const codes = patient === null ? [] : await read.listCodesOf(db, patient, [...ids])
    const noGet = coupons.filter((row) => codes.filter(({ couponId }) => couponId === row.id).length < row.mostEach)
    return { alreadyGet: inOrder(alreadyGet), noGet: inOrder(noGet.map((row) => asCoupon(row, { now, on, drawn: 0 }))) }
  },

  async cashCardSelect({ pay_amount = Number.POSITIVE_INFINITY }, { db, now, patient }) {
    const cards = (await read.listUsable(db, patient, now)).filter(
      ({ coupon }) => coupon.discountType === discountTypes.cashCard && coupon.discountAmount <= pay_amount,
    )
    return {
      list: cards.map(({ code, coupon }) => ({
        card_id: code.id,
        title: coupon.title,
        balance: coupon.discountAmount,
        end_time: code.endsAt,
      })),
    }
  },
}

const orNothing = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined)

/** How many of a coupon who asks has drawn. */
const drawnBy = async ({ db, patient }: RequestContext, couponId: number) =>
  patient === null ? 0 : (await read.listCodesOf(db, patient, [couponId])).length

const asSeller = ({ id, name, many }: { id: number; name: string; many: number }) => ({
  unit_id: id,
  unit_name: name,
  goods_num: many,
})
