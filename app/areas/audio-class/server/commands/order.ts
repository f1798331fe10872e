import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { discountFen } from '#app/areas/mall/coupons/rules.ts'
import {
  giveCouponsBack,
  holdCoupons,
  listUsableCoupons,
  useHeldCoupons as markCouponsUsed,
} from '#app/areas/mall/coupons/server/public.ts'
import { closePayment, paymentOf, startPayment } from '#app/areas/pay/server/public.ts'
import type { Context, PatientContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { newId } from '#kit/random/new-id.ts'
import { later } from '#kit/time/span.ts'
import { address } from '#kit/wire/address.ts'
import { HOLD_MINUTES, PURPOSE } from '../../rules.ts'
import { type ClassRow, findClass } from '../queries/classes.ts'
import * as queries from '../queries/owned.ts'

/** What is ordered, and by what way its buyer came. */
export interface ClassWish {
  classId: number
  couponId: number | undefined
  channel: number
}

/** Why a class was not ordered. */
export type NotOrdered = 'not-found' | 'had-already' | 'coupon' | 'paying'

/** The page of a class. */
export const introOf = (classId: number): string => address('/vue/doctorlesson/intro', { classId })

/**
 * Orders a class, or goes on with the order that waits for its payment. One patient orders one after the other; the price
 * and what a coupon takes off are read here, never taken from who asks.
 */
export const orderClass = (ctx: PatientContext, wish: ClassWish): Promise<queries.OrderRow | NotOrdered> =>
  rollbackIf(
    ctx,
    (outcome: queries.OrderRow | NotOrdered) => typeof outcome === 'string',
    async (inside) => {
      const { db, patient } = inside
      await lockPatient(db, patient)
      const row = await findClass(db, wish.classId)
      if (row?.state !== 'on') return 'not-found'
      if (await queries.hasClass(db, patient, row.id)) return 'had-already'
      const live = await queries.findLive(db, patient, row.id)
      if (live && isStillMeant(live, row, wish, inside.now)) return live
      if (live && !(await letGo(inside, live))) return 'paying'
      return write(inside, row, wish)
    },
  )

/** Whether an order that waits is the one that is asked for now. */
const isStillMeant = (live: queries.OrderRow, row: ClassRow, { couponId }: ClassWish, now: Date): boolean =>
  live.holdUntil !== null &&
  live.holdUntil > now &&
  live.priceFen === row.priceFen &&
  (couponId === undefined || couponId === live.couponId)

/** Gives up an order that waits: its payment is closed first. False where money came in the same instant. */
export const letGo = async (ctx: Context, { id, outTradeNo }: queries.OrderRow): Promise<boolean> => {
  const { db } = ctx
  const isClosed =
    outTradeNo !== null &&
    ((await closePayment(ctx, outTradeNo)) || (await paymentOf(db, outTradeNo))?.state === 'closed')
  if (!isClosed) return false
  if (await queries.markExpired(db, id)) await giveCouponsBack(db, [id])
  return true
}

/** What the coupon of a class takes off it, whatever goods it is for elsewhere; undefined where it cannot be used. */
export const offOf = async (
  { db, now, patient }: Pick<PatientContext, 'db' | 'now' | 'patient'>,
  row: ClassRow,
  couponId: number,
): Promise<{ codeId: number; offFen: number } | undefined> => {
  if (couponId !== row.couponId) return undefined
  const held = (await listUsableCoupons(db, patient, now)).find(({ coupon }) => coupon.id === couponId)
  if (!held) return undefined
  const forAll = { ...held.coupon, couponId, goodsIds: [], categoryIds: [], hospitalId: null }
  const offFen = discountFen(forAll, { goodsId: 0, categoryId: 0, hospitalId: null, amountFen: row.priceFen })
  return offFen > 0 ? { codeId: held.code.id, offFen } : undefined
}

const write = async (ctx: PatientContext, row: ClassRow, wish: ClassWish): Promise<queries.OrderRow | NotOrdered> => {
  const { db, now, patient: patientId } = ctx
  const { couponId, channel } = wish
  const id = newId()
  const off = couponId === undefined ? { codeId: null, offFen: 0 } : await offOf(ctx, row, couponId)
  if (!off) return 'coupon'
  const { codeId, offFen } = off
  const codeIds = codeId === null ? [] : [codeId]
  if (codeId !== null && !(await holdCoupons(db, { patient: patientId, codeIds, holdKey: id, now }))) return 'coupon'
  const made = { id, patientId, classId: row.id, priceFen: row.priceFen, offFen, channel, madeAt: now }
  const draft = { ...made, couponId: couponId ?? null, couponCodeId: codeId }
  const amountFen = row.priceFen - offFen
  if (amountFen === 0) return giveAway(ctx, draft)
  const deadline = later(now, { minutes: HOLD_MINUTES })
  const bill = { patientId, purpose: PURPOSE, subjectId: id, amountFen, title: `音频课 ${row.title}` }
  const payee = `hospital:${row.hospitalId}` as const
  const outTradeNo = await startPayment(ctx, { ...bill, link: introOf(row.id), deadline, payee })
  const order = await queries.insertOrder(db, { ...draft, state: 'unpaid', outTradeNo, holdUntil: deadline })
  return order ?? 'paying'
}

/** What costs nothing, or nothing any more, is had at once. */
const giveAway = async (
  { db, now }: PatientContext,
  draft: Omit<Parameters<typeof queries.insertOrder>[1], 'state'>,
): Promise<queries.OrderRow | NotOrdered> => {
  const order = await queries.insertOrder(db, { ...draft, state: 'paid', paidAt: now })
  if (!order) return 'paying'
  await queries.insertGrant(db, { patientId: order.patientId, classId: order.classId, way: 'order', grantedAt: now })
  await markCouponsUsed(db, order.id, now)
  return order
}
