import { randomInt } from 'node:crypto'
import { nicknameOf } from '#app/areas/access/patients/server/public.ts'
import { holdCards } from '#app/areas/activities/gift-cards/server/public.ts'
import { holdCoupons } from '#app/areas/mall/coupons/server/public.ts'
import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import { type HoldVerdict, holdPieces, soldOutOf, takeHeld } from '#app/areas/mall/stock/server/public.ts'
import { holdPrescriptions } from '#app/areas/prescriptions/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { NO_CHANNEL } from '#kit/bridge/channel.ts'
import { rollbackIf, transactInside } from '#kit/db/inside.ts'
import { oneStatement } from '#kit/db/one-statement.ts'
import { newId } from '#kit/random/new-id.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import { Refused } from '#kit/wire/refused.ts'
import { GRACE_MINUTES, holdUntil, payableFen } from '../../rules.ts'
import { imageOf, RECEIVER } from '../present.ts'
import * as queries from '../queries.ts'
import { partOf, startingBundles } from './bundle.ts'
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
  | 'card'
  | 'prescription'
  | 'no-address'
  | 'no-delivery'
  | 'goods-gone'

/** Why nothing was ordered. */
export type NotPlaced<Why extends string = never> = Refused<NotOrdered | Unquotable | Why>

/**
 * The one way to order goods, whatever page it comes from: goods, cart, flash sale, bargain, gift. In this order:
 *
 * 1. **The key.** Who asked twice is found by the wire (`once`), which has written the idempotency key in the transaction that
 *    this runs in. A copy waits for that row and gets the same answer.
 * 2. **The price** (`reckon`). Prices, coupons and freight are read here; no amount of the phone's is believed.
 * 3. **The pieces** (`holdAll`). One guarded statement of the stock holds them, until the time for paying is over. It alone decides that
 *    nothing is oversold and nobody gets above their limit. The rows of the stocks stay locked until the commit.
 * 4. **Coupons, prescriptions, then gift cards** (`draw`), all of them or none. What a card pays is off it from now on.
 * 5. **The writing** (`write`), in one statement: a payment of all that is due, the orders with what is in them, their parts of the
 *    payment, the cart. What costs nothing now, or is paid by gift cards alone, is paid at once, and its pieces are taken for good.
 *
 * Steps 3 to 5 are in the caller's transaction: where something fails, or the process ends, the database undoes all of it. Who is
 * refused has changed nothing: what could be refused after something of it was held is tried in a savepoint. What cannot, one thing
 * without a coupon, a prescription or a gift card, may share its transaction with what others order (`placeShared`), so that they do not wait for
 * a hot row one after the other.
 */
export const placeGoodsOrder = <Why extends string = never>(
  ctx: Context,
  order: GoodsOrder<Why>,
): Promise<PlacedOrder | NotPlaced<Why>> =>
  transactInside(ctx, async (tx) => {
    const reckoned = await reckon(tx, order)
    if (reckoned instanceof Refused) return reckoned
    const place = async (ctx: Context) => (await placeAll(ctx, [reckoned]))[0] as PlacedOrder | NotPlaced
    return mayShare(reckoned)
      ? place(tx)
      : rollbackIf(tx, (placed: PlacedOrder | NotPlaced) => placed instanceof Refused, place)
  })

/** Step 2 of an order that may share a transaction, outside of any; undefined where it may not. */
export const prepareShared = async (ctx: Context, order: GoodsOrder): Promise<Reckoned | NotPlaced | undefined> => {
  const reckoned = await reckon(ctx, order)
  return reckoned instanceof Refused || mayShare(reckoned) ? reckoned : undefined
}

/** Steps 3 to 5 for all who were prepared meanwhile, in as many statements as for one; what came of each, in their order. */
export const placeShared = async (
  tx: Context,
  prepared: readonly (Reckoned | NotPlaced)[],
): Promise<(PlacedOrder | NotPlaced)[]> => {
  const due = prepared.flatMap((one) => (one instanceof Refused ? [] : [one]))
  const placed = new Map((await placeAll(tx, due)).map((outcome, at) => [due[at], outcome]))
  return prepared.map((one) => (one instanceof Refused ? one : (placed.get(one) as PlacedOrder | NotPlaced)))
}

/** An order that is reckoned: what it would be. */
interface Reckoned extends Pick<GoodsOrder, 'patient' | 'wish' | 'remark' | 'cameBy'> {
  /** Of who asked: what shares a transaction is written by another's context. */
  fromFunctionId: string | null
  channel: number
  quoted: Quote
}

/** One thing without a coupon, a prescription or a gift card: it is held or refused by one statement. */
const mayShare = ({ quoted: { orders } }: Reckoned): boolean => {
  const [line, more] = orders.flatMap(({ lines }) => lines)
  if (orders.some(({ cardFen }) => cardFen > 0)) return false
  return line !== undefined && !more && line.couponCodeId === null && !needsPrescription(line.goods.drugType)
}

