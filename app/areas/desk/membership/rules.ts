/** Most codes that are made at once. */
export const MOST_CODES = 200

/** Views of the page. */
export const views = { combos: '套餐', codes: '激活码与兑换码', bookings: '权益预约' } as const
/** A view of the page. */
export type View = keyof typeof views
/** Every view. */
export const allViews = Object.keys(views) as View[]
