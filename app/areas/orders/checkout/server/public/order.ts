import { randomBytes, randomInt } from 'node:crypto'
import { holdCoupons } from '#app/areas/mall/coupons/server/public.ts'
import { type HoldVerdict, holdPieces, takeHeld } from '#app/areas/mall/stock/server/public.ts'
import { undoneIf } from '#kit/db/inside.ts'
import { thingPicture } from '#kit/pictures/address.ts'
import type { ThingShape } from '#kit/pictures/thing.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import type { PatientId, Within } from '#server/here.ts'
import { GRACE_MINUTES, holdUntil } from '../../rules.ts'
import { RECEIVER } from '../present.ts'
import * as queries from '../queries.ts'
import { startBundle } from './bundle.ts'
import type { Quote, QuotedLine, QuotedOrder } from './quote.ts'
import { afterPaid } from './settle.ts'

/** What was ordered. */
export interface Made {
  orderIds: string[]
  payFen: number
  outTradeNo: string
}

/** Why nothing was ordered, and what fills the words. */
export interface NotMade {
  refused: 'sold-out' | 'limit' | 'coupon' | 'no-address' | 'no-delivery' | 'goods-gone'
  fill: Record<string, string | number>
}

/** Makes the orders of a quote: pieces and coupons are held, the payment started. All of it or nothing. */
export const orderAll = async (
  within: Within,
  patient: PatientId,
  quoted: Quote,
  said: { remark: string; cameBy: Record<string, string> },
): Promise<Made | NotMade> => {
  if (quoted.needsAddress && !quoted.destination) return { refused: 'no-address', fill: {} }
  if (quoted.isExcluded) return { refused: 'no-delivery', fill: {} }
  return undoneIf(
    within,
    (result: Made | NotMade) => 'refused' in result,
    (inside) => make(inside, patient, quoted, said),
  )
}

const make = async (
  within: Within,
  patient: PatientId,
  quoted: Quote,
  said: { remark: string; cameBy: Record<string, string> },
): Promise<Made | NotMade> => {
  const { db, now } = within
  const drafts = quoted.orders.map((order) => ({ id: randomBytes(12).toString('base64url'), order }))
  const refused = await holdAll(within, patient, drafts)
  if (refused) return refused
  const due = drafts.filter(({ order }) => order.dueFen > 0)
  const parts = due.map(({ id, order }) => ({ id, dueFen: order.dueFen }))
  const deadline = holdUntil(now)
  const outTradeNo = parts.length === 0 ? null : await startBundle(within, { patient, parts, deadline })
  const rows = drafts.map(({ id, order }) => ({
    ...rowOf(within, quoted, order),
    ...{ id, patientId: patient, madeAt: now, remark: said.remark, cameBy: said.cameBy },
    ...(order.dueFen > 0
      ? { path: ['unpaid'], pathAt: [now], holdUntil: deadline, outTradeNo }
      : { path: ['paid'], pathAt: [now] }),
  }))
  await queries.insertOrders(
    db,
    rows,
    drafts.flatMap(({ id, order }) => order.lines.map((line, position) => itemOf(id, position, line))),
  )
  if (outTradeNo) await queries.insertBundle(db, outTradeNo, parts)
  for (const { id, order } of drafts) {
    if (order.dueFen > 0) continue
    await takeHeld(db, id)
    await afterPaid(within, id)
  }
  await queries.takeFromCart(
    db,
    patient,
    drafts.flatMap(({ order }) => order.lines.map(({ special }) => special.id)),
  )
  const payFen = parts.reduce((sum, { dueFen }) => sum + dueFen, 0)
  return { orderIds: drafts.map(({ id }) => id), payFen, outTradeNo: outTradeNo ?? '' }
}

type Draft = { id: string; order: QuotedOrder }

const holdAll = async (
  { db, now }: Within,
  patientId: PatientId,
  drafts: readonly Draft[],
): Promise<NotMade | undefined> => {
  const until = later(holdUntil(now), { minutes: GRACE_MINUTES })
  const lines = drafts.flatMap(({ id, order }) => order.lines.map((line) => ({ id, line })))
  const wanted = lines.map(({ id, line }) => ({
    ...{ holdKey: id, stockId: line.special.stockId, patientId, pieces: line.pieces, until },
  }))
  const verdicts = await holdPieces(db, wanted, now)
  const at = verdicts.findIndex((verdict) => verdict !== 'held')
  if (at >= 0) return refusalOf(verdicts[at] as HoldVerdict, (lines[at] as (typeof lines)[number]).line)
  for (const { id: holdKey, order } of drafts) {
    const codeIds = order.lines.flatMap(({ couponCodeId }) => couponCodeId ?? [])
    const isHeld = codeIds.length === 0 || (await holdCoupons(db, { patient: patientId, codeIds, holdKey, now }))
    if (!isHeld) return { refused: 'coupon', fill: {} }
  }
  return undefined
}

const refusalOf = (verdict: HoldVerdict, { goods, special, left, limitEach }: QuotedLine): NotMade => {
  const name = special.name ? `${goods.name} ${special.name}` : goods.name
  if (verdict === 'limit') return { refused: 'limit', fill: { name, most: limitEach ?? 0 } }
  return { refused: verdict === 'not-found' ? 'goods-gone' : 'sold-out', fill: { name, left } }
}

const rowOf = ({ config }: Within, { destination }: Quote, order: QuotedOrder) => {
  const { hospitalId, sellerName, payType, isSent, goodsFen, offFen, freightFen, dueFen, laterFen } = order
  const receiver = isSent && destination ? destination : null
  return {
    ...{ hospitalId, sellerName, payType, isSent, goodsFen, offFen, freightFen, dueFen, laterFen },
    areaCode: receiver?.areaCode ?? null,
    receiverSealed: receiver && sealOf(config).seal(JSON.stringify(receiver), RECEIVER),
    checkCode: String(randomInt(10 ** 11, 10 ** 12)),
  }
}

const itemOf = (orderId: string, position: number, line: QuotedLine): queries.NewItem => {
  const { goods, special, pieces, offFen, couponCodeId, dueFen } = line
  return {
    ...{ orderId, position, goodsId: goods.id, specialId: special.id, stockId: special.stockId, kind: goods.kind },
    ...{ name: goods.name, specialName: special.name, image: imageOf(line), pieces, offFen, couponCodeId, dueFen },
    ...{ priceFen: special.priceFen, orgPriceFen: special.orgPriceFen, depositFen: special.depositFen },
    ...{ isSent: line.isSent, isOverseas: goods.isOverseas, packageType: goods.packageType },
    ...{ drugType: goods.drugType, validDays: goods.validDays },
  }
}

/** The first picture of goods, or the drawing of their kind. */
export const imageOf = ({ goods }: Pick<QuotedLine, 'goods'>): string =>
  goods.images[0] ?? thingPicture(goods.picture as ThingShape, `goods-${goods.id}`)
