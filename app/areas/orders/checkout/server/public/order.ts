import { randomInt } from 'node:crypto'
import { nicknameOf } from '#app/areas/account/sign-in/server/public.ts'
import { holdCoupons } from '#app/areas/mall/coupons/server/public.ts'
import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import { type HoldVerdict, holdPieces, takeHeld } from '#app/areas/mall/stock/server/public.ts'
import { holdPrescriptions } from '#app/areas/prescriptions/server/public.ts'
import { transactInside, undoneIf } from '#kit/db/inside.ts'
import { oneStatement } from '#kit/db/one-statement.ts'
import { thingPicture } from '#kit/pictures/address.ts'
import type { ThingShape } from '#kit/pictures/thing.ts'
import { unguessed } from '#kit/random/unguessed.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import type { PatientId, Within } from '#server/here.ts'
import { GRACE_MINUTES, holdUntil } from '../../rules.ts'
import { RECEIVER } from '../present.ts'
import * as queries from '../queries.ts'
import { startingBundles } from './bundle.ts'
import type { Quote, QuotedLine, QuotedOrder } from './quote.ts'
import { afterPaid } from './settle.ts'

/** What somebody orders, reckoned, with what he said. */
export interface Purchase {
  patient: PatientId
  quoted: Quote
  remark: string
  cameBy: Record<string, string>
  /** The idempotency key of an order of one thing, and a digest of what was sent with it. */
  key: string | null
  digest: string | null
}

/** What was ordered. */
export interface Made {
  orderIds: string[]
  payFen: number
  outTradeNo: string
}

/** Why nothing was ordered, and what fills the words. */
export interface NotMade {
  refused: 'sold-out' | 'sale-gone' | 'limit' | 'coupon' | 'prescription' | 'no-address' | 'no-delivery' | 'goods-gone'
  fill: Record<string, string | number>
}

/** Makes the orders of a quote: pieces and coupons are held, the payment started. All of it or nothing. */
export const orderAll = (within: Within, purchase: Purchase): Promise<Made | NotMade> => {
  const make = async (inside: Within) => (await makeAll(inside, [purchase]))[0] as Made | NotMade
  return isOfOneHold(purchase)
    ? transactInside(within, make)
    : undoneIf(within, (made: Made | NotMade) => 'refused' in made, make)
}

/** One thing without a coupon or a prescription: one statement holds all of it or nothing. */
export const isOfOneHold = ({ quoted: { orders } }: Purchase): boolean => {
  const [line, more] = orders.flatMap(({ lines }) => lines)
  return line !== undefined && !more && line.couponCodeId === null && !needsPrescription(line.goods.drugType)
}

/** Why a quote cannot become an order as it is; undefined where it can. */
export const hindranceOf = ({ needsAddress, destination, isExcluded }: Quote): NotMade | undefined => {
  if (needsAddress && !destination) return { refused: 'no-address', fill: {} }
  return isExcluded ? { refused: 'no-delivery', fill: {} } : undefined
}

interface Draft extends Purchase {
  orders: { id: string; order: QuotedOrder }[]
  /** Those that are to be paid, each with its part. */
  parts: { id: string; dueFen: number }[]
  outTradeNo: string
}

/**
 * Makes what many order, in as many statements as for one; outcomes in their order. Of a purchase that is refused after
 * something of it was held, who calls undoes all: so only those of one hold go together.
 */
export const makeAll = async (within: Within, purchases: readonly Purchase[]): Promise<(Made | NotMade)[]> => {
  const drafts = purchases.map(draft)
  const refusals = await holdAll(within, drafts)
  await write(
    within,
    drafts.filter((one) => !refusals.has(one)),
  )
  return drafts.map((one) => {
    const { orders, parts, outTradeNo } = one
    const payFen = parts.reduce((sum, { dueFen }) => sum + dueFen, 0)
    return refusals.get(one) ?? { orderIds: orders.map(({ id }) => id), payFen, outTradeNo }
  })
}

const draft = (purchase: Purchase): Draft => {
  const orders = purchase.quoted.orders.map((order) => ({ id: unguessed(12).toString('base64url'), order }))
  const parts = orders.flatMap(({ id, order: { dueFen } }) => (dueFen > 0 ? [{ id, dueFen }] : []))
  return { ...purchase, orders, parts, outTradeNo: '' }
}

/** Holds pieces, coupons and prescriptions; which drafts were refused, and why. */
const holdAll = async (within: Within, drafts: readonly Draft[]): Promise<ReadonlyMap<Draft, NotMade>> => {
  const { db, now } = within
  const refusals = new Map<Draft, NotMade>()
  for (const one of drafts) {
    const hindrance = hindranceOf(one.quoted)
    if (hindrance) refusals.set(one, hindrance)
  }
  const until = later(holdUntil(now), { minutes: GRACE_MINUTES })
  const lines = drafts
    .filter((one) => !refusals.has(one))
    .flatMap((one) => one.orders.flatMap(({ id, order }) => order.lines.map((line) => ({ id, line, one }))))
  const verdicts = await holdPieces(
    db,
    lines.map(({ id, line: { special, pieces }, one }) => ({
      ...{ holdKey: id, stockId: special.stockId, patientId: one.patient, pieces, until },
    })),
    now,
  )
  for (const [at, { line, one }] of lines.entries())
    if (verdicts[at] !== 'held' && !refusals.has(one)) refusals.set(one, refusalOf(verdicts[at] as HoldVerdict, line))
  for (const one of drafts) {
    const refused = refusals.has(one) ? undefined : await holdMore(within, one)
    if (refused) refusals.set(one, { refused, fill: {} })
  }
  return refusals
}

