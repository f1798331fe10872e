/** Where a coupon stands that somebody drew, as a desk tells it. */
export const useStates = {
  free: '未使用',
  held: '订单待付款',
  used: '已使用',
  over: '已过期',
  back: '已收回',
} as const
/** One of them. */
export type UseState = keyof typeof useStates
/** Every one of them, in order. */
export const allUseStates = Object.keys(useStates) as UseState[]

/** Which day of a coupon is asked about. */
export const dayKinds = { drawn: '领取日', used: '使用日' } as const
/** One of them. */
export type DayKind = keyof typeof dayKinds
/** Both of them. */
export const allDayKinds = Object.keys(dayKinds) as DayKind[]

/** By what drawn coupons may be sorted. */
export const useSorts = { draw_time: 'desc', use_time: 'desc' } as const

/** Coupons of a desk by whether they can still be drawn. */
export const countLists = { all: '全部', open: '可领取', ended: '已停止' } as const
/** One of the lists. */
export type CountList = keyof typeof countLists
/** Every one of them, in order. */
export const allCountLists = Object.keys(countLists) as CountList[]

/** By what the counts of coupons may be sorted. */
export const countSorts = { draw_until: 'desc', title: 'asc' } as const

/**
 * What is counted of a coupon: each figure with how it is counted. Every coupon that was drawn stands in one of the five after the first,
 * so that they add up to it.
 */
export const couponFigures = {
  drawn: { words: '已领', how: '这几天领到手的张数：自己领的、兑换的、赠送的都算；一位患者领两张算两张' },
  free: { words: '未使用', how: '还在有效期里、没有用的；订单取消或全额退款后退回来的也在这里' },
  held: { words: '占用中', how: '已经用在待付款的订单上，付款后变成已使用，订单取消后退回' },
  used: { words: '已使用', how: '用在已付款的订单上的；部分退款的订单仍算已使用' },
  over: { words: '已过期', how: '到期没有用的' },
  back: { words: '已收回', how: '赠送或奖励后又被收回的' },
  off: { words: '已优惠（元）', how: '“已使用”的这些券在订单里减掉的金额，也就是账上由优惠券承担的部分' },
  paid: { words: '用券订单实付（元）', how: '用了这些券的订单一共付了多少，礼品卡付的也算；退了的没有减去' },
} as const satisfies Record<string, { words: string; how: string }>
/** The name of a figure. */
export type CouponFigure = keyof typeof couponFigures
