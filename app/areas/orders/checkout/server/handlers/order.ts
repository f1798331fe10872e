import { lastMoment } from '#app/areas/activities/gift-cards/server/public.ts'
import { discountText, limitText } from '#app/areas/mall/coupons/rules.ts'
import type { Handlers, PatientContext, PatientId } from '#app/context.ts'
import { inside } from '#kit/db/inside.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import { inBatches } from '#kit/wire/server/once-batch.ts'
import type * as contract from '../../contract.ts'
import { payableFen } from '../../rules.ts'
import {
  type GoodsOrder,
  type NotPlaced,
  type PlacedOrder,
  placeGoodsOrder,
  placeShared,
  prepareShared,
} from '../commands/place-goods-order.ts'
import { type Quote, type QuotedLine, type QuotedOrder, quote, type Wish } from '../commands/quote.ts'
import { findToDraw, type ToDraw } from '../commands/to-draw.ts'
import { cameByOf, imageOf } from '../present.ts'
import * as queries from '../queries.ts'

type Calls = Handlers<typeof contract>

export const confirm: Calls['confirmGoodsOrder'] = async (input, ctx) => {
  if (ctx.patient === null) return ctx.refuse('sign-in')
  const patient = ctx as PatientContext
  const quoted = await quote(ctx, patient.patient, await wishOf(patient, input, { coupons: 'best', cards: [] }))
  if (typeof quoted === 'string') return ctx.refuse(quoted)
  if (quoted.isExcluded) return ctx.refuse('no-delivery')
  return asQuote(quoted, await findToDraw(patient, patient.patient, quoted))
}

/** Orders what is asked for, by whichever call. Many may want the same in the same moment: one thing each, they share a transaction. */
export const order = inBatches(
  async (input: OrderAsk, ctx: PatientContext): Promise<Said> =>
    asSaid(await placeGoodsOrder(ctx, await goodsOrderOf(ctx, input))),
  {
    prepare: async (input, ctx) => {
      const prepared = await prepareShared(ctx, await goodsOrderOf(ctx, input))
      return prepared && { ctx, prepared }
    },
    act: async (db, ready) => {
      const { ctx } = ready.reduce((a, b) => (b.ctx.now > a.ctx.now ? b : a))
      const placed = await placeShared(
        inside(ctx, db),
        ready.map(({ prepared }) => prepared),
      )
      return placed.map(asSaid)
    },
  },
)

type Said = ReturnType<typeof asPlaced> | NotPlaced

const asSaid = (placed: PlacedOrder | NotPlaced): Said => (placed instanceof Refused ? placed : asPlaced(placed))

/** What is asked for, as the command takes it. */
export const goodsOrderOf = async (ctx: PatientContext, input: OrderAsk): Promise<GoodsOrder> => ({
  patient: ctx.patient,
  wish: await wishOf(ctx, input),
  remark: input.remark ?? '',
  cameBy: cameByOf(input),
})

/** What was ordered, as all calls that order tell it. */
export const asPlaced = ({ orderIds, payFen, outTradeNo }: PlacedOrder) => ({
  order_id: orderIds[0] ?? '',
  order_ids: orderIds,
  pay_amount: payFen,
  out_trade_no: outTradeNo,
})

type Ask = ParsedInput<typeof contract.confirmGoodsOrder>
type OrderAsk = ParsedInput<typeof contract.submitGoodsOrder>

/** What is asked for, one thing or what stands in the cart. Without a word about coupons: none, or the best. */
const wishOf = async (
  { db, patient }: Pick<PatientContext, 'db' | 'patient'>,
  input: Ask,
  { coupons: usual, cards: usualCards }: Pick<Wish, 'coupons' | 'cards'> = { coupons: 'none' },
): Promise<Wish> => {
  const { coupon_id: one, coupon_ids: several } = input
  const coupons = several ?? (one === undefined ? usual : one === 0 ? [] : [one])
  const lines = await linesOf(db, patient, input)
  return {
    lines,
    saleId: saleIdOf(input),
    payType: input.pay_type,
    addressId: input.address_id,
    coupons,
    cards: input.gift_card_ids ?? usualCards,
  }
}

