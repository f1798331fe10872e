import { randomBytes, randomInt } from 'node:crypto'
import { nicknameOf } from '#app/areas/account/sign-in/server/public.ts'
import { holdCoupons } from '#app/areas/mall/coupons/server/public.ts'
import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import {
  claimHolds,
  givePiecesBack,
  type HoldVerdict,
  holdForOrder,
  keepHeld,
  soldOutOf,
} from '#app/areas/mall/stock/server/public.ts'
import { holdPrescriptions } from '#app/areas/prescriptions/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { inside, rollbackIf, transactInside } from '#kit/db/inside.ts'
import type { Db } from '#kit/db/open.ts'
import { outsideOf } from '#kit/db/outside.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { GRACE_MINUTES, holdUntil } from '../../rules.ts'
import { imageOf, RECEIVER } from '../present.ts'
import * as queries from '../queries.ts'
import { startBundlePayment } from './bundle.ts'
import { type Quote, type QuotedLine, type QuotedOrder, quote, type Unquotable, type Wish } from './quote.ts'
import { afterPaid } from './settle.ts'

/** What somebody orders, and what they said with it. */
export interface GoodsOrder<Why extends string = never> {
  patient: PatientId
  wish: Wish
  remark: string
  /** How they came to the goods; written down, and nothing is reckoned from it. */
  cameBy: Readonly<Record<string, string>>
  /** Why a room above does not sell what was reckoned, such as a drug as a gift. */
  whyNot?: (lines: readonly QuotedLine[]) => Why | undefined
  /** Where it is read and held. Only who plants a world, of which nobody else sees anything yet, names its own transaction. */
  outside?: Db
}

/** What was ordered. */
export interface PlacedOrder {
  orderIds: string[]
  /** What is to be paid now, and under which payment; '' where nothing is. */
  payFen: number
  outTradeNo: string
}

/** Why something was not ordered although it could be reckoned. */
type NotOrdered =
  | 'sold-out'
  | 'sale-gone'
  | 'limit'
  | 'coupon'
  | 'prescription'
  | 'no-address'
  | 'no-delivery'
  | 'goods-gone'

/** Why nothing was ordered, and what fills the words. */
export interface NotPlaced<Why extends string = never> {
  refused: NotOrdered | Unquotable | Why
  fill: Record<string, string | number>
}

/**
 * The one way to order goods, whatever page it comes from: goods, cart, flash sale, bargain, gift. In this order:
 *
 * 1. **The key.** Who asked twice is found by the wire (`once`), which has written the idempotency key in the transaction that
 *    this runs in. A copy waits for that row and gets the same answer.
 * 2. **The price.** Prices, coupons and freight are read here (`quote`), outside the transaction, where those who order at the
 *    same time are looked up together. No amount of the phone's is believed.
 * 3. **The pieces.** One guarded statement holds them for all who want some in the same moment (`holdForOrder`), outside the
 *    transaction too: it ends before the order is written, so nobody waits for another's commit. It alone decides that nothing is
 *    oversold and nobody gets above their limit. The transaction has claimed the holds by a lock before: where it ends without
 *    keeping them (step 5), who wants such a piece next gets it, and a job gives it back after two minutes.
 * 4. **Coupons, then prescriptions,** are drawn in the transaction, all of them or none.
 * 5. **The writing,** in the transaction: one payment of all that is due, the orders with what is in them, their parts of the
 *    payment, the cart. At last the pieces are kept: until the payment's time is over, for good where nothing is to be paid.
 *
 * Refused at 1 or 2, nothing was touched. Refused at 3 or 4, or failed at 5, the pieces are given back at once, and what the
 * transaction wrote is undone. Where the process or the database ends in between, the database undoes the transaction and lets go of its
 * claim. Nothing is asked of the outside once the rows of the pieces are locked in here: it would wait for us, and we for it.
 */
export const placeGoodsOrder = <Why extends string = never>(
  ctx: Context,
  order: GoodsOrder<Why>,
): Promise<PlacedOrder | NotPlaced<Why>> => transactInside(ctx, (tx) => place(tx, order))

const place = async <Why extends string>(
  tx: Context,
  order: GoodsOrder<Why>,
): Promise<PlacedOrder | NotPlaced<Why>> => {
  const outside = inside(tx, order.outside ?? outsideOf(tx.db))
  const quoted = await reckon(outside, order)
  if ('refused' in quoted) return quoted
  const drafts = quoted.orders.map((one) => ({ ...one, id: randomBytes(12).toString('base64url') }))
  await claimHolds(
    tx.db,
    drafts.map(({ id }) => id),
  )
  const notHeld = await hold(outside, order, drafts)
  if (notHeld) return notHeld
  const placed = await drawAndWrite(tx, order, quoted, drafts).catch(async (error: unknown) => {
    // Where they cannot go back now, such as while the database is away, who wants them next gets them.
    await giveBack(outside, drafts).catch(() => undefined)
    throw error
  })
  if ('refused' in placed) await giveBack(outside, drafts)
  else await keep(tx, drafts)
  return placed
}

