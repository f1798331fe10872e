import { type CardPart, shareCards } from '#app/areas/activities/gift-cards/rules.ts'
import { type CardRow, listPayingCards } from '#app/areas/activities/gift-cards/server/public.ts'
import { type Assigned, bestCombination, type HeldTerms, type Priced } from '#app/areas/mall/coupons/rules.ts'
import { type HeldRow, listUsableCoupons, termsOf } from '#app/areas/mall/coupons/server/public.ts'
import { quoteFreight } from '#app/areas/mall/freight/server/public.ts'
import { dueNowFen, isSent, needsPrescription, type PayType, payTypes } from '#app/areas/mall/goods/rules.ts'
import { findSku } from '#app/areas/mall/goods/server/public.ts'
import { stateOf } from '#app/areas/mall/seckill/rules.ts'
import { findSale } from '#app/areas/mall/seckill/server/public.ts'
import { type Destination, findDestination } from '#app/areas/orders/addresses/server/public.ts'
import { isLapsedAbroad } from '#app/areas/overseas/directory/server/public.ts'
import { whyNotPrescribed } from '#app/areas/prescriptions/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'

/** What somebody wants to order. */
export interface Wish {
  lines: readonly {
    skuId: number
    goodsId: number | undefined
    pieces: number
    /** How they came to it when they put it into the cart. */
    cameBy?: Readonly<Record<string, string>>
  }[]
  /** The flash sale in which they want it: its goods cost what they cost there, others what they always cost. */
  saleId: number | undefined
  /** For what a room above sells it, in place of the shelf and of flash sales. */
  offer?: Offer
  /** How they want to pay; the goods' usual way where they say nothing. */
  payType: number | undefined
  addressId: number | undefined
  /** Coupons of theirs: those, the combination that takes most off, or none, which nobody looks for then. */
  coupons: readonly number[] | 'best' | 'none'
  /** Gift cards of theirs that pay what they can; where nothing is said, nobody looks for any. */
  cards?: readonly number[] | undefined
}

/** A price, a stock and a limit apart from those of the shelf. */
export interface Offer {
  priceFen: number
  stockId: number
  left: number
  limitEach: number
}

type Special = NonNullable<Awaited<ReturnType<typeof findSku>>>

/** One kind of goods in an order, reckoned. In a sale of any kind price, stock and limit are those of the sale. */
export interface QuotedLine extends Special {
  isInSale: boolean
  pieces: number
  payType: PayType
  isSent: boolean
  goodsFen: number
  offFen: number
  couponCodeId: number | null
  /** Its part of what is paid now, without freight. */
  dueFen: number
}

/** What would become one order. */
export interface QuotedOrder {
  hospitalId: number | null
  sellerName: string
  payType: PayType
  isSent: boolean
  lines: QuotedLine[]
  goodsFen: number
  offFen: number
  freightFen: number
  /** For how much more it would have to be until sending costs nothing; null: never, or it does already. */
  toFreeFen: number | null
  dueFen: number
  laterFen: number
  /** What gift cards pay of what is due now. */
  cardFen: number
  cardParts: CardPart[]
}

/** What an order would be. */
export interface Quote {
  orders: QuotedOrder[]
  destination: Destination | null
  needsAddress: boolean
  isExcluded: boolean
  /** The patient's coupons that fit, with what each takes off alone. */
  coupons: { held: HeldRow; offFen: number; isSelected: boolean }[]
  /** Gift cards with which the patient can pay, and what each pays. */
  cards: { card: CardRow; isSelected: boolean; paysFen: number }[]
}

/** Why something cannot be quoted at all. */
export type Unquotable =
  | 'goods-gone'
  | 'off-shelf'
  | 'prescription'
  | 'prescribed'
  | 'pay-type'
  | 'sale-coming'
  | 'sale-over'
  | 'coupon'
  | 'card'
  | 'empty'

export const PLATFORM = '医路商城'