const placeAll = async (tx: Context, reckoned: readonly Reckoned[]): Promise<(PlacedOrder | NotPlaced)[]> => {
  const purchases = reckoned.map((one) => ({
    ...one,
    drafts: one.quoted.orders.map((order) => ({ ...order, id: newId() })),
  }))
  const refusals = await holdAll(tx, purchases)
  for (const one of purchases) {
    const refusal = refusals.has(one) ? undefined : await draw(tx, one)
    if (refusal) refusals.set(one, refusal)
  }
  const placed = await write(
    tx,
    purchases.filter((one) => !refusals.has(one)),
  )
  return purchases.map((one) => (refusals.get(one) ?? placed.get(one)) as PlacedOrder | NotPlaced)
}

/** What somebody orders, with the orders that it becomes. */
interface Purchase extends Reckoned {
  drafts: Draft[]
}

/** What would become one order, under the id that it gets. */
type Draft = QuotedOrder & { id: string }

/** The one thing that is wanted in what may be a flash sale, by a name: what is gone is known by it without a look. */
const saleOf = ({ saleId, lines: [line, more] }: Wish): { name: string; pieces: number } | undefined =>
  saleId !== undefined && line && !more ? { name: `${saleId} ${line.skuId}`, pieces: line.pieces } : undefined

/** Step 2: what it would be; or why not. What was sold out a moment ago is not looked at. */
const reckon = async <Why extends string>(
  ctx: Context,
  { patient, wish, remark, cameBy, whyNot }: GoodsOrder<Why>,
): Promise<Reckoned | NotPlaced<Why>> => {
  const sale = saleOf(wish)
  if (sale && soldOutOf(ctx).has(sale.name, sale.pieces, ctx.now)) return new Refused('sale-gone')
  const quoted = await quote(ctx, patient, wish)
  if (typeof quoted === 'string') return new Refused(quoted)
  const why = whyNot?.(quoted.orders.flatMap(({ lines }) => lines)) ?? whyNotSent(quoted)
  if (why) return new Refused(why)
  const { fromFunctionId = null, channel = NO_CHANNEL } = ctx
  return { patient, wish, remark, cameBy, fromFunctionId, channel, quoted }
}

const whyNotSent = ({ needsAddress, destination, isExcluded }: Quote): 'no-address' | 'no-delivery' | undefined => {
  if (needsAddress && !destination) return 'no-address'
  return isExcluded ? 'no-delivery' : undefined
}

/** Step 3: who did not get their pieces, and by which refusal. */
const holdAll = async (tx: Context, purchases: readonly Purchase[]): Promise<Map<Purchase, NotPlaced>> => {
  const { db, now } = tx
  const until = later(holdUntil(now), { minutes: GRACE_MINUTES })
  const lines = purchases.flatMap((one) =>
    one.drafts.flatMap(({ id, lines }) => lines.map((line) => ({ one, id, line }))),
  )
  const state = soldOutOf(tx).state()
  const verdicts = await holdPieces(
    db,
    lines.map(({ one, id: holdKey, line: { sku, pieces } }) => ({
      holdKey,
      stockId: sku.stockId,
      patientId: one.patient,
      pieces,
      until,
    })),
    now,
  )
  const refusals = new Map<Purchase, NotPlaced>()
  for (const [at, { one, line }] of lines.entries()) {
    const verdict = verdicts[at] as HoldVerdict
    if (verdict === 'held' || refusals.has(one)) continue
    const refusal = refusalOf(verdict, line)
    const sale = refusal.name === 'sale-gone' ? saleOf(one.wish) : undefined
    if (sale) soldOutOf(tx).add(sale.name, { stockId: line.sku.stockId, pieces: line.pieces }, { now, state })
    refusals.set(one, refusal)
  }
  return refusals
}

const refusalOf = (verdict: HoldVerdict, { goods, sku, left, limitEach, isInSale }: QuotedLine): NotPlaced => {
  const name = sku.name ? `${goods.name} ${sku.name}` : goods.name
  if (verdict === 'limit') return new Refused('limit', { name, most: limitEach ?? 0 })
  if (verdict === 'not-found') return new Refused('goods-gone', { name })
  return new Refused(isInSale ? 'sale-gone' : 'sold-out', { name, left })
}

/** Step 4: draws what a purchase uses beside pieces; by which refusal it did not get that. */
const draw = async (tx: Context, { patient, drafts }: Purchase): Promise<NotPlaced | undefined> => {
  for (const { id: holdKey, lines } of drafts) {
    const codeIds = lines.flatMap(({ couponCodeId }) => couponCodeId ?? [])
    if (codeIds.length > 0 && !(await holdCoupons(tx.db, { patient, codeIds, holdKey, now: tx.now })))
      return new Refused('coupon')
  }
  const prescribed = drafts.flatMap(({ id: orderId, lines }) =>
    lines
      .filter(({ goods }) => needsPrescription(goods.drugType))
      .map(({ sku, pieces }) => ({ patient, skuId: sku.id, pieces, orderId })),
  )
  if (!(await holdPrescriptions(tx, prescribed))) return new Refused('prescription')
  for (const { id: orderId, hospitalId, sellerName, cardParts: parts } of drafts)
    if (!(await holdCards(tx, { patient, orderId, hospitalId, sellerName, parts }))) return new Refused('card')
  return undefined
}