const giveBack = ({ db }: Context, drafts: readonly Draft[]) =>
  givePiecesBack(db, { holdKeys: drafts.map(({ id }) => id) })

/** What would become one order, under the id that it gets. */
type Draft = QuotedOrder & { id: string }

/** The one thing that is wanted in what may be a flash sale, by a name: what is gone is known by it without a look. */
const saleOf = ({ saleId, lines: [line, more] }: Wish): { name: string; pieces: number } | undefined =>
  saleId !== undefined && line && !more ? { name: `${saleId} ${line.skuId}`, pieces: line.pieces } : undefined

/** Step 2: what it would be; or why not. */
const reckon = async <Why extends string>(
  outside: Context,
  { patient, wish, whyNot }: GoodsOrder<Why>,
): Promise<Quote | NotPlaced<Why>> => {
  const sale = saleOf(wish)
  if (sale && soldOutOf(outside.db).has(sale.name, sale.pieces, outside.now)) return { refused: 'sale-gone', fill: {} }
  const quoted = await quote(outside, patient, wish)
  if (typeof quoted === 'string') return { refused: quoted, fill: {} }
  const why = whyNot?.(quoted.orders.flatMap(({ lines }) => lines)) ?? whyNotSent(quoted)
  return why ? { refused: why, fill: {} } : quoted
}

const whyNotSent = ({ needsAddress, destination, isExcluded }: Quote): 'no-address' | 'no-delivery' | undefined => {
  if (needsAddress && !destination) return 'no-address'
  return isExcluded ? 'no-delivery' : undefined
}

/** Step 3: by which refusal the pieces are not held. */
const hold = async (
  { db, now }: Context,
  { patient, wish }: Pick<GoodsOrder, 'patient' | 'wish'>,
  drafts: readonly Draft[],
): Promise<NotPlaced | undefined> => {
  const lines = drafts.flatMap(({ id, lines }) => lines.map((line) => ({ id, line })))
  const soldOut = soldOutOf(db)
  const state = soldOut.state()
  const notHeld = await holdForOrder(
    db,
    lines.map(({ id: holdKey, line: { special, pieces } }) => ({
      holdKey,
      stockId: special.stockId,
      patientId: patient,
      pieces,
    })),
    now,
  )
  if (!notHeld) return undefined
  const { line } = lines[notHeld.at] as (typeof lines)[number]
  const refusal = refusalOf(notHeld.verdict, line)
  const sale = saleOf(wish)
  if (sale && refusal.refused === 'sale-gone')
    soldOut.add(sale.name, { stockId: line.special.stockId, pieces: line.pieces }, { now, state })
  return refusal
}

const refusalOf = (verdict: HoldVerdict, { goods, special, left, limitEach, isInSale }: QuotedLine): NotPlaced => {
  const name = special.name ? `${goods.name} ${special.name}` : goods.name
  if (verdict === 'limit') return { refused: 'limit', fill: { name, most: limitEach ?? 0 } }
  if (verdict === 'not-found') return { refused: 'goods-gone', fill: { name } }
  return { refused: isInSale ? 'sale-gone' : 'sold-out', fill: { name, left } }
}

/** Steps 4 and 5, but for the pieces. */
const drawAndWrite = async (
  tx: Context,
  order: Pick<GoodsOrder, 'patient' | 'remark' | 'cameBy'>,
  quoted: Quote,
  drafts: readonly Draft[],
): Promise<PlacedOrder | NotPlaced> => {
  const refused = await drawCouponsAndPrescriptions(tx, order.patient, drafts)
  return refused ? { refused, fill: {} } : write(tx, order, quoted, drafts)
}

/** Draws what the orders use beside pieces, all of it or none; by which refusal they did not get it. */
const drawCouponsAndPrescriptions = (tx: Context, patient: PatientId, drafts: readonly Draft[]) => {
  const coupons = drafts.flatMap(({ id: holdKey, lines }) => {
    const codeIds = lines.flatMap(({ couponCodeId }) => couponCodeId ?? [])
    return codeIds.length > 0 ? [{ patient, codeIds, holdKey, now: tx.now }] : []
  })
  const prescribed = drafts.flatMap(({ id: orderId, lines }) =>
    lines
      .filter(({ goods }) => needsPrescription(goods.drugType))
      .map(({ special, pieces }) => ({ patient, skuId: special.id, pieces, orderId })),
  )
  const draw = async (ctx: Context): Promise<'coupon' | 'prescription' | undefined> => {
    for (const one of coupons) if (!(await holdCoupons(ctx.db, one))) return 'coupon'
    return (await holdPrescriptions(ctx, prescribed)) ? undefined : 'prescription'
  }
  // Most orders draw nothing, and need no savepoint for it.
  if (coupons.length + prescribed.length === 0) return Promise.resolve(undefined)
  return rollbackIf(tx, (refused: 'coupon' | 'prescription' | undefined) => refused !== undefined, draw)
}