/** Reckons what somebody wants: prices, coupons and freight are read here, never taken from who asks. */
export const quote = async (ctx: Context, patient: PatientId, wish: Wish): Promise<Quote | Unquotable> => {
  const { db, now } = ctx
  if (wish.lines.length === 0) return 'empty'
  const lines: QuotedLine[] = []
  for (const wanted of wish.lines) {
    const line = await quoteLine({ db, now, patient }, wanted, wish)
    if (typeof line === 'string') return line
    lines.push(line)
  }
  const held = wish.coupons === 'none' ? [] : await listUsableCoupons(db, patient, now)
  const assigned = assign(lines, held, wish.coupons)
  if (!assigned) return 'coupon'
  for (const { at, codeId, offFen } of assigned) giveOff(lines[at], codeId, offFen)
  const needsAddress = lines.some((line) => line.isSent)
  const destination = needsAddress ? ((await findDestination(ctx, patient, wish.addressId)) ?? null) : null
  const grouped = await group(db, lines, destination)
  const cards = await payByCards({ db, now, patient }, grouped.orders, wish.cards)
  if (!cards) return 'card'
  return { ...grouped, cards, destination, needsAddress, coupons: couponsFor(lines, held, assigned) }
}

/** Who buys, and when. */
type Buyer = Pick<Context, 'db' | 'now'> & { patient: PatientId }

/** A specification that this patient may buy so many of, or why not. */
const findBuyable = async (
  { db, now, patient }: Buyer,
  { skuId, goodsId, pieces }: Wish['lines'][number],
): Promise<Special | Unquotable> => {
  const usual = await findSku(db, skuId)
  if (!usual || (goodsId !== undefined && usual.goods.id !== goodsId)) return 'goods-gone'
  if (!usual.goods.isOn || !usual.sku.isOn) return 'off-shelf'
  if (usual.goods.isOverseas && (await isLapsedAbroad({ db, now }, usual.goods.id))) return 'off-shelf'
  const { drugType } = usual.goods
  return (await whyNotPrescribed({ db, now }, { patient, skuId, drugType, pieces })) ?? usual
}

const quoteLine = async (
  ctx: Buyer,
  { skuId, goodsId, pieces }: Wish['lines'][number],
  { payType: asked, saleId: sessionId, offer: given }: Wish,
): Promise<QuotedLine | Unquotable> => {
  const { db, now } = ctx
  const usual = await findBuyable(ctx, { skuId, goodsId, pieces })
  if (typeof usual === 'string') return usual
  const sale = sessionId && (await findSale(db, { sessionId, goodsId: usual.goods.id, skuId }))
  if (sale && stateOf(sale.session, now) !== 'on') return `sale-${stateOf(sale.session, now)}` as Unquotable
  const offer = given ?? (sale ? { ...sale.item, left: sale.left } : undefined)
  const { sku, goods, ...stock } = offer ? inSale(usual, offer) : usual
  const payType = (asked ?? goods.payTypes[0] ?? payTypes.whole) as PayType
  if (!goods.payTypes.includes(payType)) return 'pay-type'
  const goodsFen = sku.priceFen * pieces
  return {
    sku,
    goods,
    ...stock,
    pieces,
    payType,
    goodsFen,
    isInSale: offer !== undefined,
    isSent: isSent(goods.kind),
    offFen: 0,
    couponCodeId: null,
    dueFen: dueNowFen(payType, sku, pieces),
  }
}

/** A specification with the price, the stock and the limit of a sale, where it is paid whole. */
const inSale = ({ sku, goods, ...usual }: Special, { priceFen, stockId, left, limitEach }: Offer): Special => ({
  ...usual,
  left,
  limitEach,
  sku: { ...sku, priceFen, orgPriceFen: sku.priceFen, stockId },
  goods: { ...goods, payTypes: [payTypes.whole] },
})

/** Coupons count where the whole price is paid now, it is not that of a sale, and nothing is promoted that may not be: a drug on prescription. */
export const pricedOf = ({ goods, payType, goodsFen, isInSale }: QuotedLine): Priced => ({
  goodsId: goods.id,
  categoryId: goods.categoryId,
  hospitalId: goods.hospitalId,
  amountFen: payType === payTypes.whole && !isInSale && !needsPrescription(goods.drugType) ? goodsFen : 0,
})

