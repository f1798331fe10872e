import { type Assigned, bestCombination, type HeldTerms, type Priced } from '#app/areas/mall/coupons/rules.ts'
import { type HeldRow, listUsableCoupons, termsOf } from '#app/areas/mall/coupons/server/public.ts'
import { quoteFreight } from '#app/areas/mall/freight/server/public.ts'
import { dueNowFen, isSent, needsPrescription, type PayType, payTypes } from '#app/areas/mall/goods/rules.ts'
import { findSpecial } from '#app/areas/mall/goods/server/public.ts'
import { type Destination, findDestination } from '#app/areas/orders/addresses/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import type { PatientId, Within } from '#server/here.ts'
import { findSellerNames } from '../queries.ts'

/** What somebody wants to order. */
export interface Wish {
  lines: readonly { specialId: number; goodsId: number | undefined; pieces: number }[]
  /** How he wants to pay; the goods' usual way where he says nothing. */
  payType: number | undefined
  addressId: number | undefined
  /** Coupons of his: those, or the combination that takes most off. */
  coupons: readonly number[] | 'best'
}

type Special = NonNullable<Awaited<ReturnType<typeof findSpecial>>>

/** One kind of goods in an order, reckoned. */
export interface QuotedLine extends Special {
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
  dueFen: number
  laterFen: number
}

/** What an order would be. */
export interface Quote {
  orders: QuotedOrder[]
  destination: Destination | null
  needsAddress: boolean
  isExcluded: boolean
  /** The patient's coupons that fit, with what each takes off alone. */
  coupons: { held: HeldRow; offFen: number; isSelected: boolean }[]
}

/** Why something cannot be quoted at all. */
export type Unquotable = 'goods-gone' | 'off-shelf' | 'prescription' | 'pay-type' | 'coupon' | 'empty'

export const PLATFORM = '医路商城'

/** Reckons what somebody wants: prices, coupons and freight are read here, never taken from who asks. */
export const quote = async (within: Within, patient: PatientId, wish: Wish): Promise<Quote | Unquotable> => {
  const { db, now } = within
  if (wish.lines.length === 0) return 'empty'
  const lines: QuotedLine[] = []
  for (const wanted of wish.lines) {
    const line = await quoteLine(db, wanted, wish.payType)
    if (typeof line === 'string') return line
    lines.push(line)
  }
  const held = await listUsableCoupons(db, patient, now)
  const assigned = assign(lines, held, wish.coupons)
  if (!assigned) return 'coupon'
  for (const { at, codeId, offFen } of assigned) giveOff(lines[at], codeId, offFen)
  const needsAddress = lines.some((line) => line.isSent)
  const destination = needsAddress ? ((await findDestination(within, patient, wish.addressId)) ?? null) : null
  const grouped = await group(db, lines, destination)
  return { ...grouped, destination, needsAddress, coupons: couponsFor(lines, held, assigned) }
}

const quoteLine = async (
  db: Db,
  { specialId, goodsId, pieces }: Wish['lines'][number],
  asked: number | undefined,
): Promise<QuotedLine | Unquotable> => {
  const found = await findSpecial(db, specialId)
  if (!found || (goodsId !== undefined && found.goods.id !== goodsId)) return 'goods-gone'
  const { special, goods } = found
  if (!goods.isOn || !special.isOn) return 'off-shelf'
  if (needsPrescription(goods.drugType)) return 'prescription'
  const payType = (asked ?? goods.payTypes[0] ?? payTypes.whole) as PayType
  if (!goods.payTypes.includes(payType)) return 'pay-type'
  const goodsFen = special.priceFen * pieces
  const dueFen = dueNowFen(payType, special, pieces)
  return { ...found, pieces, payType, isSent: isSent(goods.kind), goodsFen, offFen: 0, couponCodeId: null, dueFen }
}

/** Coupons count where the whole price is paid now. */
const pricedOf = ({ goods, payType, goodsFen }: QuotedLine): Priced => ({
  ...{ goodsId: goods.id, categoryId: goods.categoryId, hospitalId: goods.hospitalId },
  amountFen: payType === payTypes.whole ? goodsFen : 0,
})

/** Which coupon goes to which line; undefined where one that was asked for fits nowhere. */
const assign = (
  lines: readonly QuotedLine[],
  held: readonly HeldRow[],
  asked: Wish['coupons'],
): Assigned[] | undefined => {
  const terms: HeldTerms[] = held.map(termsOf)
  const things = lines.map(pricedOf)
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
  const names = await namesOf(db, lines)
  let isExcluded = false
  const orders: QuotedOrder[] = []
  for (const own of groups.values()) {
    const { goods, payType } = own[0] as QuotedLine
    const freight = await freightOf(db, own, destination)
    isExcluded ||= freight.isExcluded
    const sum = (of: (line: QuotedLine) => number) => own.reduce((total, line) => total + of(line), 0)
    const [goodsFen, offFen] = [sum((line) => line.goodsFen), sum((line) => line.offFen)]
    const paidNow = sum((line) => line.dueFen)
    const freightFen = payType === payTypes.whole ? freight.feeFen : 0
    orders.push({
      ...{ hospitalId: goods.hospitalId, payType, lines: own, goodsFen, offFen, freightFen },
      sellerName: goods.hospitalId === null ? PLATFORM : (names.get(goods.hospitalId) ?? ''),
      isSent: own.some((line) => line.isSent),
      dueFen: paidNow + freightFen,
      laterFen: payType === payTypes.zeroBuy ? 0 : goodsFen - offFen - paidNow,
    })
  }
  return { orders, isExcluded }
}

const freightOf = (db: Db, lines: readonly QuotedLine[], destination: Destination | null) => {
  const sent = lines.filter((line) => line.isSent)
  if (!destination || sent.length === 0) return Promise.resolve({ feeFen: 0, isExcluded: false })
  const parcels = sent.map(({ goods, special, pieces, goodsFen }) => ({
    ...{ goodsId: goods.id, pieces, grams: special.weightGrams * pieces, goodsFen },
  }))
  return quoteFreight(db, parcels, destination.areaCode)
}

const namesOf = (db: Db, lines: readonly QuotedLine[]) =>
  findSellerNames(
    db,
    lines.flatMap(({ goods }) => goods.hospitalId ?? []),
  )
