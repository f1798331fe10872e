/** What staff do with coupons, in the words of the audit. */
export const acts = {
  'coupon.add': '新增优惠券',
  'coupon.stop': '停止优惠券',
} as const

/** The kind of these acts. */
export const actKinds = { 'coupon.': '优惠券' } as const

/** The rows that they are done to. */
export const rowKinds = { coupon: '优惠券' } as const

/** What a line says about a coupon beside its title. */
export const factNames = { discountType: '优惠类型', discountAmount: '优惠数' } as const