/** Which coupon goes to which line; undefined where one that was asked for fits nowhere. */
const assign = (
  lines: readonly QuotedLine[],
  held: readonly HeldRow[],
  asked: Wish['coupons'],
): Assigned[] | undefined => {
  const terms: HeldTerms[] = held.map(termsOf)
  const things = lines.map(pricedOf)
  if (asked === 'none') return []
  if (asked === 'best') return bestCombination(things, terms)
  const wanted = terms.filter(({ codeId }) => asked.includes(codeId))
  const assigned = bestCombination(things, wanted)
  return assigned.length === new Set(asked).size ? assigned : undefined
}

const giveOff = (line: QuotedLine | undefined, codeId: number, offFen: number) => {
  if (line) Object.assign(line, { couponCodeId: codeId, offFen, dueFen: line.dueFen - offFen })
}

const couponsFor = (lines: readonly QuotedLine[], held: readonly HeldRow[], assigned: readonly Assigned[]) =>
  held.map((one) => {
    const alone = bestCombination(lines.map(pricedOf), [termsOf(one)])[0]?.offFen ?? 0
    const chosen = assigned.find(({ codeId }) => codeId === one.code.id)
    return { held: one, offFen: chosen?.offFen ?? alone, isSelected: chosen !== undefined }
  })

/** One order for each seller and way to pay. */
const group = async (db: Db, lines: readonly QuotedLine[], destination: Destination | null) => {
  const groups = Map.groupBy(lines, ({ goods, payType }) => `${goods.hospitalId ?? 0} ${payType}`)
  let isExcluded = false
  const orders: QuotedOrder[] = []
  for (const own of groups.values()) {
    const { goods, payType, sellerName } = own[0] as QuotedLine
    const freight = await freightOf(db, own, destination)
    isExcluded ||= freight.isExcluded
    const sum = (of: (line: QuotedLine) => number) => own.reduce((total, line) => total + of(line), 0)
    const [goodsFen, offFen] = [sum((line) => line.goodsFen), sum((line) => line.offFen)]
    const paidNow = sum((line) => line.dueFen)
    const freightFen = payType === payTypes.whole ? freight.feeFen : 0
    orders.push({
      hospitalId: goods.hospitalId,
      payType,
      lines: own,
      goodsFen,
      offFen,
      freightFen,
      toFreeFen: freightFen > 0 ? freight.toFreeFen : null,
      sellerName: sellerName ?? PLATFORM,
      isSent: own.some((line) => line.isSent),
      dueFen: paidNow + freightFen,
      cardFen: 0,
      cardParts: [],
      laterFen: payType === payTypes.zeroBuy ? 0 : goodsFen - offFen - paidNow,
    })
  }
  return { orders, isExcluded }
}

/** Has gift cards pay what they can, those that end first first; undefined where one that was asked for pays nothing any more. */
const payByCards = async (
  { db, now, patient }: Buyer,
  orders: readonly QuotedOrder[],
  asked: readonly number[] | undefined,
): Promise<Quote['cards'] | undefined> => {
  if (asked === undefined) return []
  const cards = await listPayingCards(db, patient, now)
  const chosen = cards.filter(({ id }) => asked.includes(id))
  if (chosen.length !== new Set(asked).size) return undefined
  const shares = shareCards(
    orders.map(({ dueFen }) => dueFen),
    chosen,
  )
  for (const [at, order] of orders.entries()) {
    order.cardParts = shares[at] ?? []
    order.cardFen = sumOf(order.cardParts)
  }
  const all = shares.flat()
  return cards.map((card) => ({
    card,
    isSelected: asked.includes(card.id),
    paysFen: sumOf(all.filter(({ cardId }) => cardId === card.id)),
  }))
}

const sumOf = (parts: readonly CardPart[]): number => parts.reduce((sum, { amountFen }) => sum + amountFen, 0)

const freightOf = (db: Db, lines: readonly QuotedLine[], destination: Destination | null) => {
  const sent = lines.filter((line) => line.isSent)
  if (!destination || sent.length === 0) return Promise.resolve({ feeFen: 0, isExcluded: false, toFreeFen: null })
  const parcels = sent.map(({ goods, sku, pieces, goodsFen }) => ({
    goodsId: goods.id,
    pieces,
    grams: sku.weightGrams * pieces,
    goodsFen,
  }))
  return quoteFreight(db, parcels, destination.areaCode)
}