/** Step 5: what was ordered by each. */
const write = async (tx: Context, purchases: readonly Purchase[]): Promise<Map<Purchase, PlacedOrder>> => {
  const placed = new Map<Purchase, PlacedOrder>()
  if (purchases.length === 0) return placed
  const bundles = startingBundles(
    tx,
    purchases.flatMap((one) => {
      const parts = one.drafts.filter((draft) => payableFen(draft) > 0).map(partOf)
      return parts.length > 0 ? [{ of: one, patient: one.patient, parts, deadline: holdUntil(tx.now) }] : []
    }),
  )
  const orders = purchases.flatMap((one) =>
    one.drafts.map((draft) => orderRow(tx, one, draft, bundles.outTradeNoOf.get(one))),
  )
  const items = purchases.flatMap((one) =>
    one.drafts.flatMap(({ id, lines }) => lines.map((line, position) => itemRow(id, position, line))),
  )
  const fromCarts = purchases.flatMap(({ patient: patientId, drafts }) =>
    drafts.flatMap(({ lines }) => lines.map(({ sku }) => ({ patientId, skuId: sku.id }))),
  )
  await oneStatement(tx.db, [
    ...bundles.writes,
    ...queries.insertingOrders(orders, items),
    queries.takingFromCarts(fromCarts),
  ])
  for (const one of purchases) {
    await payNothing(tx, one)
    placed.set(one, {
      orderIds: one.drafts.map(({ id }) => id),
      payFen: one.drafts.reduce((sum, draft) => sum + payableFen(draft), 0),
      outTradeNo: bundles.outTradeNoOf.get(one) ?? '',
    })
  }
  return placed
}

/** Of what nothing is left to pay, it is paid: it costs nothing now, or gift cards pay all of it. */
const payNothing = async (tx: Context, { patient, drafts }: Purchase) => {
  for (const draft of drafts) {
    if (payableFen(draft) > 0) continue
    const { id: orderId, cardFen, lines } = draft
    await takeHeld(tx.db, orderId)
    const items = lines.map((line, position) => itemRow(orderId, position, line))
    await afterPaid(tx, { orderId, cardFen, nickname: await nicknameOf(tx.db, patient), items })
  }
}

const orderRow = (
  { config, now }: Context,
  { patient, wish, remark, cameBy, fromFunctionId, channel, quoted }: Purchase,
  order: Draft,
  outTradeNo: string | undefined,
) => {
  const isDue = payableFen(order) > 0
  const receiver = order.isSent ? quoted.destination : null
  return {
    id: order.id,
    patientId: patient,
    madeAt: now,
    path: [isDue ? 'unpaid' : 'paid'],
    pathAt: [now],
    holdUntil: isDue ? holdUntil(now) : null,
    outTradeNo: isDue ? (outTradeNo ?? null) : null,
    hospitalId: order.hospitalId,
    sellerName: order.sellerName,
    payType: order.payType,
    isSent: order.isSent,
    goodsFen: order.goodsFen,
    offFen: order.offFen,
    freightFen: order.freightFen,
    dueFen: order.dueFen,
    laterFen: order.laterFen,
    cardFen: order.cardFen,
    paidFen: isDue ? 0 : order.dueFen,
    areaCode: receiver?.areaCode ?? null,
    receiverSealed: receiver && sealOf(config).seal(JSON.stringify(receiver), RECEIVER),
    checkCode: String(randomInt(10 ** 11, 10 ** 12)),
    remark,
    fromFunctionId,
    channel,
    cameBy: { ...cameByOfLines(wish, order), ...cameBy },
  }
}

/** How somebody came to what is in an order, by what they said when they put it into the cart; the first thing says most. */
const cameByOfLines = ({ lines }: Wish, order: Draft): Record<string, string> => {
  const own = lines.filter(({ skuId }) => order.lines.some(({ sku }) => sku.id === skuId))
  return Object.assign({}, ...own.map(({ cameBy }) => cameBy ?? {}).reverse())
}

const itemRow = (orderId: string, position: number, line: QuotedLine) => {
  const { goods, sku } = line
  return {
    orderId,
    position,
    goodsId: goods.id,
    skuId: sku.id,
    stockId: sku.stockId,
    name: goods.name,
    skuName: sku.name,
    image: imageOf(line),
    kind: goods.kind,
    priceFen: sku.priceFen,
    orgPriceFen: sku.orgPriceFen,
    depositFen: sku.depositFen,
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
