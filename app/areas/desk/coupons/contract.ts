import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { flag, id, maybe, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'
import { daySpan, exportOf, listing } from '#kit/wire/listing.ts'
import { allCountLists, allDayKinds, allUseStates, countSorts, useSorts } from './rules.ts'

const reading = { method: 'GET', owner: 'self', staff: true, may: 'offers.manage', refuses: notAllowed } as const

const usesAsked = {
  state: maybe(z.enum(allUseStates)),
  coupon_id: maybe(id()),
  /** Which day `from` and `to` are about; the drawing where it is not said. */
  day_of: maybe(z.enum(allDayKinds)),
  ...listing(useSorts),
  ...daySpan(),
}

export const deskCouponUses = call({
  ...reading,
  path: '/desk/coupon-uses',
  summary:
    'Who drew the coupons of the seller, the newest first, and on which order each was spent: by state, coupon, day, number of an order or telephone; people are masked',
  input: z.object({ ...usesAsked, ...paging(20) }),
  output: pageOf(
    z.object({
      code_id: z.int(),
      coupon_id: z.int(),
      title: z.string(),
      discount_text: z.string(),
      /** Who drew it, masked. */
      patient_name: z.string(),
      mobile: z.string(),
      state: z.enum(allUseStates),
      state_desc: z.string(),
      draw_time: time(),
      end_time: time(),
      use_time: time().nullable(),
      /** The order that holds or used it; '' where none does. */
      order_id: z.string(),
      order_no: z.string(),
      seller_name: z.string(),
      /** The order is one of this desk's: it can be opened here. */
      can_open: flag(),
      /** What it took off that order. */
      off_amount: yuan(),
    }),
  ),
})
export const deskCouponUsesExport = exportOf(deskCouponUses, usesAsked)

const countsAsked = { list: maybe(z.enum(allCountLists)), ...listing(countSorts), ...daySpan() }

export const deskCouponCounts = call({
  ...reading,
  path: '/desk/coupon-counts',
  summary:
    "The seller's coupons, each with how many were drawn on some days, where those stand, and what they took off",
  input: z.object({ ...countsAsked, ...paging(20) }),
  output: pageOf(
    z.object({
      coupon_id: z.int(),
      title: z.string(),
      discount_text: z.string(),
      is_platform: flag(),
      total: z.int(),
      drawn: z.int(),
      free: z.int(),
      held: z.int(),
      used: z.int(),
      over: z.int(),
      back: z.int(),
      off: yuan(),
      paid: yuan(),
      draw_until: time(),
    }),
  ),
})
export const deskCouponCountsExport = exportOf(deskCouponCounts, countsAsked)
