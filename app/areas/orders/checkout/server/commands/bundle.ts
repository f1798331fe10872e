import { randomBytes } from 'node:crypto'
import { closePayment, paymentOf, startingPayments } from '#app/areas/pay/server/public.ts'
import type { Context, PatientId } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { oneStatement } from '#kit/db/one-statement.ts'
import { holdUntil, PURPOSE, payableFen } from '../../rules.ts'
import * as queries from '../queries.ts'

/** What is paid together. */
interface Bundle {
  patient: PatientId
  parts: readonly { id: string; dueFen: number }[]
  deadline: Date
}

/** The writes that start the payments of bundles and say which orders they are for; the number of each, by whose it is. */
export const startingBundles = <Of>(ctx: Context, bundles: readonly (Bundle & { of: Of })[]) => {
  const { outTradeNos, writes } = startingPayments(ctx, bundles.map(billOf))
  const parts = bundles.flatMap(({ parts }, at) =>
    parts.map(({ id: orderId, dueFen }) => ({ bundleId: outTradeNos[at] as string, orderId, dueFen })),
  )
  const outTradeNoOf = new Map(bundles.map(({ of }, at) => [of, outTradeNos[at] as string]))
  return { outTradeNoOf, writes: parts.length > 0 ? [...writes, queries.insertingBundles(parts)] : [] }
}

const billOf = ({ patient, parts, deadline }: Bundle) => ({
  patientId: patient,
  purpose: PURPOSE,
  // Each bundle is another subject; its orders are found by the payment's number.
  subjectId: randomBytes(9).toString('base64url'),
  amountFen: parts.reduce((sum, { dueFen }) => sum + dueFen, 0),
  title: parts.length === 1 ? '商城订单' : `商城订单（${parts.length} 笔合并）`,
  link: parts.length === 1 ? `/health/orderdetail?order_id=${parts[0]?.id}` : '/health/orderlist',
  deadline,
})

/** Orders that are paid together, and their payment. */
export interface Bundling {
  outTradeNo: string
  orders: queries.OrderRow[]
  payFen: number
}

/** The open payment of exactly these orders, where there is one. */
export const openPaymentOf = (
  found: readonly { order: queries.OrderRow; isOpen: boolean; waiting: number }[],
): Bundling | undefined => {
  const outTradeNo = found[0]?.order.outTradeNo
  const isTheirs = found.every(
    ({ order, isOpen, waiting }) => isOpen && order.outTradeNo === outTradeNo && waiting === found.length,
  )
  if (!outTradeNo || !isTheirs) return undefined
  const orders = found.map(({ order }) => order)
  return { outTradeNo, orders, payFen: dueOf(orders) }
}

const dueOf = (orders: readonly queries.OrderRow[]) => orders.reduce((sum, order) => sum + payableFen(order), 0)

/** Gives up what these unpaid orders were to be paid by, and starts one payment of them; undefined where one changed meanwhile. */
export const payBundle = (
  ctx: Context,
  patient: PatientId,
  orders: readonly queries.OrderRow[],
): Promise<Bundling | undefined> =>
  rollbackIf(
    ctx,
    (done: Bundling | undefined) => done === undefined,
    (inside) => joinPayments(inside, patient, orders),
  )

const joinPayments = async (
  ctx: Context,
  patient: PatientId,
  orders: readonly queries.OrderRow[],
): Promise<Bundling | undefined> => {
  const numbers = [...new Set(orders.flatMap(({ outTradeNo }) => outTradeNo ?? []))].sort()
  const waiting = await queries.listWaiting(ctx.db, numbers)
  for (const number of numbers) if (!(await giveUp(ctx, number))) return undefined
  const wanted = new Set(orders.map(({ id }) => id))
  const outTradeNo = await rebundle(ctx, patient, [...orders], numbers)
  if (!outTradeNo) return undefined
  await rebundleEach(
    ctx,
    patient,
    waiting.filter(({ id }) => !wanted.has(id)),
    numbers,
  )
  return { outTradeNo, orders: [...orders], payFen: dueOf(orders) }
}

/** Closes a payment that is not wanted any more; false where it is paid. */
export const giveUp = async (ctx: Context, outTradeNo: string): Promise<boolean> =>
  (await closePayment(ctx, outTradeNo)) || (await paymentOf(ctx.db, outTradeNo))?.state === 'closed'

/** Starts a payment for orders whose former ones were given up; undefined where one of them does not wait any more. */
const rebundle = async (
  ctx: Context,
  patient: PatientId,
  orders: readonly queries.OrderRow[],
  before: readonly string[],
): Promise<string | undefined> => {
  const deadline = earliest(orders, ctx.now)
  const { outTradeNoOf, writes } = startingBundles(ctx, [{ of: 'all', patient, parts: orders.map(partOf), deadline }])
  await oneStatement(ctx.db, writes)
  const outTradeNo = outTradeNoOf.get('all') as string
  const ids = orders.map(({ id }) => id)
  const count = await queries.waitForOther(ctx.db, ids, { before, after: outTradeNo })
  return count === ids.length ? outTradeNo : undefined
}

/** An order's part of a payment: what its gift cards leave. */
export const partOf = <Order extends { id: string; dueFen: number; cardFen: number }>(order: Order) => ({
  id: order.id,
  dueFen: payableFen(order),
})

/** The payment of several orders ends with the first of them. */
const earliest = (orders: readonly queries.OrderRow[], now: Date): Date =>
  orders.flatMap((order) => order.holdUntil ?? []).reduce((a, b) => (a < b ? a : b), holdUntil(now))

/** Those that were paid together with what left the bundle are paid together again. */
export const rebundleEach = async (
  ctx: Context,
  patient: PatientId,
  left: readonly queries.OrderRow[],
  before: readonly string[],
) => {
  const alive = left.filter(({ holdUntil }) => holdUntil !== null && holdUntil > ctx.now)
  for (const mates of Map.groupBy(alive, ({ outTradeNo }) => outTradeNo).values())
    await rebundle(ctx, patient, mates, before)
}