/** An activity that one thing is bought in may be a flash sale; what is in the cart waits for none. */
const saleIdOf = ({ act_id = '', special_id: skuId }: Ask): number | undefined =>
  skuId !== undefined && /^\d{1,15}$/.test(act_id) ? Number(act_id) : undefined

const linesOf = async (db: PatientContext['db'], patient: PatientId, input: Ask): Promise<Wish['lines']> => {
  const { special_id: skuId, goods_id: goodsId, buy_num: pieces = 1, cart_special_ids: inCart } = input
  if (skuId !== undefined) return [{ skuId, goodsId, pieces }]
  if (!inCart) return []
  const cart = await queries.listCart(db, patient)
  return cart.filter((row) => inCart.includes(row.skuId))
}

const asLine = (line: QuotedLine) => ({
  goods_id: line.goods.id,
  special_id: line.sku.id,
  goods_name: line.goods.name,
  goods_special_name: line.sku.name,
  img: imageOf(line),
  goods_price: line.sku.priceFen,
  buy_num: line.pieces,
})

const asOrder = (order: QuotedOrder) => ({
  unit_id: order.hospitalId ?? 0,
  unit_name: order.sellerName,
  pay_type: order.payType,
  goods: order.lines.map(asLine),
  shipping_fee: order.freightFen,
  free_gap: order.toFreeFen ?? 0,
  pay_amount: payableFen(order),
})

const asCard = ({ card, isSelected, paysFen }: Quote['cards'][number]) => ({
  card_id: card.id,
  card_no: card.cardNo.slice(-4),
  balance: card.balanceFen,
  end_time: lastMoment(card.validUntil),
  selected: isSelected,
  pays: paysFen,
})

const asCoupon = ({ held: { code, coupon }, offFen, isSelected }: Quote['coupons'][number]) => ({
  coupon_code_id: code.id,
  couponId: coupon.id,
  title: coupon.title,
  discountType: coupon.discountType,
  words: discountText(coupon.discountType, coupon.discountAmount),
  limit_words: limitText(coupon.discountLimitFen),
  can_use: offFen > 0,
  canDiscountAmount: offFen,
  selected: isSelected,
  end_time: code.endsAt,
})

const asQuote = ({ orders, destination, needsAddress, coupons, cards }: Quote, toDraw: ToDraw) => {
  const sum = (of: (order: QuotedOrder) => number) => orders.reduce((total, order) => total + of(order), 0)
  const kinds = new Set(orders.flatMap(({ lines }) => lines.map(({ goods }) => goods.id)))
  const only = orders[0]?.lines[0]
  return {
    list: orders.map(asOrder),
    pay_types: kinds.size === 1 && only ? [...only.goods.payTypes] : [],
    needs_address: needsAddress,
    coupons: coupons.map(asCoupon),
    gift_cards: cards.map(asCard),
    to_draw: toDraw.coupons.map(({ coupon }) => ({
      couponId: coupon.id,
      title: coupon.title,
      words: discountText(coupon.discountType, coupon.discountAmount),
      limit_words: limitText(coupon.discountLimitFen),
    })),
    more_discount: toDraw.moreFen,
    address: destination && {
      addressId: destination.addressId,
      name: destination.name,
      mobile: destination.mobile,
      full_address: destination.fullAddress,
    },
    goods_amount: sum(({ goodsFen }) => goodsFen),
    discount_amount: sum(({ offFen }) => offFen),
    shipping_fee: sum(({ freightFen }) => freightFen),
    card_amount: sum(({ cardFen }) => cardFen),
    pay_amount: sum(payableFen),
    later_amount: sum(({ laterFen }) => laterFen),
  }
}
