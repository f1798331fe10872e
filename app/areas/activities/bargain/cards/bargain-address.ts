import { address } from '#kit/wire/address.ts'

/** A bargain's own page. */
export const bargainAddress = (bargainId: string): string =>
  address('/activity/bargaindetail', { bargain_id: bargainId })

/** Where a friend helps with it: what is shared. */
export const helpAddress = (bargainId: string): string => address('/activity/bargainhelp', { bargain_id: bargainId })

/** Where it is ordered. */
export const bargainOrderAddress = (of: { act_id: number; goods_id: number }): string =>
  address('/activity/bargainOrder', { act_id: of.act_id, goods_id: of.goods_id })
