/** What a line of an exported list of coupons says beside what all lines may say. */
export const factNames = { day_of: '按哪天', coupon_id: '优惠券' } as const