/** What a draft needs beside pieces; by which refusal it did not get it. */
const holdMore = async (within: Within, one: Draft): Promise<'coupon' | 'prescription' | undefined> => {
  if (!(await holdCouponsOf(within.db, one, within.now))) return 'coupon'
  return (await holdPrescriptions(within, prescribedOf(one))) ? undefined : 'prescription'
}

const holdCouponsOf = async (db: Within['db'], { orders, patient }: Draft, now: Date): Promise<boolean> => {
  for (const { id: holdKey, order } of orders) {
    const codeIds = order.lines.flatMap(({ couponCodeId }) => couponCodeId ?? [])
    if (codeIds.length > 0 && !(await holdCoupons(db, { patient, codeIds, holdKey, now }))) return false
  }
  return true
}

/** What of a draft needs a prescription. */
const prescribedOf = ({ orders, patient }: Draft) =>
  orders.flatMap(({ id: orderId, order }) =>
    order.lines
      .filter(({ goods }) => needsPrescription(goods.drugType))
      .map(({ special, pieces }) => ({ patient, specialId: special.id, pieces, orderId })),
  )

const refusalOf = (verdict: HoldVerdict, line: QuotedLine): NotMade => {
  const { left, limitEach, isInSale } = line
  const name = nameOf(line)
  if (verdict === 'limit') return { refused: 'limit', fill: { name, most: limitEach ?? 0 } }
  if (verdict === 'not-found') return { refused: 'goods-gone', fill: { name } }
  return { refused: isInSale ? 'sale-gone' : 'sold-out', fill: { name, left } }
}

const nameOf = ({ goods, special }: QuotedLine): string => (special.name ? `${goods.name} ${special.name}` : goods.name)

/** Starts the payments and writes the orders of what is held; what costs nothing now is paid at once. */
const write = async (within: Within, drafts: readonly Draft[]) => {
  if (drafts.length === 0) return
  const { db, now } = within
  const deadline = holdUntil(now)
  const due = drafts.filter(({ parts }) => parts.length > 0)
  const payments = startingBundles(
    within,
    due.map(({ patient, parts }) => ({ patient, parts, deadline })),
  )
  for (const [at, one] of due.entries()) one.outTradeNo = payments.outTradeNos[at] as string
  const orders = drafts.flatMap((one) => one.orders.map((own) => ({ one, ...own })))
  const beginnings = beginningsAt(now)
  const lines = orders.flatMap(({ one, order }) => order.lines.map((line) => ({ one, line })))
  await oneStatement(db, [
    ...payments.writes,
    ...queries.insertingOrders(
      orders.map(({ one, id, order }) => ({
        id,
        ...rowOf(within, one, order),
        ...beginningOf(one, order, beginnings),
      })),
      orders.flatMap(({ id, order }) => order.lines.map((line, position) => itemOf(id, position, line))),
    ),
    queries.takingFromCarts(lines.map(({ one, line }) => ({ patientId: one.patient, specialId: line.special.id }))),
  ])
  for (const { one, id: orderId, order } of orders) {
    if (order.dueFen > 0) continue
    await takeHeld(db, orderId)
    const items = order.lines.map((line, position) => itemOf(orderId, position, line))
    await afterPaid(within, { orderId, nickname: await nicknameOf(db, one.patient), items })
  }
}

/** The same for all that begin together, so that it is written once (`insertingRows`). */
const beginningsAt = (now: Date) => ({
  unpaid: { path: ['unpaid'], pathAt: [now], holdUntil: holdUntil(now) },
  paid: { path: ['paid'], pathAt: [now], holdUntil: null, outTradeNo: null },
})

const beginningOf = (
  { outTradeNo }: Draft,
  { dueFen }: QuotedOrder,
  { unpaid, paid }: ReturnType<typeof beginningsAt>,
) => (dueFen > 0 ? { ...unpaid, outTradeNo } : paid)

const rowOf = ({ config, now: madeAt }: Within, of: Draft, order: QuotedOrder) => {
  const { hospitalId, sellerName, payType, isSent, goodsFen, offFen, freightFen, dueFen, laterFen } = order
  const { patient: patientId, remark, cameBy, key, digest } = of
  const receiver = isSent ? of.quoted.destination : null
  return {
    ...{ patientId, madeAt, remark, cameBy, key, digest },
    ...{ hospitalId, sellerName, payType, isSent, goodsFen, offFen, freightFen, dueFen, laterFen },
    ...{ paidFen: 0, backFen: 0, cancelReason: '', carrier: '', parcelNo: '' },
    areaCode: receiver?.areaCode ?? null,
    receiverSealed: receiver && sealOf(config).seal(JSON.stringify(receiver), RECEIVER),
    checkCode: String(randomInt(10 ** 11, 10 ** 12)),
  }
}

const itemOf = (orderId: string, position: number, line: QuotedLine) => {
  const { goods, special, pieces, offFen, couponCodeId, dueFen } = line
  return {
    ...{ orderId, position, goodsId: goods.id, specialId: special.id, stockId: special.stockId, kind: goods.kind },
    ...{ name: goods.name, specialName: special.name, image: imageOf(line), pieces, offFen, couponCodeId, dueFen },
    ...{ priceFen: special.priceFen, orgPriceFen: special.orgPriceFen, depositFen: special.depositFen },
    ...{ isSent: line.isSent, isOverseas: goods.isOverseas, packageType: goods.packageType },
    ...{ drugType: goods.drugType, validDays: goods.validDays, appointment: goods.appointment },
  }
}

/** The first picture of goods, or the drawing of their kind. */
export const imageOf = ({ goods }: Pick<QuotedLine, 'goods'>): string =>
  goods.images[0] ?? thingPicture(goods.picture as ThingShape, `goods-${goods.id}`)