const write = async (
  tx: Context,
  { patient, remark, cameBy }: Pick<GoodsOrder, 'patient' | 'remark' | 'cameBy'>,
  { destination }: Quote,
  drafts: readonly Draft[],
): Promise<PlacedOrder> => {
  const { db, now } = tx
  const parts = drafts.filter(({ dueFen }) => dueFen > 0)
  const outTradeNo =
    parts.length > 0 ? await startBundlePayment(tx, { patient, parts, deadline: holdUntil(now) }) : undefined
  await queries.insertOrders(
    db,
    drafts.map((draft) => ({
      ...orderRow(tx, draft, destination),
      ...beginning(draft, outTradeNo, now),
      patientId: patient,
      remark,
      cameBy,
    })),
  )
  await queries.insertItems(
    db,
    drafts.flatMap(({ id, lines }) => lines.map((line, position) => itemRow(id, position, line))),
  )
  if (outTradeNo !== undefined) await queries.insertBundle(db, outTradeNo, parts)
  await queries.takeFromCart(
    db,
    patient,
    drafts.flatMap(({ lines }) => lines.map(({ special }) => special.id)),
  )
  for (const { id: orderId, dueFen, lines } of drafts) {
    if (dueFen > 0) continue
    const items = lines.map((line, position) => itemRow(orderId, position, line))
    await afterPaid(tx, { orderId, nickname: await nicknameOf(db, patient), items })
  }
  return {
    orderIds: drafts.map(({ id }) => id),
    payFen: parts.reduce((sum, { dueFen }) => sum + dueFen, 0),
    outTradeNo: outTradeNo ?? '',
  }
}

/** Keeps the pieces: until the time for paying is over, or for good where nothing is to be paid. */
const keep = async ({ db, now }: Context, drafts: readonly Draft[]): Promise<void> => {
  const until = later(holdUntil(now), { minutes: GRACE_MINUTES })
  const [due, free] = [drafts.filter(({ dueFen }) => dueFen > 0), drafts.filter(({ dueFen }) => dueFen === 0)]
  let kept = 0
  for (const [some, to] of [
    [due, until],
    [free, null],
  ] as const)
    if (some.length > 0)
      kept += await keepHeld(
        db,
        some.map(({ id }) => id),
        to,
      )
  const wanted = drafts.reduce((sum, { lines }) => sum + lines.length, 0)
  if (kept !== wanted) throw new Error('the pieces of an order went back before it was written')
}

const beginning = ({ dueFen }: Draft, outTradeNo: string | undefined, now: Date) =>
  dueFen > 0
    ? { path: ['unpaid'], pathAt: [now], holdUntil: holdUntil(now), outTradeNo }
    : { path: ['paid'], pathAt: [now], holdUntil: null, outTradeNo: null }

const orderRow = ({ config, now: madeAt }: Context, order: Draft, destination: Quote['destination']) => {
  const receiver = order.isSent ? destination : null
  return {
    id: order.id,
    madeAt,
    hospitalId: order.hospitalId,
    sellerName: order.sellerName,
    payType: order.payType,
    isSent: order.isSent,
    goodsFen: order.goodsFen,
    offFen: order.offFen,
    freightFen: order.freightFen,
    dueFen: order.dueFen,
    laterFen: order.laterFen,
    areaCode: receiver?.areaCode ?? null,
    receiverSealed: receiver && sealOf(config).seal(JSON.stringify(receiver), RECEIVER),
    checkCode: String(randomInt(10 ** 11, 10 ** 12)),
  }
}

const itemRow = (orderId: string, position: number, line: QuotedLine) => {
  const { goods, special } = line
  return {
    orderId,
    position,
    goodsId: goods.id,
    skuId: special.id,
    stockId: special.stockId,
    name: goods.name,
    skuName: special.name,
    image: imageOf(line),
    kind: goods.kind,
    priceFen: special.priceFen,
    orgPriceFen: special.orgPriceFen,
    depositFen: special.depositFen,
    pieces: line.pieces,
    offFen: line.offFen,
    couponCodeId: line.couponCodeId,
    dueFen: line.dueFen,
    isSent: line.isSent,
    isOverseas: goods.isOverseas,
    packageType: goods.packageType,
    drugType: goods.drugType,
    validDays: goods.validDays,
    appointment: goods.appointment,
  }
}
