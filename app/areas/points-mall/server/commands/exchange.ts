import { drawCoupon } from '#app/areas/mall/coupons/server/public.ts'
import { type HoldVerdict, holdPieces, takeHeld } from '#app/areas/mall/stock/server/public.ts'
import type { Destination } from '#app/areas/orders/addresses/server/public.ts'
import { spendPoints } from '#app/areas/points/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { newId } from '#kit/random/new-id.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { later } from '#kit/time/span.ts'
import type { Obstacle } from '../../rules.ts'
import { imageOf, RECEIVER } from '../present.ts'
import { type GoodsRow, insertOrder, keepGoods } from '../queries.ts'

/** What somebody exchanges. */
export interface Exchange {
  goods: GoodsRow
  pieces: number
  /** What they agreed one costs. */
  points: number
  /** Where a parcel goes; undefined where nothing is sent. */
  destination: Destination | undefined
}

/** Why nothing was exchanged. */
export type Failed = Obstacle | 'coupon' | 'changed'

type Exchanging = Pick<PatientContext, 'db' | 'patient' | 'now' | 'config'>

type Verdict = { id: string } | { failed: Failed }

/** Points, pieces, a coupon and the order: all of them in one transaction, or none; the order's id. */
export const exchange = (ctx: PatientContext, wish: Exchange): Promise<Verdict> =>
  ctx.transact((inside) =>
    rollbackIf(
      inside,
      (done) => 'failed' in done,
      (ctx) => exchangeInside(ctx, wish),
    ),
  )

/** The same inside a transaction whose owner undoes it where it failed. */
export const exchangeInside = async (ctx: Exchanging, wish: Exchange): Promise<Verdict> => {
  const { db, patient, now } = ctx
  const { pieces, points } = wish
  const id = newId()
  const amount = points * pieces
  // The patient's row first: whoever gives something back takes the locks in the same order.
  if (!(await spendPoints(ctx, { what: 'exchange', objectId: id, amount }))) return { failed: 'points' }
  const goods = await keepGoods(db, wish.goods.id)
  if (!goods?.isOn) return { failed: 'off' }
  if (goods.points !== points) return { failed: 'changed' }
  const held = { holdKey: holdKeyOf(id), stockId: goods.stockId, patientId: patient, pieces }
  const [verdict] = await holdPieces(db, [{ ...held, until: later(now, { minutes: 1 }) }], now)
  if (verdict !== 'held') return { failed: obstacles[verdict ?? 'not-found'] }
  await takeHeld(db, held.holdKey)
  if (goods.couponId !== null && !(await drawAll(ctx, goods.couponId, pieces))) return { failed: 'coupon' }
  const first = goods.kind === 'coupon' ? 'done' : 'waiting'
  await insertOrder(db, {
    id,
    patientId: patient,
    goodsId: goods.id,
    kind: goods.kind,
    name: goods.name,
    image: imageOf(goods),
    pieces,
    points: amount,
    path: [first],
    pathAt: [now],
    madeAt: now,
    receiverSealed: sealedReceiver(ctx, goods.kind === 'parcel' ? wish.destination : undefined),
  })
  return { id }
}

/** What holds the pieces of an exchange. */
export const holdKeyOf = (orderId: string): string => `points ${orderId}`

const obstacles: Readonly<Record<Exclude<HoldVerdict, 'held'>, Obstacle>> = {
  'not-found': 'off',
  'same-key': 'off',
  limit: 'limit',
  'sold-out': 'sold-out',
}

const drawAll = async (ctx: Exchanging, couponId: number, pieces: number): Promise<boolean> => {
  for (let at = 0; at < pieces; at++)
    if ((await drawCoupon(ctx, { couponId, patientId: ctx.patient })) === undefined) return false
  return true
}

const sealedReceiver = ({ config }: Exchanging, to: Destination | undefined): string | null =>
  to
    ? sealOf(config).seal(JSON.stringify({ name: to.name, mobile: to.mobile, fullAddress: to.fullAddress }), RECEIVER)
    : null
