import { distanceMetres, type Position } from '#kit/geo/distance.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { dayOf } from '#kit/time/day.ts'
import { datedDay } from '#kit/time/spoken.ts'
import { discountFen, discountText, isRate, limitText, type Priced } from '../rules.ts'
import type { CouponRow, HeldRow } from './queries/read.ts'

interface Seen {
  now: Date
  /** How many of it the asker has drawn. */
  drawn: number
  /** What it would be used on. */
  on?: Priced | undefined
}

/** A coupon with whether it can be drawn, and what it would take off. */
export const asCoupon = (row: CouponRow, { now, drawn, on }: Seen) => {
  const draw_desc = whyNotDrawn(row, { now, drawn })
  return {
    ...asShort(row),
    discountType: row.discountType,
    discountAmount: amountText(row),
    discountLimit: row.discountLimitFen,
    canDraw: draw_desc === '',
    draw_desc,
    is_gone: isOver(row, now) || row.left === 0,
    end_time: row.useUntil,
    selected: false,
    canDiscountAmount: on ? discountFen({ ...row, couponId: row.id }, on) : 0,
  }
}

const isOver = ({ isOn, drawUntil }: CouponRow, now: Date): boolean => !isOn || now >= drawUntil

/** Why a coupon cannot be drawn now, in words; '' where it can. */
const whyNotDrawn = (row: CouponRow, { now, drawn }: Omit<Seen, 'on'>): string => {
  if (drawn >= row.mostEach) return '已领取'
  if (isOver(row, now)) return '领取已结束'
  if (row.left === 0) return '已领完'
  if (row.isForPoints) return '到积分商城兑换'
  return now < row.drawFrom ? `${datedDay(dayOf(row.drawFrom), dayOf(now))}开始领取` : ''
}

/** A coupon in short. */
export const asShort = (row: CouponRow) => ({
  couponId: row.id,
  title: row.title,
  scope: scopeOf(row),
  discount_text: discountText(row.discountType, row.discountAmount),
  limit_text: limitText(row.discountLimitFen),
})

const amountText = ({ discountType, discountAmount }: CouponRow): string =>
  isRate(discountType) ? String(discountAmount / 100) : fenToYuan(discountAmount)

const scopeOf = ({ issuer, goodsIds, categoryIds, hospitalId, shopName }: CouponRow): string => {
  if (issuer === 'zhimai') return `${shopName}到店使用`
  if (hospitalId !== null) return '限指定医院的商品'
  return goodsIds.length + categoryIds.length > 0 ? '限部分商品' : '全场商品通用'
}

/** A coupon that somebody has, with where it stands. */
export const asHeld = ({ code, coupon }: HeldRow, { now, on }: Omit<Seen, 'drawn'>) => {
  const state = stateOf(code, now)
  const shown = asCoupon(coupon, { now, on, drawn: coupon.mostEach })
  return {
    ...shown,
    code_id: code.id,
    code: code.code,
    state,
    selected: code.isSelected,
    end_time: code.endsAt,
    canUse: state === 'free' && (on === undefined || shown.canDiscountAmount > 0),
  }
}

/** Where a code stands: what is free and past its time is over. */
export const stateOf = ({ state, endsAt }: HeldRow['code'], now: Date): string =>
  state === 'free' && endsAt <= now ? 'over' : state

/** A partner coupon with its shop. */
export const asZhimai = (row: HeldRow, now: Date, from: Position | null) => {
  const metres = from && distanceMetres(from, row.coupon)
  return {
    ...asHeld(row, { now }),
    shop_name: row.coupon.shopName,
    shop_address: row.coupon.shopAddress,
    distance: metres === null ? null : Math.round(metres),
  }
}
