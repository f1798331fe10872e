import { asCoupon, drawCoupon, findCoupon, listCouponCodes } from '#app/areas/mall/coupons/server/public.ts'
import { secondsLeft } from '#app/areas/pay/rules.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import type * as contract from '../../contract/own.ts'
import { offOf, orderClass } from '../commands/order.ts'
import { giveClass } from '../commands/settle.ts'
import { asOrder, coverOf } from '../present.ts'
import type { ClassRow } from '../queries/classes.ts'
import { findLive, findOwnOrder, hasClass } from '../queries/owned.ts'
import * as queries from '../queries/shares.ts'
import { findOpen } from './open.ts'

type Buy = Pick<Handlers<typeof contract>, 'audioClassOrder' | 'classOrderDetail' | 'pushCoupon' | 'activityDraw'>

/** The coupon that a class offers, as the patient sees it; null where there is none, or they can do nothing with it. */
const offerOf = async (ctx: PatientContext, row: ClassRow) => {
  const { db, now, patient } = ctx
  const coupon = row.couponId === null ? undefined : await findCoupon(db, row.couponId)
  if (!coupon || (await hasClass(db, patient, row.id))) return null
  const drawn = (await listCouponCodes(db, patient, [coupon.id])).length
  const live = await findLive(db, patient, row.id)
  const isHeld = live?.couponId === coupon.id
  const off = isHeld ? live : await offOf(ctx, row, coupon.id)
  const shown = asCoupon(coupon, { now, drawn })
  if (!off && !shown.canDraw) return null
  return { ...shown, can_use: off !== undefined, price_with: row.priceFen - (off?.offFen ?? 0) }
}

/** Draws once: the piece, the reward and the note of it, or none of them. */
const draw = (ctx: PatientContext, activity: NonNullable<Awaited<ReturnType<typeof queries.findActivity>>>) =>
  rollbackIf(
    ctx,
    (outcome: string) => outcome !== 'drawn',
    async (inside) => {
      const { db, now, patient: patientId } = inside
      const { id: activityId, classId, couponId } = activity
      if (!(await queries.insertDraw(db, { activityId, patientId, drawnAt: now }))) return 'drawn-already'
      if (!(await queries.takePiece(db, activityId, now))) return 'all-gone'
      if (couponId === null)
        return (await giveClass(inside, { patientId, classId, way: 'activity' })) ? 'drawn' : 'had-already'
      return (await drawCoupon({ db, now }, { couponId, patientId })) === undefined ? 'all-gone' : 'drawn'
    },
  )

export const buyHandlers: Buy = {
  async audioClassOrder({ class_id: classId, coupon_id: couponId, channel_id }, ctx) {
    const order = await orderClass(ctx, { classId, couponId, channel: channel_id ?? ctx.channel })
    return typeof order === 'string' ? ctx.refuse(order) : asOrder(order, ctx.now)
  },

  async classOrderDetail({ order_id }, { db, now, patient, refuse }) {
    const found = await findOwnOrder(db, patient, order_id)
    if (!found) return refuse('not-found')
    const { order, class: row } = found
    const shown = asOrder(order, now)
    return {
      ...shown,
      class_id: row.id,
      title: row.title,
      cover: coverOf(row),
      price: order.priceFen,
      off_amount: order.offFen,
      add_time: order.madeAt,
      pay_time: order.paidAt,
      left_seconds: shown.state === 'unpaid' && order.holdUntil ? secondsLeft(order.holdUntil, now) : 0,
    }
  },

  async pushCoupon({ class_id: classId }, ctx) {
    const { db, now: offeredAt, patient: patientId, refuse } = ctx
    const row = await findOpen(ctx, classId)
    if (!row) return refuse('not-found')
    const coupon = await offerOf(ctx, row)
    if (!coupon) return { coupon, is_new: false }
    const is_new = await queries.insertOffer(db, { patientId, classId, couponId: coupon.couponId, offeredAt })
    return { coupon, is_new }
  },

  async activityDraw({ activity_id: id, class_id: classId }, ctx) {
    const { db, now, patient, refuse } = ctx
    const activity = await queries.findActivity(db, id, classId)
    if (!activity || !(await findOpen(ctx, classId))) return refuse('not-found')
    if (await queries.hasDrawn(db, patient, id)) return refuse('drawn-already')
    if (now < activity.beginsAt || now >= activity.endsAt) return refuse('not-now')
    const outcome = await draw(ctx, activity)
    if (outcome !== 'drawn') return refuse(outcome)
    const isClass = activity.couponId === null
    return {
      activity_id: id,
      reward: isClass ? ('class' as const) : ('coupon' as const),
      reward_words: isClass ? '这门课现在可以完整收听了' : '优惠券已放进您的卡包',
    }
  },
}
